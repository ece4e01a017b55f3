import { fieldOf } from '../fields/draft-fields.ts'
import type { StepRules } from './step.ts'

export const photoCategories = ['roof', 'rafterSpan', 'connection', 'sheeting'] as const
export type PhotoCategory = (typeof photoCategories)[number]

/** Photos that a category requires. */
export const minimumPhotos = (category: PhotoCategory): number => fieldOf('photos', category).min ?? 0

export const photosRules: StepRules<'photos'> = {
  asked: { sheeting: (_, { project }) => project.solar.fixing === 'clamp' },
}
