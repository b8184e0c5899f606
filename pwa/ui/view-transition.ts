/**
 * Changes the page in a view transition where the browser has them; resolves when the change is made.
 * A transition that the next one overtakes, or that ends in a hidden tab, is skipped and not a fault: the page has changed all the same.
 */
export async function changeInTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition) return change()
  const transition = document.startViewTransition(change)
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  return transition.updateCallbackDone
}
