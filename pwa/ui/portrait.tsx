import { useState } from 'react'

export interface PortraitProps {
  /** Same-origin path; empty: the initials stand instead. */
  readonly image: string
  readonly name: string
  /** Empty where words beside it say whose it is. */
  readonly label: string
}

/** A round portrait. Without a picture, or with one that cannot be loaded, the initials of the name. */
export function Portrait({ image, name, label }: PortraitProps) {
  const [failed, setFailed] = useState('')
  const shown = image !== '' && failed !== image
  if (shown) {
    return (
      <img className="portrait" src={image} alt={label} width={512} height={512} onError={() => setFailed(image)} />
    )
  }
  const initials = initialsOf(name)
  return label ? (
    <span className="portrait initials" role="img" aria-label={label}>
      {initials}
    </span>
  ) : (
    <span className="portrait initials" aria-hidden="true">
      {initials}
    </span>
  )
}

/** Two letters at most: of the first and the last part of a name; a number at its end says little. */
function initialsOf(name: string): string {
  const all = name.split(/[\s_-]+/).filter(Boolean)
  const worded = all.filter((part) => /^\p{L}/u.test(part))
  const parts = worded.length > 0 ? worded : all
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return chosen.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('')
}
