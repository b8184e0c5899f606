import { CAPITAL_EN } from './card-people-en.ts'
import { TITLE } from './card-words-en.ts'

/** Feasts, numbers, saints and animals in a card, whose names are nobody’s and no town’s. */

/** Whoever the card says the hero is: “You are Inspector Bly”, “a dragon named Smolder”. */
export const HERO_NAMED = new RegExp(
  `\\b(?:[Yy]ou(?: are|['’]re)|[Yy]ou play(?: as)?|[Yy]our name is|[Tt]hey call you)\\s+(?:(?:an?|the|my)\\s+(?:[a-z’-]+\\s+){1,4}?(?:(?:named|called)\\s+)?)?((?:(?:${TITLE})\\s+)?${CAPITAL_EN}(?:\\s+${CAPITAL_EN}){0,2})(?=[.,;!?]| (?:and|of|who|with|in|at|on)\\b)`,
  'gu',
)
/** An animal right before its name. */
export const PET_BEFORE =
  /\b(?:dog|cat|kitten|puppy|parrot|budgie|canary|raven|crow|owl|falcon|hawk|horse|pony|donkey|mule|goat|pig|cow|bull|hen|sheep|hamster|rabbit|tortoise|goldfish|fish|snake|rat|mouse|ferret|hound|wolf|bear|lion|tiger|monkey|elephant|dragon|griffin|unicorn)(?:,? (?:named|called))?,?\s+$/i
/** Feasts and days. */
export const HOLIDAY =
  /\b(?:New Year(?:[’']s)?(?: Eve| Day)?|Christmas(?: Eve| Day| Night)?|Hallowe[’']?en|All (?:Hallows|Saints|Souls)[’']?(?: Eve| Day| Night)?|(?:St\.? |Saint )\p{Lu}\p{Ll}+(?:[’']s)? (?:Day|Eve|Night)|(?:Valentine|Mother|Father|Veteran|President|April Fool|Founder)(?:[’']?s[’']?)? Day|Thanksgiving|Mid(?:summer|winter)(?:[’']s)?(?: Eve| Night| Day)?|Easter(?: Sunday| Monday| Eve)?|Good Friday|Palm Sunday|Ash Wednesday|Shrove Tuesday|Black Friday|Mardi Gras|Boxing Day|Bonfire Night|Guy Fawkes(?: Night| Day)|Twelfth Night|Candlemas|Michaelmas|Lammas|Walpurgis(?:nacht| Night)|Samhain|Beltane|Yule|Hanukkah|Passover|Ramadan|Diwali|Fourth of July|(?:Independence|Memorial|Labou?r|Remembrance|Armistice|Bastille|Groundhog|Judge?ment|Victory|Coronation) Day|Day of the Dead)(?!\p{L})/gu
/** “The U.S.” and the like, right before a word. */
export const INITIALS_BEFORE = /(?:\p{Lu}\.){2,}\s+$/u
/** A number right after a name. */
export const NUMBER_AFTER = /^\s+#?(\d{1,4}[A-Z]?)\b/
/** What is a house by its number, and what a town. */
export const HOUSE_NUMBERED =
  /^(?:Area|Camp|Station|Base|Ward|Block|Bunker|Outpost|Lab|Laboratory|Vault|Silo|Studio|Hangar|Warehouse|Shaft|Level|Deck)$/
export const TOWN_NUMBERED = /^(?:District|Zone|Sector|Colony|Settlement|Precinct)$/
/** A saint, a mount or a fort at the head of a name. */
export const DOTTED_PLACE = /^(?:St|Ste|Saint|Mt|Mount|Ft)\.?$/
/** What is built, right after the name of a saint. */
export const BUILT_AFTER =
  /^(?:[’']s)?\s+((?:(?:old|children[’']?s|county|city|general|boarding|girls[’']?|boys[’']?)\s+)?(?:orphanage|hospital|asylum|convent|church|chapel|school|college|cathedral|abbey|priory|monastery|infirmary|cemetery|prison|library|academy|hospice|workhouse|hotel|inn|manor|castle|lighthouse|clinic|parish))\b/i
/** Houses that are no homes. */
export const PUBLIC_HOUSE =
  /\s(?:Bank|Bar|Pub|Tavern|Club|Church|Cemetery|Restaurant|Casino|Zoo|Circus|Store|Shop|Market|Airport|Bakery|Clinic|Convent|Priory|Rectory|Vicarage|Villa|Gallery|Opera|Stadium|Penitentiary|Jail|Laboratory|Bookshop|Bookstore|Barn|Garage|Ballroom|Nightclub|Motel|Spa|Gym|College|Brewery|Distillery|Foundry|Shipyard|Carnival|Fair)$/
