/** What a card says of several who are gone, and of what somebody was killed with, in English. */

/** A word after a noun that makes another thing of both: a letter opener is no letter. */
export const COMPOUND =
  /^\s+(?:openers?|openings?|boxes|keepers?|makers?|princes?|princess(?:es)?|attacks?|min(?:e|es|ers?)|shops?|stores?|rooms?|dealers?|thie(?:f|ves)|burglars?|race|fights?|hunters?|whisperers?|trainers?|walkers?|owners?|lovers?|holders?|rush|smiths?|bearers?|sellers?|factory|market|towers?|knife|head|cutter|stand|hooks?|rack)\b/i
const GONE =
  "missing|vanish(?:ed|ing)?|disappear(?:ed|ing)?|gone|kidnapped|abducted|taken|stolen|lost|never (?:came|come|returned)|did(?:n[’']t| not) (?:come|return)"
/** Several who are gone, with their number. */
export const LOST_GROUP = new RegExp(
  `\\b((?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|our|my|the|his|her|some|several|many) )(?:(?!from|of|in)[a-z]+ )?(?:children|kids|girls|boys|sisters|brothers|daughters|sons|miners|sailors|soldiers|villagers|students|pupils|campers|hikers|tourists|nuns|monks|orphans|twins|brides|women|men|babies|explorers|scientists|astronauts|passengers|guests|travell?ers|fishermen|workers|people))\\s+(?:(?:have|has|had|are|were|all|went|been|just|now|suddenly|mysteriously|from [a-z]+) ){0,4}(?:${GONE})\\b`,
  'i',
)
/** What somebody was killed with. */
export const KILLED_WITH =
  /\b(?:stabbed|killed|murdered|struck|strangled|shot|beaten|bludgeoned|slain|poisoned|clubbed|hit)\b[^.!?,;]{0,30}?\b(?:with|by means of) (?:an?|the|his|her|their|my) ((?:[a-z-]+ ){0,2}?[a-z-]{3,})(?=[.,;!?]|$| (?:in|on|at|by|from|and|while|before|after|during)\b)/i
/** By what else one asks for it. */
export const WEAPON_ALSO: readonly string[] = ['murder weapon', 'weapon']
/** Those of a card as they are spoken of. */
export const groupOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/^(?:my|our) /, 'your ')
    .replace(/^(?!the |your )(?:his |her |some |several |many )?/, 'the ')
