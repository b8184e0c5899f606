import { useState } from 'react'

export interface PortraitProps {
  /** Same-origin path; empty: the initials stand instead. */
  readonly image: string
  readonly name: string
  readonly label: string
}

/** A round portrait. Without a picture, or with one that cannot be loaded, the initials of the name. */
export function Portrait({ image, name, label }: PortraitProps) {
  const [failed, setFailed] = useState('')
  const shown = image !== '' && failed !== image
  return shown ? (
    <img className="portrait" src={image} alt={label} width={512} height={512} onError={() => setFailed(image)} />
  ) : (
    <span className="portrait initials" role="img" aria-label={label}>
      {initialsOf(name)}
    </span>
  )
}

/** Two letters at most: of the first and the last part of a name. */
function initialsOf(name: string): string {
  const parts = name.split(/[\s_-]+/).filter(Boolean)
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return chosen.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('')
}
