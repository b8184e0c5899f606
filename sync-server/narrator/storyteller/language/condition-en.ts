/** “…, and if the price is fair I give him the loaf”: what is done only then is not done yet. */
const ACTS =
  '(?:give|take|buy|sell|ask|tell|go|leave|open|pay|hit|run|offer|show|break|push|pull|follow|hide|wait|read|call)'
const AND_IF_EN = new RegExp(
  `,? (?:and|but|then),? (?:then )?if (?!possible\\b|i (?:may|might)\\b|you\\b|need\\b|necessary\\b|not,)[^?"“”]{3,120}?(?:,| (?=(?:i|we|${ACTS})\\b)) ?(?:then )?(?:(?:(?:i|we)(?:'ll| will| shall| would|'d)?|${ACTS}) [^?"“”]{2,120})$`,
  'iu',
)
/** “…, if it is here,” between an act and the next. */
const IF_SO_EN = /, if (?:it|he|she|they|that|there)(?:'s| is| are)(?: \p{L}+){1,4}(?=,? and if\b)/iu
/** Words that may have a condition in them as part of what is said or asked. */
const SPOKEN_EN =
  /\b(?:say|tell|ask (?:him|her|them|if|whether)|promise|swear|threaten|warn|offer|wonder|know|see|check|think)\b[^,]* (?:that|if|whether|i|we)\b/iu

/** A sentence without what it makes depend on something: nothing is told as done that was only to follow. */
export const withoutConditional = (text: string): string =>
  text.length > 300 || !AND_IF_EN.test(text) || SPOKEN_EN.test(text.slice(0, text.search(AND_IF_EN)))
    ? text
    : text
        .replace(AND_IF_EN, '')
        .replace(IF_SO_EN, '')
        .replace(/, if (?:it|he|she|that|there)(?:'s| is) (?:\p{L}+ ?){1,3}$/iu, '')
