/** Words of whoever plays to whatever they play on, and not of the hero: “undo”, “save”, “how do I play”. */

const OF_THE_GAME =
  '(?: (?:the |my |this |that |your )?(?:whole )?(?:game|story|quest|adventure|progress|file|state|play))?'
const WISH =
  "(?:(?:please|ok(?:ay)?|now|just|let me|let's|can i|could i|may i|how (?:do|can) i|i(?:'d| would) like to|i want to|i wanna),? )*"
const word = (body: string): RegExp => new RegExp(`^[/:!]?${WISH}(?:${body})(?:,? (?:please|now|here))*$`, 'i')

const OUTSIDE: readonly (readonly [kind: OutsideKind, words: RegExp])[] = [
  [
    'undo',
    word(
      '(?:undo|redo|rewind|revert|unsay)(?: (?:it|that|this|all|everything))?(?: (?:my |the )?(?:last |previous )?(?:turn|move|step|action|choice|reply|one|thing))?|(?:go|step) back (?:a|one) (?:turn|move)|take back (?:my|the) (?:last )?(?:turn|move)|ctrl ?[-+]? ?z',
    ),
  ],
  [
    'save',
    word(`(?:save|load|reload|restore|autosave|quicksave)${OF_THE_GAME}|(?:save|load) (?:and|then) (?:quit|exit)`),
  ],
  [
    'restart',
    word(
      `(?:restart|reset)(?: it)?${OF_THE_GAME}|(?:start|begin) (?:(?:${OF_THE_GAME.slice(4, -2)}) )?(?:over|again|anew|afresh)(?: from the (?:start|beginning|top))?|(?:start |begin )?(?:a )?new (?:game|story|adventure)|play again|start from the (?:start|beginning)`,
    ),
  ],
  [
    'quit',
    word('quit|(?:quit|exit|end|close|stop|leave|finish) (?:the |this )?(?:game|app|program|playing)|log ?out|log off'),
  ],
  [
    'help',
    word(
      'help|commands?|command list|list (?:of )?(?:the )?commands|menu|options|controls|instructions|tutorial|rules|hints?|tips?|manual|verbs|how to play|play(?: this)?(?: game)?\\?',
    ),
  ],
  ['stock', word('inventory|inv|stats?|status|my (?:stats|status|progress)|progress|character(?: sheet)?')],
  ['score', word('(?:my )?(?:score|points|level)')],
]
/** What such words ask for. */
export type OutsideKind = 'undo' | 'save' | 'restart' | 'quit' | 'help' | 'stock' | 'score'

/** What is asked of the storyteller as of a machine; undefined for anything a hero would say or do. */
export function outsideEn(text: string): OutsideKind | undefined {
  const plain = text.trim().replace(/[.!?]+$/, '')
  return plain.length > 60 ? undefined : OUTSIDE.find(([, words]) => words.test(plain))?.[0]
}
