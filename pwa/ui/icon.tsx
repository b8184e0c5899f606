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

/** A 20 px line icon in the colour of the text; decoration only, words stand beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}

/** The quill whose nib is an ember. `line`: the small quill beside the player's words. */
export function Mark({ line = false, className }: { line?: boolean; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sprite}#${line ? 'mark-line' : 'mark'}`} />
    </svg>
  )
}
