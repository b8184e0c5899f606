/** A scrolled page, in pixels. */
export interface View {
  readonly top: number
  readonly height: number
  readonly window: number
}

/** Where the reader is, and whether the page goes on with the text. */
export interface Follow {
  readonly following: boolean
  /** At the end as far as the reader sees it: no chip needed. */
  readonly atEnd: boolean
  readonly view: View
}

/** This near to the end nothing of note is out of sight. */
const NEAR = 140
/** Who comes down this near to the end wants to follow again. */
const REJOIN = 48

const left = (view: View) => view.height - view.top - view.window

/** The start: a reader at the end, until the page says otherwise. */
export function startFollow(view: View): Follow {
  return { following: true, atEnd: true, view }
}

/**
 * The reader or the page moved. Moving up ends the following at once, however near the end is; a page that grows or
 * a smooth way down does not. `held`: the page is read from its top, so only what is in sight counts.
 */
export function follow(before: Follow, view: View, held: boolean): Follow {
  const rest = left(view)
  const up = view.top < before.view.top - 1 && view.height >= before.view.height && rest > 2
  const following = up ? false : before.following || rest <= REJOIN
  return { following, atEnd: rest < NEAR || (following && !held), view }
}
