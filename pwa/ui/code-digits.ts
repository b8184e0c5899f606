const LENGTH = 6

/** The digits of what was typed as a code, at most six. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, LENGTH)

/**
 * The code in a text that was pasted: six digits that stand for themselves, also in two halves ("123 456"), whatever else
 * the text says; without such, the digits that there are.
 */
export function codeInText(text: string): string {
  const alone = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? /(?<!\d)\d{3}[\s\u00a0-]\d{3}(?!\d)/.exec(text)
  return codeDigits(alone?.[0] ?? text)
}
