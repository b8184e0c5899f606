import { list } from '../language/grammar.ts'
import { WAYS_OUT_EN, WHO_AM_I_EN } from '../language/questions-en.ts'
import { drawSurely, placeById, placeNow, type Turn } from './turn.ts'

/** Who the hero is, and where one can go from here: asked of nobody, and told plainly. False for any other question. */
export function tellOneself(t: Turn): boolean {
  const { words, free } = t.action
  if (!free) return false
  if (WHO_AM_I_EN.test(words)) t.tell.put(1, drawSurely(t, 'whoAmI'), 'recap')
  else if (WAYS_OUT_EN.test(words)) {
    const ways = placeNow(t).exits.map((id) => placeById(t, id).name)
    t.tell.put(1, drawSurely(t, 'waysOut', { answer: list(ways) }), 'recap')
  } else return false
  return true
}
