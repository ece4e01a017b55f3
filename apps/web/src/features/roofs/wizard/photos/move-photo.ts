import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { roomFor } from './check-file.ts'
import { draftOf, moveInDraft } from './draft-files.ts'
import { noteCategory } from './interrupted-files.ts'
import { countedFiles, queuedIn, uploadsOf } from './upload-queue.ts'
import { change, isQueued, queue } from './upload-state.ts'

/** How many more photos a category takes. */
export const roomIn = (wizard: WizardDraft, category: PhotoCategory): number => {
  const queued = queuedIn(uploadsOf(wizard.unsent, queue.get()), category)
  return roomFor(category, countedFiles(wizard.project.photos[category].length, queued)).room
}

/** Of a photo of the draft, sent or not; undefined: it was removed. */
export const categoryOf = ({ unsent, project }: WizardDraft, photo: string): PhotoCategory | undefined =>
  photoCategories.find(
    (category) =>
      project.photos[category].includes(photo) ||
      unsent.some((file) => file.id === photo && file.category === category),
  )

/** Whether there was room. */
export const movePhoto = (draft: string, photo: string, to: PhotoCategory): boolean => {
  const wizard = draftOf(draft)
  const from = wizard && categoryOf(wizard, photo)
  if (wizard === undefined || from === undefined || from === to) return true
  if (roomIn(wizard, to) === 0) return false
  moveInDraft(wizard, photo, from, to)
  if (isQueued(photo)) change(photo, { category: to })
  void noteCategory(photo, to)
  return true
}
