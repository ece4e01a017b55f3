import { loadDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { compare, isToSettle, shareNow } from '../../../../platform/draft/shared/account-drafts.ts'
import { isSame } from '../../../../platform/draft/unsaved-edit.ts'
import { currentPath } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Coded, codedOf } from '../../../../platform/words/use-say.ts'

const titleOf = ({ project: { header } }: WizardDraft): Coded | string =>
  [header.number, header.name].filter((part) => part.trim() !== '').join(' · ') || codedOf('draftUntitled')

const isOpen = ({ id }: WizardDraft): boolean => loadDraft()?.id === id && currentPath().startsWith('/project_new')

/** What happened to the draft, where a person does not see it. */
const tell: Parameters<typeof shareNow>[0] = (what, draft) => {
  const values = { title: titleOf(draft) }
  // Its steps say so themselves.
  if (what === 'to-settle' && !isOpen(draft)) toast({ code: 'roofs.to-settle', values })
  if (what === 'saved-elsewhere') toast({ code: 'roofs.saved-elsewhere', values })
  if (what === 'now-an-edit') toast({ code: 'roofs.now-an-edit', values })
  if (what === 'taken-over' && isOpen(draft)) toast({ code: 'roofs.taken-over', values })
}

/** The drafts of this device and those of the account's other devices. */
export const shareDrafts = (): Promise<'done' | 'unreachable'> => shareNow(tell)

/**
 * Whether a draft is what the account has, so that nothing is saved or paid that another device has saved already, or that a
 * person has not seen yet. Without a signal it is.
 */
export const isAsShared = async (draft: WizardDraft): Promise<boolean> => {
  await shareDrafts()
  const now = loadDraft()
  if (now?.id !== draft.id) return false
  if (isToSettle(draft.id)) compare(draft.id)
  return !isToSettle(draft.id) && isSame(now, draft)
}
