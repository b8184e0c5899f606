/** Words that say how, when or how often something is done, and never what. */
export const ADVERBS: ReadonlySet<string> = new Set(
  (
    'carefully quietly quickly slowly gently politely loudly softly secretly cautiously immediately discreetly calmly angrily ' +
    'boldly silently swiftly hastily hurriedly rapidly stealthily nervously anxiously eagerly happily sadly gladly gracefully ' +
    'awkwardly clumsily casually closely thoroughly patiently impatiently firmly roughly harshly kindly warmly coldly coolly ' +
    'bravely fearlessly fiercely furiously violently madly wildly desperately frantically suddenly finally eventually instantly ' +
    'directly simply merely actually really honestly sincerely seriously solemnly sternly gravely sweetly tenderly lovingly ' +
    'lightly tightly heavily deeply briefly repeatedly constantly deliberately intentionally accidentally absently idly lazily ' +
    'wearily sleepily innocently nonchalantly subtly slyly cunningly cleverly wisely foolishly stupidly recklessly daringly ' +
    'confidently hesitantly reluctantly tentatively timidly shyly meekly humbly proudly arrogantly smugly sarcastically ' +
    'ironically mockingly playfully cheerfully merrily joyfully enthusiastically excitedly dramatically theatrically bluntly ' +
    'frankly openly publicly privately personally properly neatly precisely exactly meticulously methodically systematically ' +
    'attentively intently curiously suspiciously warily vigilantly respectfully courteously graciously apologetically ' +
    'menacingly threateningly dangerously ominously mysteriously magically physically mentally inwardly aimlessly ' +
    'purposefully resolutely promptly speedily noisily steadily smoothly delicately sheepishly stubbornly tearfully ' +
    'urgently vigorously viciously hopefully quick fast hard again now please too instead anyway together alone aloud only'
  ).split(' '),
)
/** Words that strengthen an adverb. */
const DEGREE = /(?:^|\s)(?:very|really|quite|so|too|rather|pretty|extremely|ever|most|more|as)$/i

/** How, after a comma at the end: “the flare, gently”. */
export const LOOSE_MANNER_EN =
  /, ((?:[a-z]+ly|fast|hard|again|now|too)(?: (?:and )?(?:[a-z]+ly|fast|hard|again|now|too))*)(?=(?: at once)?$)/i

/** Between two adverbs. */
export const MANNER_SEAM_EN = / (?:and )?/

/** Whether a word says how. */
export const isAdverb = (word: string): boolean => ADVERBS.has(word)

/** Phrases at the end of a clause that say how or when: “with great care”, “as fast as I can”. */
const TAIL =
  /[\s,]+(?:with (?:(?:great|much|some|all|the utmost|extreme|my usual) )*(?:care|caution|haste|interest|attention|enthusiasm|ease|difficulty|a smile|a grin|confidence|dignity|gusto|suspicion)|without (?:a (?:word|sound)|hesitation|(?:making|being|saying|touching|getting|looking|waking|letting|speaking|telling|asking|disturbing)\b.*)|in (?:silence|secret|vain|detail|a hurry|haste|peace|case\b.*|the meantime|a low voice|a whisper|my head|private)|on tiptoe|on the spot|at once|right (?:away|now)|straight away|one (?:more|last) time|once more|for (?:a|some|the) (?:(?:little|long|short) )?(?:while|bit|moment|minute|second|time|time being|hour)|for an hour|a (?:bit|little|moment|while|second)|as \w+ly as (?:possible|i can|i could)|as (?:fast|hard|quick|loud|well|best) as (?:possible|i can|i could)|by myself|all (?:over|night|day)|instead of .*|rather than .*|just (?:in case|to be sure)\b.*|if (?:possible|i can|i may)|(?:not|and not|but not) .*)[\s.!,]*$/i

const MANNERED =
  "(?:ke(?:ep|pt) (?:my|our) (?:voice|head|eyes|hands|face|temper|breath|balance|back|hat|coat|gloves?|distance|ears)\\b(?: [\\w']+){0,3}|(?:shut|close|closed|pull|pulled|draw|drew|lock|locked|latch|latched|bolt|bolted) (?:(?:the|it|that|my|its) ?(?:door|gate|hatch|lid)?|door|gate) ?(?:shut |to |closed )?(?:softly |quietly |gently |carefully )?(?:behind|after) (?:me|us)|ke(?:ep|pt) to (?:the|one|my) (?:middle|centre|crown|edge|verge|side|left|right|shadows?|shade|wall|walls|path|road|back)(?: of (?:the|it) ?(?:road|street|path|lane|way|room|hall|corridor|stairs?|deck|bridge)?)?|keeping (?:always |well |close )?(?:to|near|away from|clear of|back from|out of) (?:the|my|its|his|her|their|any|every)\\b(?: [\\w']+){1,4}|(?:catch|caught|hold|held) my breath|(?:lower|lowered|raise|raised) my voice)"
/** “And kept my voice down”, “shut the door behind me”: how something is done, and no act of its own. */
export const MANNER_CLAUSE_EN = new RegExp(`^(?:(?:then|i|we) )*${MANNERED}[.!]*$`, 'i')
const MANNER_TAIL = new RegExp(`,?(?: and| then| but)? (?:(?:then|i|we) )?${MANNERED}[\\s.!,]*$`, 'i')

/** A longer text than this is left as it is. */
const MAX_LENGTH = 300

/** A clause's words without the ones at its end that say how. */
export function withoutManner(text: string): string {
  if (text.length > MAX_LENGTH) return text.trim()
  let t = text.replace(/[\s.!?,]+$/, '')
  for (let i = 0; i < 3; i++) {
    const before = t
    t = t.replace(TAIL, '').replace(MANNER_TAIL, '')
    const last = /[a-z]+$/i.exec(t)?.[0] ?? ''
    if (isAdverb(last.toLowerCase())) {
      const head = t.slice(0, -last.length).trimEnd()
      t = head.replace(DEGREE, '').replace(/[\s,]+(?:and|but)?$/i, '')
    }
    if (t === before) break
  }
  return t.trim()
}

/** Verbs and nouns that look like adverbs. */
const NOT_ADVERBS =
  /^(?:reply|apply|supply|imply|comply|multiply|rely|rally|bully|tally|sully|dally|ally|fly|family|belly|assembly|anomaly|monopoly)$/

/** The length of the adverbs at the head of a text, with what strengthens and joins them. */
export function leadingManner(text: string): number {
  const m =
    /^((?:(?:very|really|quite|so|rather|ever so|extremely|as)\s+)?([a-z]+)(?:,?\s+(?:and|but)\s+(?=[a-z]+ly\b)|,?\s+))\S/i.exec(
      text,
    )
  const word = (m?.[2] ?? '').toLowerCase()
  return m && (isAdverb(word) || (/..[a-z]ly$/.test(word) && !NOT_ADVERBS.test(word))) ? (m[1] ?? '').length : 0
}
