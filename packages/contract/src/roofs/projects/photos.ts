import { fieldOf } from '../fields/draft-fields.ts'
import type { StepRules } from './step.ts'

/** On the wire, one list of addresses each. */
export const photoCategories = ['roof', 'rafterSpan', 'connection', 'sheeting'] as const
export type PhotoCategory = (typeof photoCategories)[number]

/** Photos that a category requires. */
export const minimumPhotos = (category: PhotoCategory): number => fieldOf('photos', category).min ?? 0

type Fixing = 'screw' | 'clamp' | null

/** Photos of the sheeting are for clamped roofs only. */
export const photoCategoriesFor = (fixing: Fixing): readonly PhotoCategory[] =>
  photoCategories.filter((category) => category !== 'sheeting' || fixing === 'clamp')

/** Photos of the sheeting only for clamps. */
export const photosRules: StepRules<'photos'> = {
  asked: { sheeting: (_, { project }) => project.solar.fixing === 'clamp' },
}
