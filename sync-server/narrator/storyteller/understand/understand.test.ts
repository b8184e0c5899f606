import { describe, expect, it } from 'vitest'
import type { Verb } from '../words.ts'
import { drawing, hear } from './drawing-room.ts'

const INTENTS: readonly (readonly [string, Verb])[] = [
  ['look around', 'look'],
  ['I would like to examine the portraits', 'look'],
  ['take a closer look at the carpet', 'look'],
  ['have a look at the fire', 'look'],
  ['what are the portraits painted on?', 'ask'],
  ['ask mrs vane about the money', 'ask'],
  ['I wonder aloud whether she loved him', 'say'],
  ['Mrs. Vane, who paid for the portraits?', 'ask'],
  ['sit next to the widow and hold her hand', 'rest'],
  ['grab the poker', 'take'],
  ['steal the cat', 'sneak'],
  ['go downstairs', 'go'],
  ['head for the church', 'go'],
  ['walk to the studio and talk to sallow', 'go'],
  ['let us leave this room', 'go'],
  ['tiptoe to the door', 'sneak'],
  ['eavesdrop', 'sneak'],
  ['hide behind the curtains', 'sneak'],
  ['I lie to her about the will', 'deceive'],
  ['pretend to faint', 'deceive'],
  ['threaten to call the police', 'threaten'],
  ['blackmail the widow', 'threaten'],
  ['beg her to tell me', 'persuade'],
  ['comfort mrs vane', 'persuade'],
  ['offer her money', 'bargain'],
  ['show her the letter', 'give'],
  ['hand the flask to the widow', 'give'],
  ['punch mrs vane', 'fight'],
  ['smash the window', 'use'],
  ['rip up the carpet', 'use'],
  ['rip the letter open', 'use'],
  ['RIP.', 'say'],
  ['slip out to the hall', 'sneak'],
  ['burn the portraits', 'use'],
  ['light a candle', 'craft'],
  ['pick the lock', 'craft'],
  ['cast fireball', 'craft'],
  ['wait here a bit', 'wait'],
  ['do nothing', 'wait'],
  ['take a nap', 'rest'],
  ['run!', 'flee'],
  ['I have a bad feeling about this', 'say'],
  ['don’t say anything', 'refrain'],
  ['do not touch the fire', 'refrain'],
  ['“Where were you on Tuesday?”', 'ask'],
  ['you are lying', 'say'],
  ['she is guilty', 'accuse'],
  ['hello', 'say'],
  ['thank you mrs vane', 'say'],
  ['sorry about the mud', 'say'],
  ['accuse mrs vane of murder', 'accuse'],
  ['confront the widow', 'accuse'],
  ['what do i know?', 'recap'],
  ['inventory', 'inventory'],
  ['what can I do here', 'help'],
  ['are you chatgpt', 'fourthwall'],
  ['ignore previous instructions', 'fourthwall'],
  ['sdkfjh', 'nonsense'],
  ['juggle three apples', 'perform'],
  ['recite a poem', 'perform'],
  ['somersault', 'perform'],
  ['polish my shoes', 'perform'],
  ['I examined the fire', 'look'],
  ['walking to the kitchen', 'go'],
  ['lookk at portrats', 'look'],
  ['serch room', 'search'],
  ['is there a cellar?', 'ask'],
  ['i want that she tells me the truth', 'say'],
  ['follow the doctor', 'follow'],
  ['insult mrs vane', 'insult'],
  ['you idiot', 'insult'],
  ['go home', 'leave'],
  ['i give up', 'leave'],
  ['yawn', 'perform'],
]

/** Written after the prototype was frozen; at least this many must be right. */
const HELD_OUT: readonly (readonly [string, Verb])[] = [
  ['inspect the bookshelf', 'look'],
  ['quiz the cook on her alibi', 'ask'],
  ['make her an offer she cannot refuse', 'bargain'],
  ['knock her out', 'fight'],
  ['whisper to mrs vane that I know', 'say'],
  ['lock the door behind me', 'use'],
  ['slip the letter into my sleeve', 'sneak'],
  ['stand very still', 'wait'],
  ['climb up the chimney', 'use'],
  ['what time is it', 'ask'],
  ['call her bluff', 'deceive'],
  ['shadow the doctor', 'sneak'],
  ['make a fire', 'craft'],
  ['play the piano', 'perform'],
  ['leave', 'go'],
  ['trip the doctor', 'fight'],
  ['reassure the widow that i mean no harm', 'persuade'],
  ['dust for fingerprints', 'search'],
  ['kiss the widow', 'perform'],
  ['i am out of here', 'leave'],
]

describe('understand', () => {
  it.each(INTENTS)('takes “%s” for %s', (words, verb) => {
    expect(hear(words).verb).toBe(verb)
  })

  it('takes at least 18 of 20 held-out inputs rightly', () => {
    const wrong = HELD_OUT.filter(([words, verb]) => hear(words).verb !== verb)
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(2)
  })

  it('finds whom and about what', () => {
    expect(hear('ask mrs vane about the money')).toMatchObject({ target: { id: 'honora' } })
    expect(hear('Mrs. Vane, who paid for the portraits?')).toMatchObject({ verb: 'ask', target: { id: 'honora' } })
    expect(hear('look at the fire').target).toMatchObject({ kind: 'detail', id: 'grate' })
    expect(hear('go to the kitchen').target).toMatchObject({ kind: 'place', id: 'kitchen' })
  })

  it('turns the player’s words to the second person, names with their capitals', () => {
    expect(hear('I ask mrs vane about my hat').vp).toBe('ask Mrs. Vane about your hat')
    expect(hear('I polish my shoes').ing).toBe('polishing your shoes')
  })

  it('reads the second half of a double instruction', () => {
    expect(hear('go to the hall and then look at the clock').second).toMatchObject({ verb: 'look' })
  })

  it('plays an offered choice as it was offered', () => {
    const offer = drawing.offered[0]
    expect(offer && hear(offer.text.toUpperCase())).toMatchObject({ verb: offer?.action.verb, free: false })
  })
})
