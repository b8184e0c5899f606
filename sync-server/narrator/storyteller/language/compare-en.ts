const COMPARES =
  /^(?:(?:i|we) )?(?:carefully |closely |then |just )*(?:compare|check|match|hold|lay|set|put|measure|collate|weigh)(?:s|d|ed|ing)?(?: up)? (.{3,60}?) (?:with|to|against|beside|next to|alongside|and|by the side of) (.{3,60}?)(?:,? (?:and|to see|side by side|for|,).*)?[.!]*$/iu
const TWO =
  /^(?:(?:i|we) )?(?:carefully |closely |then |just )*(?:compare|match|collate|(?:check|hold|lay|set|put|measure|weigh)(?= .{3,60} (?:against|beside|next to|alongside) ))/iu

/** Why, at the end of an act. */
export const REASON_TAIL_EN =
  /,? (?:since|because|seeing that|given that|as (?:nobody|no one|everybody|everyone|all the others))(?!\p{L}).*$/iu

/** The two things that are laid side by side: “compare the date in the register with the slip”. */
export function comparedEn(words: string): readonly [string, string] | undefined {
  const m = TWO.test(words) ? COMPARES.exec(words) : null
  return m?.[1] && m[2] ? [m[1], m[2]] : undefined
}
