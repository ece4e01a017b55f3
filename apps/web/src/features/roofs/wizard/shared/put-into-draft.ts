import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import { isBegun } from '../../../../platform/draft/draft-record.ts'
import {
  draftsNow,
  editOf,
  startBlankProject,
  startEdit,
  type WizardDraft,
} from '../../../../platform/draft/draft-store.ts'
import { storedProject } from '../../../../platform/draft/open-project.ts'
import type { SharedPhoto } from '../../../../platform/share/shared-photos.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { acceptFiles } from '../photos/accept-files.ts'
import { addFiles } from '../photos/add-files.ts'
import { uploadsNow } from '../photos/upload-manager.ts'
import { countedFiles, queuedIn } from '../photos/upload-queue.ts'

/** The answer for a project that does not exist yet. */
export const newProject = 'new'

const storedMark = 'stored:'
export const choiceOfStored = (hash: string): string => `${storedMark}${hash}`

const begunEditOf = (hash: string): WizardDraft | null => {
  const edit = editOf(hash)
  return edit && isBegun(edit) ? edit : null
}

const editOfStored = async (hash: string): Promise<WizardDraft | null> => {
  if (begunEditOf(hash)) return begunEditOf(hash)
  const stored = await storedProject(hash)
  if (stored === null) return null
  // Begun in another tab, or taken over from another device, while it was read.
  const begun = begunEditOf(hash)
  if (begun) return begun
  const isReadOnly = stored.status >= firstReadOnlyStatus
  if (!isReadOnly) return startEdit(stored, hash)
  // An engineer has taken it since the list was read.
  toast('roofs.engineer-has-it', 'problem')
  return null
}

/** The draft that photos go into; null after a toast. */
export const draftFor = async (choice: string): Promise<WizardDraft | null> => {
  if (choice.startsWith(storedMark)) return editOfStored(choice.slice(storedMark.length))
  return draftsNow().find(({ id, readOnly }) => id === choice && !readOnly) ?? startBlankProject()
}

type Put = { readonly taken: readonly SharedPhoto[]; readonly messages: readonly Message[] }

/** Those that the category has room for. Answers once they are kept with the draft, so that the inbox may forget them. */
export const putIntoDraft = async (
  draft: WizardDraft,
  category: FileCategory,
  photos: readonly SharedPhoto[],
): Promise<Put> => {
  const present = countedFiles(draft.project.photos[category].length, queuedIn(uploadsNow(draft), category))
  const { files, messages } = acceptFiles(
    category,
    photos.map(({ file }) => file),
    present,
  )
  const areKept = await addFiles(draft.id, category, files).areSafe
  // Without room on the device they stay in the inbox until they are sent.
  return { taken: areKept ? photos.filter(({ file }) => files.includes(file)) : [], messages }
}
