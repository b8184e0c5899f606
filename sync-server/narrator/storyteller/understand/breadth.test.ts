import { describe, expect, it } from 'vitest'
import { VERB_LIST } from '../language/verbs-en.ts'
import type { Verb } from '../words.ts'
import { hear } from './drawing-room.ts'

/** Particle verbs with gaps, inflected forms, adverbs, openings, denials, questions and other languages. */
const BREADTH: Partial<Record<Verb, string>> = {
  look: `look around carefully / I carefully look around / gaze out of the window / I squint at the portraits /
    scrutinise the carpet / scrutinize the fireplace / keep an eye on mrs vane / I glanced at the clock / size
    the widow up / peek at the papers / give the portraits a once over / check out the fire / I stare into the
    flames / look at the fire without touching it / without touching anything, look at the fire / could I look
    at the fire / wanna look at the portraits / examine the clock and mirror / fire / the fire / portraits / I
    very slowly turn around / look closely at the portraits / examin the portraits`,
  use: `very quietly open the window / open the door / pull the curtain back / I put my hat on / take off my coat /
    switch the lamp off / turn on the light / throw the letter away / throw the letter into the fire / pour
    myself a glass of sherry / blow out the candle / ring the bell / set fire to the curtains / break the door
    down / kick the door open / shut the window / drink the sherry / knock on the door / can I open the window?
    / let me try to open the window / what if I break the window? / opne the window / kick the door / slam the
    door / use the poker to open the box`,
  search: `search the room thoroughly / look for the letter / I rummaged through the drawers / rifle through her papers
    / look behind the curtains / turn the carpet over / feel along the wall for a hidden catch / look the name
    up in the book / figure it out / piece the clues together / ransack the desk / sniff the glass / I'm looking
    for a hidden door / get to the bottom of this / pat the doctor down / I think about what she said / leaf
    through the album / move the chair aside / how about I search the desk / why don't we search the room? /
    quickly and quietly search the room`,
  go: `go to the kitchen / I think I'll go to the kitchen / make my way to the church / stroll over to the studio /
    hurried to the hall / run to the church / climb out of bed and go downstairs / return to the hall / I step
    outside / gonna head downstairs / stride out of the room / can we go to the kitchen / time to leave this
    room / it's time to go to the kitchen / kitchen / my character walks to the kitchen / walk slowly to the
    kitchen / after that I go to the kitchen`,
  ask: `tell me about the portraits / tell me what you know / question the widow / have a quiet word with mrs vane /
    pump her for information / inquire about the will / strike up a conversation with the widow / hear her out /
    pick her brain about the money / so where were you on tuesday / who painted these / were you here that night
    / maybe I should ask the widow / ask her about the cook and butler / mrs vane, give me the letter / mrs
    vane, tell me about the money / mrs vane where were you / mrs vane / tell me a story / show me the letter`,
  persuade: `talk her into telling me / talk mrs vane into it / win her over / butter her up / I try to calm her down /
    put her mind at ease / appeal to her conscience / sweet-talk the widow / cheer her up / get her to confess /
    reason with her / I pleaded with mrs vane / persaude her / let me in!`,
  deceive: `bluff my way past / pretend to be a policeman / pull the wool over her eyes / make up an excuse / pose as a
    buyer / throw her off the scent / string her along / tell a lie about my name / trick her into confessing /
    feigning sleep / make up a story`,
  threaten: `intimidate the widow / threatened her with prison / glare at mrs vane / demand an answer / force her to talk
    / put pressure on the widow / twist her arm / lean on the widow / threten the widow`,
  take: `pick the poker up / pick up the poker / I picked the poker up / grab hold of the cat / took the letter /
    gather up the papers / help myself to the silver / pluck a flower / fetch my coat / imma take the poker /
    take the poker and the letter / go and get the poker`,
  give: `give the letter to mrs vane / hand over the poker / hand it over / return the letter to the widow / show mrs
    vane the portrait / give back the ring / slide the letter across to her / take the letter to mrs vane`,
  fight: `throw the poker at mrs vane / hit her with the poker / beat the doctor up / I punched the doctor in the face
    / knock mrs vane down / tie her up / push mrs vane / slapped her / lunge at him / take a swing at the doctor
    / draw my pistol / strangling the doctor / shove him against the wall / push her away`,
  sneak: `sneak past the widow / creep up the stairs / put my ear to the door / listen at the keyhole / I hid under
    the table / duck behind the sofa / lie low / tail the doctor without being seen / stash the letter in my
    boot / pick his pocket / take cover behind the desk`,
  craft: `build a barricade / write a letter to my sister / sketch the room / pray to the gods / mend the clock / brew
    a potion / take a photograph of the portraits / I lit a candle / jot down what she said / put together a
    disguise / cook dinner / leave a note`,
  wait: `wait for her to speak / stay put / bide my time / hold my breath / stand guard / I just wait and see / kill
    some time / pass the time / hang around / I guess I'll wait`,
  rest: `sit down by the fire / lie down on the sofa / take a deep breath / catch my breath / bandage my hand / get
    some sleep / doze off / I close my eyes for a moment / put my feet up / may I sit down / I'd like to sit
    down / instead of leaving I sit down`,
  flee: `run away / make a run for it / get out of here / back away slowly / run for my life / escape through the
    window / I fled / jump out of the window / rather than fight, I run away`,
  say: `tell her the truth / whisper a warning / I tell mrs vane that I know everything / apologise to the widow /
    call out to the cook / introduce myself / shouting for help / offer my condolences / confess everything /
    point out the mistake / I like your hat / i don't trust her / I am tired / I'm scared of her`,
  accuse: `accuse the widow of lying / blame the doctor / call her a murderer / point the finger at mrs vane / gather
    everyone in the hall / pin the murder on the doctor / turn her in`,
  insult: `call her a cow / make fun of the widow / mock her hat / roll my eyes at her / tell her to shut up / laugh in
    her face / sneered at mrs vane`,
  leave: `call it a day / catch the next train / throw in the towel / pack my bags / I quit / I've had enough / go
    back to London`,
  follow: `run after the doctor / chase the cat / give chase / go after her / tag along with the doctor / pursuing the
    doctor`,
  perform: `dance on the table / sing a song / do a backflip / stick out my tongue / hug mrs vane / wink at the widow /
    pat the cat / tell a joke / tap my foot / shrug / throw my hat in the air`,
  spare: `let her go / forgive mrs vane / spare his life / show her mercy / have mercy on the widow / set him free /
    turn a blind eye / put my gun away`,
  bargain: `make a deal with the widow / bribe the doctor / grease his palm / offer her ten pounds / haggle over the
    price / pay him off / strike a bargain / trade the letter for the key / instead of arguing, offer her money`,
  refrain: `I won't open the door / no way I'm going in there / I'd rather not say / I decide not to open it / never
    touch the portraits / stop talking / leave her alone / refrain from answering / I am not going to the
    kitchen`,
  nonsense: `hola, quiero hablar con la señora / je regarde autour de moi / ich schaue mich um und gehe in die Küche /
    busco la carta / où est la lettre / Wo ist der Brief? / осмотреться / bonjour`,
  help: `help`,
  recap: `recap`,
}
const inputs = Object.entries(BREADTH).flatMap(([verb, text]) =>
  text.split('/').map((words) => [words.replace(/\s+/g, ' ').trim(), verb] as const),
)

