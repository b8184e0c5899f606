import styles from './loading-line.module.css'

/** A thin rule with an ember passing along it; the words are for who cannot see it. */
export function LoadingLine({ label }: { label: string }) {
  return (
    <div className={styles.line} role="status">
      <span className="sr">{label}</span>
    </div>
  )
}
