import type { Verb } from '../types.ts'

/** Verb patterns of English by intent, idioms first; tried in order at the head of the clause. */
export const VERB_PATTERNS: readonly (readonly [pattern: string, verb: Verb])[] = [
  ['(?:take|have|get|cast|had|took|throw) (?:an?other |an? |one )?(?:\\w+ )?(?:look|glance|peek|view)', 'look'],
  ['(?:take|have) (?:a |some )?(?:\\w+ )?(?:nap|rest|break|breath|seat|drink)', 'rest'],
  ['(?:have a word|have a chat|strike up a conversation|start a conversation)', 'ask'],
  ['(?:wonder aloud|think aloud|remark|mutter|mumble|comment)', 'say'],
  ['(?:give up|give in|am out of here|be out of here)', 'leave'],
  ['(?:make (?:him|her|them) an offer|make (?:an|my) offer|haggle|barter)', 'bargain'],
  [
    '(?:call (?:his|her|their) bluff|bluff my way|play dumb|feign|tell a lie|make up a story|invent a story)',
    'deceive',
  ],
  [
    '(?:knock (?:him|her|them|[a-z. ]+?) (?:out|down|over)|trip|disarm|restrain|tie up|choke|strangle|headbutt|ambush)',
    'fight',
  ],
  [
    '(?:stand (?:very |perfectly )?(?:still|by)|hold (?:still|my breath)|keep still|bide my time|stand and wait)',
    'wait',
  ],
  ['(?:dust for|look up|keep an eye out for|shine)', 'search'],
  ['(?:make a (?:fire|torch|trap|map|plan|list|rope)|set up|put together|sharpen|mix up)', 'craft'],
  ['(?:back (?:away|out) (?:of|from)|make a run for it|make a break for it|get away)', 'flee'],
  [
    '(?:tell|say to|inform|answer|reply|shout|yell|whisper|say|announce|declare|sing|greet|thank|apologi[sz]e|call out|explain|admit|confess|introduce myself|warn|promise|mention|exclaim|scream)',
    'say',
  ],
  [
    '(?:accuse|confront|denounce|expose|unmask|name the (?:killer|culprit|murderer|thief)|gather everyone|call everyone together)',
    'accuse',
  ],
  [
    '(?:ask|question|interrogate|interview|talk|speak|chat|converse|inquire|enquire|discuss|consult|listen to|quiz|query|grill|press (?:him|her|them)|call on)',
    'ask',
  ],
  [
    '(?:persuade|convince|beg|plead|charm|reassure|comfort|flirt|appeal|coax|negotiate|console|seduce|calm|win over|compliment|flatter|encourage|soothe|implore|urge|talk (?:him|her|them) into)',
    'persuade',
  ],
  ['(?:lie to|lie about|lie|bluff|deceive|trick|pretend|pose|fake|mislead|con|impersonate|disguise|fool)', 'deceive'],
  [
    '(?:threaten|intimidate|menace|scare|frighten|blackmail|bully|demand|order (?:him|her|them|everyone|everybody)|force (?:him|her|them)|corner|extort|lean on|glare at)',
    'threaten',
  ],
  ['(?:insult|mock|taunt|curse|swear|spit|ridicule|laugh at|tease|sneer)', 'insult'],
  ['(?:spare|forgive|let (?:him|her|them) go|keep the secret|keep silent|stay silent|show mercy)', 'spare'],
  ['(?:offer|bargain|trade|bribe|pay|deal|make a deal|strike a deal)', 'bargain'],
  ['(?:give|hand|return|pass|present|show|lend)', 'give'],
  [
    '(?:attack|fight|hit|punch|kick|strike|stab|shoot|kill|slap|tackle|shove|push|wrestle|throw|grapple|bite|murder|draw (?:my |a |the )?(?:sword|knife|gun|pistol|weapon|blade|revolver)|swing|charge|elbow|fire at|fire my)',
    'fight',
  ],
  [
    '(?:sneak|creep|hide|tiptoe|slip|steal|shadow|lurk|spy|eavesdrop|listen|pickpocket|duck|crouch|slink|conceal)',
    'sneak',
  ],
  ['(?:follow|chase|pursue|trail|tail)', 'follow'],
  [
    '(?:look at|look around|look|examine|inspect|observe|watch|study|describe|view|gaze|stare|glance|notice|see|admire|count|compare|contemplate|survey|behold|x|l)',
    'look',
  ],
  [
    '(?:search|investigate|look for|look under|look behind|look inside|look in|look through|find|rummage|probe|explore|check|scan|hunt|dig|track|smell|sniff|touch|taste|feel|lift|turn over|measure|analy[sz]e|deduce|think|read|go through|peer|test|trace|uncover|frisk|hack|decipher|translate)',
    'search',
  ],
  [
    '(?:cast|enchant|conjure|summon|pray|chant|repair|fix|build|craft|make|forge|mend|brew|mix|set a trap|rig|pick the lock|pick|draw|write|sketch|sew|invent|tinker|light|cook|assemble|weave|carve|program|rewire)',
    'craft',
  ],
  ['(?:take|grab|get|pick up|pocket|collect|snatch|seize|keep|borrow|acquire|fetch|confiscate|gather|scoop)', 'take'],
  [
    '(?:use|open|unlock|close|turn|pull|press|break|smash|burn|cut|pour|put|place|apply|insert|try|combine|knock|climb|move|tear|eat|drink|wear|drop|lock|shut|activate|switch|operate|wind|ring|shake|untie|tie|drag|fill|empty|bolt the)',
    'use',
  ],
  ['(?:flee|escape|run away|run off|run|bolt|get out|dodge|retreat)', 'flee'],
  [
    '(?:go home|go back home|quit|give up|leave town|leave london|leave the city|leave the story|leave forever|abandon|go to sleep forever|exit game|travel to|fly to|sail to|take the train|move to)',
    'leave',
  ],
  [
    '(?:go back|go|walk|enter|head|return to|return|travel|move to|visit|leave|exit|approach|climb to|come|proceed|cross|march|wander|hurry|descend|ascend|stroll|ride|n|s|e|w|north|south|east|west|upstairs|downstairs)',
    'go',
  ],
  ['(?:rest|sleep|sit|bandage|heal|breathe|nap|lie down|tend|recover|relax|doze|catch my breath|meditate)', 'rest'],
  ['(?:wait|pause|do nothing|stand still|stay|linger|hesitate|z|remain|nothing|continue|next|ok|okay|yes)', 'wait'],
  ['(?:inventory|inv|i|what do i have|what am i carrying|check my pockets)$', 'inventory'],
  ['(?:help|what can i do|commands|hint|how do i play|how does this work)\\b', 'help'],
  [
    '(?:recap|summary|what do i know|what happened|remind me|notes|journal|where am i|who am i|what is my goal)',
    'recap',
  ],
]
