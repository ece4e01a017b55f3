import { fileCategories, isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { WizardDraft } from '../draft/draft-record.ts'

/** Whether the draft of a calculation is from the desk: photos that wait here were taken on the roof. */
export const isFromDeskHere = ({ project, unsent }: Pick<WizardDraft, 'project' | 'unsent'>): boolean => {
  const waiting = fileCategories.map((category) => {
    const ids = unsent.filter((file) => file.category === category).map(({ id }) => id)
    return [category, [...project.photos[category], ...ids]] as const
  })
  return isFromDesk({ ...project, photos: { ...project.photos, ...Object.fromEntries(waiting) } })
}
