import { editIdOf, type WizardDraft } from '../draft-record.ts'
import { asEditOf, contentOf, isShared } from './content-of-draft.ts'
import type { SharedState } from './shared-state.ts'
import { mergeInto, type Taking } from './take-change.ts'

/** The edit of a project, with a draft of that project in it that another device had saved before it was complete here. */

type Left = { readonly draft: WizardDraft; readonly state: SharedState; readonly edit: WizardDraft }

const leftIn = ({ drafts, states }: Taking): readonly Left[] =>
  drafts.all().flatMap((draft) => {
    const state = states.of(draft.id)
    const edit = state?.project == null || draft.hash !== null ? null : drafts.of(editIdOf(state.project))
    return state && edit ? [{ draft, state, edit }] : []
  })

const takeOne = async ({ draft, state, edit }: Left, taking: Taking): Promise<void> => {
  const { drafts, states, tell } = taking
  const there = states.of(edit.id)
  const content = contentOf(edit)
  if (there === null || content === null || there.theirs !== undefined || !isShared(edit, there)) return
  const theirs = {
    version: there.version,
    savedAt: there.from?.savedAt ?? new Date(edit.changedAt).toISOString(),
    device_coded: there.from?.device_coded ?? { code: 'roofs.this-device' },
    content,
  }
  const both = { ...asEditOf(draft, edit.hash ?? ''), unsent: [...edit.unsent, ...draft.unsent] }
  // To settle until both are one: what is cut off here is merged the next time, and overwrites nothing.
  states.write(edit.id, { version: there.version, base: state.base, theirs })
  drafts.write(both)
  drafts.remove(draft.id)
  states.write(draft.id, { ...state, base: null })
  tell('now-an-edit', draft)
  await mergeInto(both, theirs, taking)
}

/** Only into an edit that the account has as it is here: what was changed in that alone is sent first. Answers whether there was one. */
export const takeIn = async (taking: Taking): Promise<boolean> => {
  const left = leftIn(taking)
  for (const each of left) await takeOne(each, taking)
  return left.length > 0
}
