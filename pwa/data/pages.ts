import type { SyncAnswer } from '../../shared/contract/sync.ts'

/**
 * Joins the next page to the first pages of a full copy, so that the copy is applied at once and the screen never
 * shows a part of it. The results stay those of the first. A next page that begins another copy starts over.
 */
export function joinPages(first: SyncAnswer, next: SyncAnswer): SyncAnswer {
  const { results } = first
  if (next.full || next.epoch !== first.epoch) return { ...next, results }
  const gone = (entity: SyncAnswer['removed'][number]['entity']) =>
    new Set(next.removed.filter((each) => each.entity === entity).map((each) => each.id))
  const [quests, progress, messages] = [gone('quests'), gone('progress'), gone('messages')]
  const { changes } = first
  return {
    ...next,
    results,
    full: true,
    // Nothing older is left on the device for these to remove.
    removed: [],
    changes: {
      profile: next.changes.profile ?? changes.profile,
      rewards: next.changes.rewards ?? changes.rewards,
      quests: [...changes.quests.filter((row) => !quests.has(row._id)), ...next.changes.quests],
      progress: [...changes.progress.filter((row) => !progress.has(row.id)), ...next.changes.progress],
      messages: [
        ...changes.messages.filter((row) => !messages.has(row.id) && !progress.has(row.progressId)),
        ...next.changes.messages,
      ],
    },
  }
}
