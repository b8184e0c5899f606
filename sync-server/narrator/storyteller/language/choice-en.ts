const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth']
const BY_NUMBER = /^(?:i (?:choose|pick|take) )?(?:(?:the )?(?:option|choice|number|no|nr)[. ]*|#)?([1-4])[.)!]*$/i
const BY_ORDINAL = /^(?:i (?:choose|pick|take) )?(?:the )?(first|second|third|fourth)(?: (?:one|option|choice))?$/i

/** Which of the offered choices is named by its place, from 1; 0 for none: “2”, “option 2”, “the second one”. */
export function choiceNumber(typed: string): number {
  const digit = BY_NUMBER.exec(typed)?.[1]
  if (digit) return Number(digit)
  const word = BY_ORDINAL.exec(typed)?.[1]
  return word ? ORDINALS.indexOf(word.toLowerCase()) + 1 : 0
}
