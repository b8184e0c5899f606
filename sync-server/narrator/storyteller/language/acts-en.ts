/** Acts told apart by their words where the intent alone does not tell them apart. */

/** A hand in the pocket of whoever was spoken of. */
export const PICKS_POCKET_EN = /\bpick(?:s|ed|ing)? (?:his|her) (?:\w+ )?(?:pockets?|purse)\b/i
/** Taking what is somebody else’s. */
export const THEFT_EN =
  /(?<!\p{L})(?:steal|stole|rob|robbed|pinch|nick|swipe|pilfer|filch|pocket|snatch|palm|purloin|loot|(?:run|ran|mak|make|made|slip|sneak|get) (?:off|away) with)(?:e?s|e?d|ing)?(?!\p{L})/iu
/** Sleep, and not a quiet minute in company. */
export const SLEEP_EN = /(?<!\p{L})(?:sleep|slept|nap|doze|snooze|bed|kip|forty winks|lie down|shut-eye)/iu
/** What is done with the voice, the heart or the flat of the hand: no handiwork. */
export const HEARTFELT_EN =
  /^(?:(?:i|we) )?(?:pray|kneel|sing|hum|whistle|chant|dance|stroke|pet|pat|fondle|tickle|scratch|cuddle|hug|kiss|bless|cross myself|light a candle|mourn|weep|cry)(?:e?s|e?d|p?t?ing)?(?!\p{L})/iu

/** Frames round a noun that only one thing can stand in. */
export const SINGULAR_EN = /there is no|such a thing as|could fairly be called|would have been/i
/** Somebody is heard and does not come: by a speaker, a grille, a line. */
export const FROM_AFAR_EN =
  /(?<!\p{L})(?:speaker|loudspeaker|grille|channel|duct|telephone|wireless|line four|intercom)(?!\p{L})/iu

/** A frame that says “you” round an act that is told of somebody else. */
export const MISFIT_ECHO = /(?<!\p{L})you, [^.]*(?<!\p{L})(?:their|them|themselves)(?!\p{L})/iu

/** Accusing anybody at all is accusing nobody: “before I accuse anybody of anything”. */
export const IDLE_CHARGE_EN = /(?<!\p{L})accus(?:e|es|ed|ing) (?:any|some|no) ?(?:body|one)(?!\p{L})/iu

/** A way without its verb: “to the yard”, “back to the bar”. */
export const TOWARDS_EN =
  /^(?:to|into|towards?|back (?:to|into|in|out|up|down|home)|down|up|out|over|through)(?!\p{L})/iu
/** Words that begin no act, whatever idioms begin with them: “in a low voice”. */
export const LINK_EN = /^(?:in|on|at|with|without|under|like|as|for|by|of|from)(?!\p{L})/iu
export const GO_EN = { go: 'go', going: 'going', to: 'to' } as const

/** What a thief names, out of “steal one of his shoes while he counts”. */
export const lootEn = (words: string): string =>
  (
    words
      .replace(/^(?:(?:i|we) )?\p{L}+\s+(?:(?:off|away) with\s+)?(?:the (?:whole|entire|very)\s+)?/iu, '')
      .split(
        /[,.;!?]|\s(?:while|as|before|after|when|from|off|out|that|which|for|and|to|with|without|in|on|under|behind)\s/i,
      )[0] ?? ''
  )
    .replace(/^(?:one|some|all|any|a few|two|three) of\s+/i, '')
    .trim()

/** An act that has somebody’s own “you” in it cannot be told of somebody else. */
export const OWN_CLAUSE_EN = /(?<!\p{L})(?:that|where|what|who|if|as|until|because|when|how|why|till) you(?!\p{L})/iu

/** Somebody without a name: told later, nobody knows whom it means. */
export const NAMELESS_EN = /(?<!\p{L})(?:him|her|hers|his|them|she|he|they)(?!\p{L})/iu

/** What only says more of the act before it: “to the rooms on the left, where she is”. */
export const RELATIVE_EN = /^(?:where|which|who|whom|whose|when|because|since|so that|although|though)(?!\p{L})[^?]*$/iu

/** The name of whoever is accused: “accuse Baxter of the murder”, but not “accuse them all”. */
export const ACCUSED_EN =
  /^(?!(?:you|him|her|them|everyone|everybody|anyone|anybody|someone|somebody|nobody|all|both|of|that|whoever|myself|one|each)(?!\p{L}))(?:the )?(\p{L}[\p{L}'’.-]*(?: (?!of |for |in |to |and |with |because )\p{L}[\p{L}'’-]*){0,2})/iu

