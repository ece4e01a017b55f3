import { say } from '@soundroof/contract/platform/messages'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { call } from '../api/api-client.ts'
import { goTo } from '../navigation.ts'
import { ask } from '../question.ts'
import { toast } from '../toast.ts'
import { stepAddress } from '../wizard-route.ts'
import { loadDraft, startEdit } from './draft-store.ts'
import { unsavedEdit } from './unsaved-edit.ts'

const unsavedChanges = {
  title: 'Unsaved changes',
  text: 'This device has changes to this project that have not been calculated yet.',
  confirmLabel: 'Continue your unsaved changes',
  cancelLabel: 'Load the saved project',
}

type Place = { readonly step: StepId; readonly field: string }
const atStart: Place = { step: 'header', field: '' }

/**
 * Loads a stored project into the wizard and goes there, unless this device has unsaved changes to continue. Read-only from
 * status 3.
 */
export const openInWizard = async (hash: string, place: Place = atStart): Promise<void> => {
  const answer = await call('projectDetail', { query: { hash } })
  if (!answer.ok) return
  const parsed = parseWireProject(answer.data)
  if (!parsed.ok) return toast(parsed.problems[0]?.message ?? say('serverError'), 'problem')
  const isReadOnly = answer.data.status >= firstReadOnlyStatus
  const unsaved = isReadOnly ? null : unsavedEdit(loadDraft(), hash, parsed.value.project)
  const choice = unsaved ? await ask(unsavedChanges) : 'cancel'
  if (choice === null) return
  const draft = unsaved && choice === 'confirm' ? unsaved : startEdit(parsed.value.project, hash, isReadOnly)
  goTo(`${stepAddress(place.step, draft)}${place.field === '' ? '' : `#${place.field}`}`)
}