/** What happens first, and what happens then. */
const IN_ORDER: readonly (readonly [string, Verb, Verb])[] = [
  ['grab the poker, then run', 'take', 'flee'],
  ['after searching the desk I leave', 'search', 'go'],
  ['after searching the room, go to the kitchen', 'search', 'go'],
  ['before leaving, I search the room', 'search', 'go'],
  ['search the room before leaving', 'search', 'go'],
  ['look around before going to the kitchen', 'look', 'go'],
  ['open the window after taking the poker', 'take', 'use'],
  ['distract her while I search the desk', 'deceive', 'search'],
  ['while waiting, I look at the portraits', 'look', 'wait'],
  ['once I have searched the room, I go to the hall', 'search', 'go'],
  ['having searched the room, I go to the hall', 'search', 'go'],
  ['as soon as I find the letter, I burn it', 'search', 'use'],
  ['go to the hall and look at the clock', 'go', 'look'],
  ['I take the poker and hit the doctor', 'take', 'fight'],
  ['sit down and wait', 'rest', 'wait'],
  ['pick the poker up and leave', 'take', 'go'],
  ['talk to mrs vane, but first look around', 'look', 'ask'],
  ['look at the carpet. then open the window', 'look', 'use'],
]

describe('the breadth of English', () => {
  it.each(inputs)('takes “%s” for %s', (words, verb) => {
    expect(hear(words).verb).toBe(verb)
  })

  it.each(IN_ORDER)('takes “%s” for %s, then %s', (words, first, then) => {
    const action = hear(words)
    expect([action.verb, action.second?.verb]).toEqual([first, then])
  })

  it('does not take an adverb for a thing', () => {
    for (const words of ['look around carefully', 'search very quietly', 'look about me as quietly as possible']) {
      expect(hear(words).target, words).toBeUndefined()
    }
  })

  it('finds the object inside a phrase and after it', () => {
    expect(hear('talk mrs vane into helping me').target).toMatchObject({ id: 'honora' })
    expect(hear('check the portraits out').target).toMatchObject({ id: 'easels' })
    expect(hear('read the letter aloud').target).toMatchObject({ id: 'letter' })
  })

  it('turns any form of the verb to its base', () => {
    expect(hear('I snuck past the widow').vp).toBe('sneak past the widow')
    expect(hear('eavesdropping on them').vp).toBe('eavesdrop on them')
    expect(hear('he’s gone, so I panicked').vp).toBe('panic')
  })

  it.each([
    [
      'a sentence in three milliseconds',
      'after very carefully searching the desk, I quietly go and pick the heavy old poker up from the floor',
      3,
    ],
    [
      'two thousand characters in six',
      'I say thank you and leave the room. Ask him if he knew the painter. '.repeat(30),
      6,
    ],
    ['commas without end in six', 'I look, '.repeat(250), 6],
  ])('reads %s', (_, words, limit) => {
    const times = Array.from({ length: 40 }, () => {
      const start = performance.now()
      hear(words)
      return performance.now() - start
    })
    // The quickest of many: what else the machine does is not counted.
    expect(Math.min(...times)).toBeLessThan(limit)
  })
})

describe('the verb list', () => {
  it('has no phrase twice, and no gap at either end', () => {
    const all = Object.values(VERB_LIST).flat()
    expect(all.length).toBeGreaterThan(1200)
    expect(all.filter((p, i) => all.indexOf(p) !== i)).toEqual([])
    expect(all.filter((p) => /^_|_$| {2}|_ _|^ | $/.test(p))).toEqual([])
  })
})
