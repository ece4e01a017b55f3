import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { call } from '../api/api-client.ts'
import { goTo } from '../navigation.ts'
import { ask } from '../question.ts'
import { toast } from '../toast.ts'
import { stepAddress } from '../wizard-route.ts'
import type { Opened, WizardDraft } from './draft-record.ts'
import { editOf, openDraft, saveDraft, startCopy, startEdit } from './draft-store.ts'
import { isSameProject, unsavedEdit } from './unsaved-edit.ts'

const unsavedChanges = {
  title: 'unsavedTitle',
  text: 'unsavedText',
  confirmLabel: 'unsavedContinue',
  cancelLabel: 'unsavedLoadSaved',
} as const

type Stored = Opened & { readonly status: number }

/** Null after a toast. */
export const storedProject = async (hash: string): Promise<Stored | null> => {
  const [answer, picture] = await Promise.all([
    call('projectDetail', { query: { hash } }),
    call('underlay', { query: { hash } }),
  ])
  if (!answer.ok || !picture.ok) return null
  const parsed = parseWireProject(answer.data)
  const { revision, status } = answer.data
  if (parsed.ok) return { project: parsed.value.project, underlay: picture.data, status, revision }
  toast(parsed.problems[0]?.coded ?? 'serverError', 'problem')
  return null
}

/** What was made for other inputs is not entered over these. */
const isOutdated = (): false => {
  toast('savedSinceSeen', 'problem')
  return false
}

/** Whether a project still has the inputs that the reader saw; false after a toast. */
export const isAsSeen = async (hash: string, seen: ProjectDraft): Promise<boolean> => {
  const stored = await storedProject(hash)
  if (stored === null) return false
  return isSameProject(seen, stored.project) || isOutdated()
}

type Place = { readonly step: StepId; readonly field: string }
/** Suggested or tried for the inputs that the reader saw. */
type Change = { readonly seen: ProjectDraft; readonly apply: (project: ProjectDraft) => ProjectDraft }
const atStart: Place = { step: 'header', field: '' }

/** The draft with a change that Undo can take back. */
const changedDraft = (draft: WizardDraft, { step }: Place, change: Change | undefined): WizardDraft => {
  if (change === undefined || draft.readOnly) return draft
  const changed = { ...draft, step, project: change.apply(draft.project) }
  saveDraft(changed)
  return changed
}

/** As it is once that is answered: another tab may go on with it meanwhile. */
const continued = (asked: WizardDraft, hash: string, stored: Opened): WizardDraft => {
  const unsaved = unsavedEdit(editOf(hash), hash, stored) ?? asked
  saveDraft(unsaved)
  return unsaved
}

/**
 * Loads a stored project into the wizard and goes there, unless this device has unsaved changes to continue. Read-only from
 * status 3. Answers whether it went there. @param change applied to the loaded project, not calculated yet
 */
export const openInWizard = async (hash: string, place: Place = atStart, change?: Change): Promise<boolean> => {
  const stored = await storedProject(hash)
  if (stored === null) return false
  if (change !== undefined && !isSameProject(change.seen, stored.project)) return isOutdated()
  const isReadOnly = stored.status >= firstReadOnlyStatus
  const unsaved = isReadOnly ? null : unsavedEdit(editOf(hash), hash, stored)
  const choice = unsaved ? await ask(unsavedChanges) : 'cancel'
  if (choice === null) return false
  const loaded =
    unsaved && choice === 'confirm' ? continued(unsaved, hash, stored) : startEdit(stored, hash, isReadOnly)
  openDraft(loaded.id)
  const draft = changedDraft(loaded, place, change)
  goTo(`${stepAddress(place.step, draft)}${place.field === '' ? '' : `#${place.field}`}`)
  return true
}

/** Starts a new project as a copy of a stored one, and goes to its first step. */
export const copyInWizard = async (hash: string): Promise<void> => {
  const stored = await storedProject(hash)
  if (stored === null) return
  goTo(stepAddress('header', startCopy(stored.project)))
  toast('projectCopied', 'success')
}
