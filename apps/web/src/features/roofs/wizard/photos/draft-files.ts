import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import {
  loadDraft,
  saveDraft,
  saveStep,
  unfinishedProject,
  type WizardDraft,
} from '../../../../platform/draft/draft-store.ts'
import { forgetServerProblem } from '../frame/server-problems.ts'
import type { FileCategory } from './check-file.ts'
import { inChosenOrder } from './upload-queue.ts'

/** Key of a draft's uploads: the hash of a stored project, else the time the project was made. */
export const draftKey = ({ hash, project }: Pick<WizardDraft, 'hash' | 'project'>): string => hash ?? project.dateTime

const withFiles = (project: ProjectDraft, category: FileCategory, files: readonly string[]): ProjectDraft => ({
  ...project,
  photos: { ...project.photos, [category]: [...files] },
})

const keep = (wizard: WizardDraft): void => {
  // A file may arrive during a later step: the step to resume at stays.
  if (wizard.mode === 'add') saveStep(wizard, unfinishedProject()?.step ?? 'photos')
  else saveDraft(wizard)
}

/** Adds a stored file to its draft; false when that draft is no longer open. */
export const addToDraft = (
  key: string,
  category: FileCategory,
  address: string,
  orderOf: (address: string) => number,
): boolean => {
  const wizard = loadDraft()
  if (wizard === null || draftKey(wizard) !== key) return false
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
