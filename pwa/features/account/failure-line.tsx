import { Icon } from '../../ui/icon.tsx'

/** Why something did not work, announced; for what belongs to no field. */
export function FailureLine({ text }: { text: string | null }) {
  return text ? (
    <p className="acct-fault" role="alert">
      <Icon name="close" />
      {text}
    </p>
  ) : null
}
