import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { FOR_A_PRICE_EN, OFFERED_EN, OFFERED_THING_EN } from '../language/personal-en.ts'
import type { Ref } from '../state.ts'
import { type Listener, makeAction } from './listener.ts'
import { asQuestion } from './normalise.ts'
import { resolve } from './resolve.ts'
import { speech } from './speech.ts'

/** “Would you like my coat?”: no question about a coat, but something kind; what is in hand is held out with it. */
export function offered(raw: string, words: string, l: Listener, who?: Ref): Action | undefined {
  if (!l.here.length || FOR_A_PRICE_EN.test(words)) return undefined
  const said = /[.!?…]["”]?$/.test(raw) || !l.lex.asking.test(words) ? raw : `${raw}?`
  const named = OFFERED_THING_EN.exec(words)?.[1]
  const held = l.known.filter((k) => k.ref.kind === 'thing' && l.state.things[k.ref.id] === 'me')
  const tool = named ? resolve(named, held) : undefined
  if (tool) {
    const quote = asQuestion(l.proper(said), (x) => l.lex.question.test(x))
    const vp = PHRASES.holdOut(tool.text)
    return makeAction(l, 'give', raw, { target: who ?? l.here[0], tool, noun: tool.text, vp, quote })
  }
  return OFFERED_EN.test(words) ? speech(said, l, { who, words, courtesy: true }, 'say') : undefined
}
