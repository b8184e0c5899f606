/** The paragraphs of a text, parted by blank lines and trimmed; empty ones are left out. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** The part of a growing text that ends with a whole word, so that no half word jumps to the next line later. */
export function wholeWords(text: string): string {
  return text.replace(/\S+$/, '')
}

/** The paragraphs of a growing text that will not change any more: all that a blank line follows. */
export function finishedParagraphs(text: string): string[] {
  const blank = [...text.matchAll(/\n\s*\n/g)].at(-1)
  return blank ? paragraphsOf(text.slice(0, blank.index)) : []
}
