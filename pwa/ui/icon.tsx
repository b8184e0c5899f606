import type { ReactElement } from 'react'
import sprite from './icons.svg?url'

/** Names of the drawn icons. */
export type IconName =
  | 'home'
  | 'books'
  | 'play'
  | 'quill'
  | 'chest'
  | 'more'
  | 'profile'
  | 'search'
  | 'filter'
  | 'back'
  | 'next'
  | 'prev'
  | 'down'
  | 'close'
  | 'check'
  | 'plus'
  | 'moon'
  | 'online'
  | 'offline'
  | 'wait'
  | 'coin'
  | 'lock'
  | 'edit'
  | 'undo'
  | 'copy'
  | 'd20'
  | 'spark'
  | 'globe'
  | 'exit'
  | 'login'
  | 'send'
  | 'trophy'
  | 'person'
  | 'sheet'
  | 'help'
  | 'bag'
  | 'goal'
  | 'place'
  | 'ranks'
  | 'save'
  | 'shield'
  | 'speak'
  | 'sword'
  | 'swords'
  | 'talk'
  | 'type'
  | 'wound'

/** A 20 px line icon in the colour of the text; decoration only, words stand beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}

/** A drawn icon by its name, or an element such as a Lucide icon with `className="i"`. */
export type IconSource = IconName | ReactElement

/** Shows either kind of icon. */
export function AnyIcon({ icon, className = '' }: { icon: IconSource; className?: string | undefined }) {
  return typeof icon === 'string' ? <Icon name={icon} className={className} /> : icon
}
