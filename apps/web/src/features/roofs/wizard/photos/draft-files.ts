import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { draftsNow, loadDraft, saveDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { forgetServerProblem } from '../problems/server-problems.ts'
import type { FileCategory } from './check-file.ts'
import { inChosenOrder } from './upload-queue.ts'

/** Key of a draft's uploads: the hash of a stored project, else the draft's own name. */
export const draftKey = ({ hash, id }: Pick<WizardDraft, 'hash' | 'id'>): string => hash ?? id

const withFiles = (project: ProjectDraft, category: FileCategory, files: readonly string[]): ProjectDraft => ({
  ...project,
  photos: { ...project.photos, [category]: [...files] },
})

// A file may arrive during a later step: the step to resume at stays.
const keep = (wizard: WizardDraft): boolean => saveDraft({ ...wizard, step: wizard.step ?? 'photos' })

/** Adds a stored file to its draft, open or not; false when that draft is gone. */
export const addToDraft = (
  key: string,
  category: FileCategory,
  address: string,
  orderOf: (address: string) => number,
): boolean => {
  const wizard = draftsNow().find((draft) => draftKey(draft) === key)
  if (wizard === undefined) return false
  const files = inChosenOrder(wizard.project.photos[category], address, orderOf)
  forgetServerProblem('photos', [category])
  keep({ ...wizard, project: withFiles(wizard.project, category, files) })
  return true
}

export const removeFromDraft = (category: FileCategory, address: string): void => {
  const wizard = loadDraft()
  if (wizard === null) return
  const files = wizard.project.photos[category].filter((other) => other !== address)
  keep({ ...wizard, project: withFiles(wizard.project, category, files) })
}