/** What is eaten or drunk in somebody's company is done with them. */
export const IN_COMPANY_EN =
  /^(?:have|take|grab|get|eat|drink|dine|sup|lunch|breakfast|picnic|sip|feast|share|enjoy)(?!\p{L}).*(?<!\p{L})with (?!(?:my|an?|both)(?!\p{L}))(.+)$/iu
/** Whom or what something is done for or to. */
export const AIMED_EN = /(?<!\p{L})(?:for|to|with|at|beside) (.+)$/iu

/** A posture with what it is for: “kneel by the hearth to inspect the embers”. */
export const POSTURE_TO_EN =
  /^(?:kneel|bend|crouch|stoop|squat|lean|hunker|get down|reach|stretch|stand|climb|sit|pause|stop|turn(?: around| round| back)?(?= to )|rise|stand up|get up)\b.*?\sto\s+(?!the\b|my\b|a\b|her\b|his\b|mrs?\b)(.+)$/i

/** “Take the letter to the widow”: nothing is taken. */
export const DELIVERY_EN = /^(?:take|bring|carry|fetch)\b.*?\sto\s(.*)$/i

/** A second verb after “and”: “smile and nod”. */
export const AND_VERB_EN = /(?:^|\s)and (\p{L}+)\b.*$/iu

/** “Let him finish”: an act, though its verb comes after. */
export const LET_HEAD_EN = /^let (?:him|her|them|it|the|whoever|everybody|everyone)\b/i

/** “Help her up”: not the hero is to be helped. */
export const HELPS_ANOTHER_EN = /^help\s+(?!me\b|us\b|please\b|out\b)\S/i

/** Thinking it over is no search of the room. */
export const THOUGHT_EN =
  /^(?:(?:i|we) )?(?:(?:sit(?: down)?|stop|stand|pause|try|close my eyes) (?:and|to) )?(?:think(?: (?:it|this|that|things|everything|hard|about (?:it|this|that|everything|all this|the (?:case|clues?|evidence|facts)|what i (?:know|have|found|heard))))?(?: (?:over|through|out|hard|again|carefully|back|all))*|(?:ponder|reflect|meditate|puzzle|deduce|reason)(?: (?:it|this|things|over|on|about|out|through|what i know)){0,3}|mull (?:it|this|things) over|(?:work|figure|reason|puzzle) (?:it|this|things) out|(?:go (?:back )?over|consider|review) (?:what i know|the (?:case|clues?|evidence|facts))|put (?:the pieces|two and two|it all|it) together)[\s.!…]*$/iu

/** Sitting down beside somebody is company, whatever else it is. */
export const COMPANY_EN =
  /(?<!\p{L})(?:beside|with|next to|by|near|opposite|alongside|close to|at the side of|to keep)(?!\p{L})/iu
/** In, without a word of where. */
export const INWARD_EN =
  /^(?:(?:i|we) )?(?:go|step|walk|come|get|head|climb|slip|creep|enter)(?: (?:on|right|back|straight|quietly|slowly))?(?: (?:in|inside|indoors))?[\s.!]*$/iu

/** Sitting down by oneself is no sleep either. */
export const SITTING_EN = /^(?:(?:i|we) )?(?:sit|lean|perch|settle|crouch|squat)(?!\p{L})/iu

const I_DO =
  "^(?:(?:i|we)(?:'ll| will|'m going to| am going to| try to| want to| would| could)? )?(?:(?:just|simply|now|then|quickly|finally|immediately|try to|attempt to) )?"
