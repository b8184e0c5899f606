/** What stands at the head of an English sentence and says nothing of what is done. */

/** What a player says to the storyteller before saying what to do. */
export const PREAMBLE =
  /^(?:(?:(?:guys|folks|team|nah|bro|bruh|dude|man|ooh+|aw+|yo|lol|haha|okay|ok|um+|uh+|so|wait)[,.!]*\s+){1,4}(?=(?:let's|let us)\b|(?:i|we|i'm|i'll) (?!(?:know|think|hate|love|feel|believe|was|am)\b))|(?:no,? )?(?:wait|hold on|stop)[,.!]* (?:no[,.!]* )?(?=(?:(?:i|we) )?(?:don't|do not|never)\b)|(?:not (?:gonna|going to) lie|to be (?:honest|fair)|honestly|frankly|in that case|if (?:i may|possible)|without further ado),\s*)/i
/** What sounds like a remark and is a resolve: “it's time to go”. */
export const TIME_TO =
  /^(?:(?:i think|ok(?:ay)?|well|now|so),? )?(?:it's|its|it is) (?:time|my turn|best|better) (?:for me |for us |i |we )?(?:to )?(?=\S)/i
/** What stands between commas and says nothing: “I would like, if at all possible, to look”. */
export const ASIDE =
  /,\s*(?:if (?:at all )?(?:possible|i may|you please|you don't mind|that is all right)|of course|for now|perhaps|after all|in fact|as it were|however|naturally|so to speak|then|too|please|(?:very |quite )?(?:kindly|gently|softly|quietly|politely|calmly|slowly|carefully)),\s*/gi
/** Cross with a thing, not with anybody: “I hate this stupid house”. */
export const MERELY_CROSS =
  /^(?!.*\b(?:you|your|you're|he|she|him|her|they)\b).*\b(?:stupid|dumb|ugly) (?!(?:man|woman|girl|boy|cow|old|people)\b)\w+/i
/** “Would it not be too much trouble, I”: courtesy before an act. */
export const IF_POLITE =
  /^(?:if (?:it (?:is|would|were|was|'s|wouldn't)|i may|i might|you(?:'ll| will| would| don't| do not| please| permit| excuse| forgive| have no)|nobody|no one|that(?:'s| is| would))\b[^?]{0,110}|with your (?:permission|leave)|by your leave|before (?:i|we) (?:accuse|name|blame|charge) (?:anybody|anyone|somebody|someone)\b[^,?]{0,40}|begging your pardon|(?:please,? )?excuse(?: me)?(?=,\s+(?:i|we) (?:(?:will|shall|must|now|just) )*(?:go|walk|head|leave|step|open|take|look|sit)\b)|pardon the intrusion|forgive me),\s+(?=(?:i|we|may|might|could)\b)/i
/** “Let’s go down, shall we?” is no question. */
export const SHALL_WE_EN = /^((?:let['’]?s|let us) [^?!.]+?),? shall we[?.!]*$/i
/** “Look at the tape, please”: courtesy that is not told with the act. */
export const PLEASE_END_EN = /(?<=\S)(?<!\b(?:say|saying|word)),? please$/i
