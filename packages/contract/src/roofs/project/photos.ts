import { fieldOf } from '../fields/draft-fields.ts'
import type { StepRules } from './step.ts'

/** Bytes: 10 MB a photo, 50 MB an extra file. */
export const maxPhotoBytes = 10_485_760
export const maxFileBytes = 52_428_800

export const photoCategories = ['roof', 'rafterSpan', 'connection', 'sheeting'] as const
export type PhotoCategory = (typeof photoCategories)[number]

/** Photos that a category needs before Next. */
export const minimumPhotos = (category: PhotoCategory): number => fieldOf('photos', category).min ?? 0

export const photosRules: StepRules<'photos'> = {
  asked: { sheeting: (_, { project }) => project.solar.fixing === 'clamp' },
}
