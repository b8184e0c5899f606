export interface SkeletonProps {
  /** What is on its way, in words. */
  readonly label: string
  readonly lines?: number | undefined
}

/** Lines that stand for text on its way, with a sentence for who cannot see them. */
export function Skeleton({ label, lines = 4 }: SkeletonProps) {
  return (
    <div className="sk" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => `${100 - ((index * 17) % 48)}%`).map((width) => (
        <i key={width} style={{ width }} />
      ))}
      <p className="meta">{label}</p>
    </div>
  )
}

/** Books on their way, in the grid they will stand in. */
export function CoverSkeletons({ label, count = 8 }: { label: string; count?: number }) {
  return (
    <div role="status" className="shelf">
      <span className="sr">{label}</span>
      {Array.from({ length: count }, (_, index) => `book-${index}`).map((key) => (
        <span key={key} className="sk book">
          <i />
          <i />
        </span>
      ))}
    </div>
  )
}
