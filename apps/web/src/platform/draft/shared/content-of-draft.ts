import type { KeptDraft } from '@soundroof/contract/roofs/drafts/draft-calls'
import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { isSameContent } from '@soundroof/contract/roofs/drafts/merged-drafts'
import { bareAddress } from '../../api/bare-address.ts'
import { blankDraft, editIdOf, isBegun, projectFrom, stepFrom, type WizardDraft } from '../draft-record.ts'
import { withoutSignatures } from '../unsaved-edit.ts'
import type { SharedState } from './shared-state.ts'

/** What the other devices of the account get of a draft; null: nothing was entered, or it is only looked at. */
export const contentOf = (draft: WizardDraft): DraftContent | null => {
  // Read as the server reads it: without spaces at the ends of texts.
  const project = projectFrom(withoutSignatures(draft.project))
  if (!isBegun(draft) || draft.step === null || project === null) return null
  const { hash, openedRevision, maxNum, step, photosAt, underlay, isUnderlayChanged } = draft
  return {
    project,
    hash,
    openedRevision,
    maxNum,
    step,
    photosAt,
    underlay: underlay && { ...underlay, picture: bareAddress(underlay.picture) },
    isUnderlayChanged,
  }
}

type Dated = Pick<KeptDraft, 'savedAt'>

/** The draft with another device's changes; half-typed numbers and unsent files of this one stay. */
export const withContent = (draft: WizardDraft, content: DraftContent, { savedAt }: Dated): WizardDraft => ({
  ...draft,
  ...content,
  step: stepFrom(content.step),
  mode: content.hash === null ? 'add' : 'edit',
  readOnly: false,
  changedAt: Date.parse(savedAt),
})

/** A draft that another device began. */
export const draftFrom = (id: string, content: DraftContent, dated: Dated): WizardDraft =>
  withContent(blankDraft(id, new Date(dated.savedAt)), content, dated)

/** The new project, which another device has saved, as an edit of that. */
export const asEditOf = (draft: WizardDraft, hash: string): WizardDraft => ({
  ...draft,
  id: editIdOf(hash),
  mode: 'edit',
  hash,
  openedRevision: 1,
})

/** Whether the account has it as it is on this device. */
export const isShared = (draft: WizardDraft, state: SharedState | null): boolean => {
  const content = contentOf(draft)
  return content === null || (state?.base != null && isSameContent(state.base, content))
}
