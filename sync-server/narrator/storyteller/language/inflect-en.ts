import { gerund } from './grammar.ts'

/** Irregular verbs: base, past, and past participle where it differs; alternatives by a stroke. */
const IRREGULAR = `arise arose arisen,awake awoke awoken,bear bore borne,beat beat beaten,become became,befall befell,begin began begun,
behold beheld,bend bent,beset beset,bet bet,bid bade/bid bidden,bind bound,bite bit bitten,bleed bled,blow blew blown,break broke broken,
bring brought,build built,burn burnt,burst burst,buy bought,cast cast,catch caught,choose chose chosen,cling clung,come came,
creep crept,cut cut,deal dealt,dig dug,dive dove,do did done,draw drew drawn,dream dreamt,drink drank drunk,drive drove driven,
dwell dwelt,eat ate eaten,fall fell fallen,feed fed,feel felt,fight fought,find found,flee fled,fling flung,fly flew flown,
forbid forbade forbidden,forget forgot forgotten,forgive forgave forgiven,forsake forsook forsaken,freeze froze frozen,get got gotten,
give gave given,go went gone,grind ground,grow grew grown,hang hung,have had,hear heard,hide hid hidden,hit hit,hold held,hurt hurt,
keep kept,kneel knelt,knit knit,know knew known,lay laid,lead led,lean leant,leap leapt,learn learnt,leave left,lend lent,let let,
lie lay lain,light lit,lose lost,make made,meet met,mislead misled,overcome overcame,overhear overheard,pay paid,plead pled,put put,
quit quit,read read,rid rid,ride rode ridden,ring rang rung,rise rose risen,run ran,say said,see saw seen,seek sought,sell sold,
send sent,set set,sew sewed sewn,shake shook shaken,shed shed,shine shone,shoot shot,show showed shown,shrink shrank shrunk,shut shut,
sing sang sung,sink sank sunk,sit sat,slay slew slain,sleep slept,slide slid,sling slung,slink slunk,slit slit,smell smelt,
sneak snuck,sow sowed sown,speak spoke spoken,speed sped,spend spent,spill spilt,spin spun,spit spat,split split,spread spread,
spring sprang sprung,stand stood,steal stole stolen,stick stuck,sting stung,stride strode stridden,strike struck stricken,
string strung,strive strove striven,swear swore sworn,sweep swept,swim swam swum,swing swung,take took taken,teach taught,
tear tore torn,tell told,think thought,thread threaded,throw threw thrown,tread trod trodden,understand understood,undo undid undone,
unwind unwound,wake woke woken,wear wore worn,weave wove woven,weep wept,wind wound,withdraw withdrew withdrawn,wring wrung,write wrote written,
rewrite rewrote rewritten,retell retold,repay repaid,withstand withstood,outrun outran,mistake mistook mistaken,foresee foresaw foreseen`

const IRREGULAR_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR.split(',').map((row) => {
    const [base = '', ...past] = row.trim().split(' ')
    return [base, past.flatMap((x) => x.split('/'))] as const
  }),
)

const PAST_FORMS: ReadonlySet<string> = new Set(
  [...IRREGULAR_FORMS].flatMap(([base, past]) => past.filter((f) => f !== base)),
)
/** Whether a word is the past form of an irregular verb. */
export const isIrregularPast = (word: string): boolean => PAST_FORMS.has(word)

const regularPast = (base: string): string => {
  if (/e$/.test(base)) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${gerund(base).slice(0, -3)}ed`
}

const thirdPerson = (base: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** Every form of an English verb but the base: “goes, going, went, gone”; American spellings too. */
export function formsOf(base: string): string[] {
  const irregular = IRREGULAR_FORMS.get(base)
  const plain = [thirdPerson(base), gerund(base), regularPast(base), `${base}ing`, ...(irregular ?? [])]
  const forms = plain.flatMap((f) => (/ll(?:ing|ed)$/.test(f) ? [f, f.replace('ll', 'l')] : [f]))
  if (!/[^a]ise$|yse$/.test(base) || base.length < 6) return forms
  const american = `${base.slice(0, -2)}ze`
  return [...forms, american, `${american}s`, `${american}d`, `${american.slice(0, -1)}ing`]
}
