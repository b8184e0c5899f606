/** What English says when somebody is spoken to. */
const TO_EN =
  /^(?:(?:i|we) )?(?:\p{L}+ly |try to |go and )?(?:(?:talk|speak|chat|whisper|listen|appeal|lie|reply|say (?:hello|hi|something|goodbye)|put (?:it|a question)) (?:to|with)|ask|tell|question|interrogate|interview|greet|persuade|convince|beg|bribe|threaten|deceive|bluff|cross-examine|warn|thank|confront|answer|flatter|charm|insult|call)\s+(?:to |for |out to )?/iu
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The corpse, the grave or the ghost is none of the person: it can be looked at. */
const NOT_THEM_EN = "(?![’']s?(?!\\p{L})|\\p{L})"

/** Whether words are for whoever bears one of the names, and not about them. */
export function isAddressed(vp: string, quote: string | undefined, names: readonly string[]): boolean {
  const to = TO_EN.exec(vp)
  const rest = to ? vp.slice(to[0].length).replace(/^(?:the |poor |dead |late )+/i, '') : ''
  return names.some((name) => {
    const bare = escaped(name.replace(/^the /i, ''))
    if (to && new RegExp(`^${bare}${NOT_THEM_EN}`, 'iu').test(rest)) return true
    if (!quote) return false
    return new RegExp(`^(?:(?:hello|hi|hey|oh|o|dear|good \\p{L}+),? )?${bare}[,!?]|,\\s*${bare}[.?!]*$`, 'iu').test(
      quote.trim(),
    )
  })
}
