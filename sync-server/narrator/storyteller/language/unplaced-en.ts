/** Questions that no topic answers. */

const LEAD =
  '^["“]?(?:(?:so|and|but|well|then|now|please|yes|no|ok(?:ay)?|hey|hi|hello|sorry|sir|madam|mister|mr|mrs|tell me|do you know|can you tell me)[,.!]? )*'

/** A question as it is put, with its mark or by its first words. */
export const ASKS_EN = new RegExp(
  `\\?["”]?$|${LEAD}(?:who|whom|whose|what|which|where|when|why|how|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|may|might)(?: |'s|’s)(?!no\\b)`,
  'iu',
)
/** A question as it is told: “ask him who finishes it”. */
export const ASKS_TOLD_EN =
  /^(?:(?:i|we|then|and) )*(?:ask|asks|asked|inquire|enquire|want to know|wonder)\b.*\b(?:who|whom|whose|what|which|where|when|why|how|whether|if)\b/iu
/** That somebody goes on, says more, or says it again: nothing is asked that could be known or not. */
export const ASKS_FOR_MORE_EN =
  /^["“]?(?:(?:so|and|but|well|then|now|please|yes|no|ok(?:ay)?|sorry|pardon),? )*(?:what (?:else|then|now|next|happened(?: then| next)?|do you (?:mean|think|say)|(?:can|could|would) you tell me)|and|so|then|why(?: not)?|how so|how come|really|pardon|sorry|(?:anything|something|nothing) else|is (?:that|there) (?:all|more|anything else)|(?:can|could|will|would|won't) you (?:go on|say more|tell me more|help(?: me)?|repeat (?:that|it)|say (?:that|it) again)|(?:can|could|may) (?:i|we) (?:talk|speak|ask|come|sit|stay)\b.*)[\s?.!…"”]*$/iu
/** Words of a question that are about nothing. */
export const EMPTY_STEMS_EN: ReadonlySet<string> = new Set(
  'about think thoug know knows tell told really please anyth somet every nothi anybo someb there where which would could shoul still again today tonig thing thing stuff peopl perso time first here have does been with from that this what when they them your mine'.split(
    ' ',
  ),
)
