import type { KeptDraft } from '@soundroof/contract/roofs/drafts/draft-calls'
import { type Sending, sendChanges } from './send-changes.ts'
import { mergeInto, type Taking, takeAsIs, takeChange } from './take-change.ts'
import { takeIn } from './take-in.ts'

/** Drafts of one account on its devices: what changed elsewhere is taken first, then what changed here is sent. */

type Changes = { readonly at: number; readonly drafts: readonly KeptDraft[] }

export type Sharing = Taking &
  Sending & {
    /** Null: the server is out of reach, or does not answer. */
    readonly changesAfter: (position: number) => Promise<Changes | null>
  }

/** Changes of one device follow each other, so the first that cannot be taken is asked for again. */
const take = async (sharing: Sharing, position: number): Promise<boolean> => {
  const changes = await sharing.changesAfter(position)
  if (changes === null) return false
  for (const kept of changes.drafts) if (!(await takeChange(kept, sharing))) return false
  sharing.states.moveTo(changes.at)
  // They come in parts.
  return changes.drafts.length === 0 || take(sharing, changes.at)
}

/** What was changed here since may agree with what waits to be settled. */
const mergeAgain = async (sharing: Sharing): Promise<void> => {
  for (const id of sharing.states.ids()) {
    const theirs = sharing.states.of(id)?.theirs
    const draft = sharing.drafts.of(id)
    if (theirs && draft) await mergeInto(draft, theirs, { ...sharing, tell: () => undefined })
    // Who discards their own state has not seen the other.
    if (theirs && !draft) takeAsIs(id, theirs, sharing)
  }
}

/** Another device may be first each time; the next change tries again. */
const attempts = 3

export const shareDrafts = async (sharing: Sharing): Promise<'done' | 'unreachable'> => {
  let position = sharing.states.position()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!(await take(sharing, position))) return 'unreachable'
    await mergeAgain(sharing)
    const outcome = await sendChanges(sharing)
    if (outcome === 'done' && (await takeIn(sharing)))
      return (await sendChanges(sharing)) === 'unreachable' ? 'unreachable' : 'done'
    if (outcome !== 'stale') return outcome
    position = 0
  }
  return 'done'
}
