import { draftsNow, removeDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { noteSavingEnded } from '../../../../platform/draft/shared/account-drafts.ts'
import { isAsSaved } from '../../../../platform/draft/unsaved-edit.ts'
import { shareDrafts } from './share-drafts.ts'

/** What was added while it was being saved stays: the next sharing makes an edit of the project of it. */
export const removeSaved = (saved: WizardDraft): void => {
  const now = draftsNow().find(({ id }) => id === saved.id)
  if (now !== undefined && !isAsSaved(now, saved)) return void shareDrafts()
  removeDraft(saved.id)
  noteSavingEnded(saved.id)
}