/** What would end a life. */
const DEADLY_EN = new RegExp(
  `${I_DO}(?:kill|murder|shoot|stab|strangle|throttle|behead|decapitate|execute (?:him|her|them|every)|assassinate|slay|slaughter|massacre|hang (?:him|her|them|every)|drown|poison|impale|gut|knife|slit|cut (?:his|her|their|\\S+s) throat)(?:s|ed|ing)?(?!\\p{L})(?! out | around| on | about| up |-)`,
  'iu',
)
/** What nobody does in a minute, or at all: flying off, burning a town down, marrying, burying. */
const BEYOND_EN = new RegExp(
  `${I_DO}(?:burn (?:down|(?:the|this) (?:church|house|town|village|building|place|hall|city)|.{1,40} down$)|set (?:fire to|.{1,40} (?:on fire|alight|ablaze)$)|blow .{0,40}\\bup|blow up|demolish|(?:pull|tear|knock|bring) (?:down (?:the|this) (?:whole |entire )?(?:church|house|town|village|building|place|hall|city|tower|bridge|castle)|(?:the|this) (?:whole |entire )?(?:church|house|town|village|building|place|hall|city|tower|bridge|castle) down)|fly(?! at)|levitate|teleport|vanish|disappear|(?:become|turn|make myself) invisible|turn (?:myself |him |her |them |it )?into an?|(?:travel|go|jump|leap|walk|step|journey|turn|wind)(?: back| forwards?| backwards?)* (?:(?:in|through) time|the clock back|back time)|turn back (?:time|the clock)|(?:rewind|reverse|undo) (?:time|it all|everything)|walk through (?:the |a )?walls?|resurrect|raise the dead|bury(?! my (?:face|head|hands))|cremate|marry(?! off)|wed|(?:jump|leap|dive|throw myself) (?:off|out|from|into the (?:river|sea|abyss))|grow wings|stop time)(?!\\p{L})`,
  'iu',
)
/** Swallowing what is no food. */
const SWALLOW_EN = new RegExp(`${I_DO}(?:eat|swallow|devour|gulp down)(?!\\p{L})`, 'iu')
export const isDeadly = (vp: string): boolean => DEADLY_EN.test(vp)
export const isBeyond = (vp: string): boolean => BEYOND_EN.test(vp)
export const isSwallowed = (vp: string): boolean => SWALLOW_EN.test(vp)
const GUNS = ['gun', 'pistol', 'revolver', 'rifle', 'shotgun', 'musket', 'blaster', 'carbine']
const WITH_WEAPON =
  /(?<!\p{L})with (?:an?|the|my|his|her|this|that)?\s*(?:\p{L}+ )?(gun|pistol|revolver|rifle|shotgun|musket|blaster|carbine|knife|dagger|sword|axe|hatchet|spear|bow|crossbow|club|hammer|poker|grenade|bomb|chainsaw|machete|razor|sabre|laser)(?!\p{L})/iu
const OWN_WEAPON: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:shoot|shot|shooting)(?!\p{L})/iu, 'gun'],
  [/(?<!\p{L})(?:stab|stabbed|stabbing|knife|slit)(?!\p{L})/iu, 'knife'],
]
/** The weapon that an act needs, and the names by which one would do: “shoot her with a pistol”. */
export function weaponEn(words: string): { readonly noun: string; readonly kin: readonly string[] } | undefined {
  const noun = (WITH_WEAPON.exec(words)?.[1] ?? OWN_WEAPON.find(([verb]) => verb.test(words))?.[1])?.toLowerCase()
  if (!noun) return undefined
  return { noun, kin: GUNS.includes(noun) ? GUNS : noun === 'knife' ? ['knife', 'dagger', 'blade', 'razor'] : [noun] }
}

/** Going on with a chase, and not away from it. */
export const PRESSES_ON_EN =
  /^(?!.*(?<!\p{L})(?:away|back|home|stop|slow(?:ly|er)?|not|n't|from)(?!\p{L}))(?:(?:i|we) )?(?:(?:just|try to) )?(?:run|sprint|dash|race|hurry|rush|speed|go|move|keep|press|push|chase|climb|jump|leap|follow)(?:ing)?(?: \p{L}+){0,2}? ?(?:faster|harder|on|up|after|along|quicker|quickly|fast|hard|like|going|running|it)(?!\p{L})|^(?:(?:i|we) )?(?:run|sprint|faster|hurry(?: up)?|chase)[\s.!]*$/iu
/** What goes through the head, and nowhere else. */
export const MUSING_EN =
  /^(?:(?:i|we) )?(?:think|wonder|dream|daydream|remember|reminisce|muse|reflect|recall)(?:ing)?(?!\p{L})/iu
/** Giving away, and not only showing. */
export const GIVING_EN = /^(?:(?:i|we) )?(?:give|gave|hand|offer|pass|present)(?!\p{L})/iu

/** A text that begins as if its subject had been named. */
export const POINTS_BACK_EN = /^it\b/i

/** Listening to the place, and to nobody in it. */
export const BARE_LISTEN_EN =
  /^(?:i |you )?(?:just |stop and |stand still and |hold my breath and |keep still and )*listen(?: (?:for a (?:moment|while|minute|bit)|hard|closely|carefully|quietly|in silence|to the (?:room|silence|house|place|quiet|air|dark|walls?|night)))*[.!]*$/i
/** A text that points at its subject. */
export const THIS_EN = /\b(?:this|these) \p{L}/u

/** “Greet whoever is there by asking what is late”: the courtesy is a question. */
export const BY_ASKING_EN =
  /^(?:greet|welcome|hail|interrupt|stop|approach|address|begin|start|open|answer|reply|surprise|disarm|test|tease|salute)(?!\p{L})[^,?!"“]{0,60}?(?:,? (?:by|with|in)) asking (?:(?:him|her|them) )?(.{3,})$/iu

/** A song is for whom it is for, wherever they are. */
export const SUNG_FOR_EN =
  /^(?:sing|hum|whistle|recite|chant|pray|weep|mourn|drum|dance)\b.{0,80} (?:for|of|about|to|in memory of) /i
