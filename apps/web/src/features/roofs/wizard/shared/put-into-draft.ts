import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import { draftsNow, startBlankProject, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import type { SharedPhoto } from '../../../../platform/share/shared-photos.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { acceptFiles } from '../photos/accept-files.ts'
import { addFiles, uploadsNow } from '../photos/upload-manager.ts'
import { countedFiles, queuedIn } from '../photos/upload-queue.ts'

/** The answer for a project that does not exist yet. */
export const newProject = 'new'

export const draftFor = (choice: string): WizardDraft =>
  draftsNow().find(({ id, readOnly }) => id === choice && !readOnly) ?? startBlankProject()

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
