/** Letters that no English word has: hands on a keyboard. */

/** Keys that lie side by side. */
export const KEYBOARD_EN = /^(asdf|qwer|zxcv|hjkl|jkl|sdf|dfg|fgh|lkj|poi|wer|rty|uio)/

/** Without one of these there is no word. */
export const VOWEL_EN = /[aeiouyáéíóúäöüàâêèî]/

/** More consonants than a word bears. */
export const CLUSTER_EN = /[bcdfghjklmnpqrstvwxz]{5,}/

/** Letters that never meet. */
export const ODD_PAIR_EN = /[qxzj][bcdfghjklmnpqrstvwx]/

/** How a text is set, not what it says. */
export const MARKUP =
  /<\/?(?:b|i|u|s|p|q|em|strong|br|span|div|h[1-6]|code|pre|small|big|sub|sup|del|ins|mark|li|ul|ol)\b[^<>]{0,80}>/gi
