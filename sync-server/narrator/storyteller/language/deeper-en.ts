/** What a cave, a wood or a ruin has more of: one goes into it, and is in the same place. */
const PART =
  '(?:shafts?|tunnels?|gallery|galleries|adits?|passages?|passageway|caves?|caverns?|seams?|levels?|pits?|holes?|darkness|dark|depths?|crypts?|naves?|cellars?|attics?|lofts?|towers?|stairs?|steps|staircase|ladders?|rungs?|undergrowth|thickets?|trees|bushes|water|shallows|ruins?|holds?|hull|cabins?|interior|opening|entrance|mouth|crack|well|mine)'
const GOES =
  '(?:go|climb|crawl|walk|step|descend|head|get|squeeze|venture|wade|dive|jump|slide|slip|creep|push|press|lower (?:my|your)self|let (?:my|your)self|abseil|swim|run)'
const DEEPER = new RegExp(
  `^(?:(?:i|we|you) )?(?:slowly |carefully |then |just )*(?:${GOES}(?: back| on| right| straight| farther| further| deeper| deep| all the way)* (?:down|into|in|inside|through|along|up)(?: (?:into|to|in|through|inside|of|the bottom of))*|enter|descend|explore|${GOES} (?:deeper|farther|further))(?: (?:the |this |that |its |a )?(?:[\\p{L}’'-]+ )?(${PART}))?(?: (?:deeper|again|slowly|carefully|on (?:a|the) rope))?[.!]*$`,
  'iu',
)
/** Deeper, without a word of what. */
const BARE = /(?<!\p{L})(?:deeper|farther|further|descend|explore)(?!\p{L})/iu

/** Whether one goes farther into the place where one is, and into what of it; undefined for neither. */
export function deeperEn(words: string): string | undefined {
  const m = DEEPER.exec(words)
  if (!m) return undefined
  return m[1] ?? (BARE.test(words) ? '' : undefined)
}
