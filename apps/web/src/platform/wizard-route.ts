import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { PlainCode } from '@soundroof/words/language/say'

/** Paths of the wizard steps, in order. */
export const stepRoutes = {
  header: '/project_new',
  building: '/project_new1',
  solar: '/project_new2',
  photos: '/project_new3',
  structure: '/project_new4',
  roofCover: '/project_new5',
} as const satisfies Readonly<Record<StepId, string>>

/** The specified order. */
export const stepOrder = Object.keys(stepRoutes) as readonly StepId[]

/** Position of the photos: before the other steps, after Solar as specified, or after Structure. */
export const photoPlaces = ['first', 'after-solar', 'after-structure'] as const
export type PhotoPlace = (typeof photoPlaces)[number]

const placeOfPhotos: Readonly<Record<PhotoPlace, number>> = { first: 1, 'after-solar': 3, 'after-structure': 4 }

/** The steps in the user's order. */
export const stepsInOrder = (photos: PhotoPlace): readonly StepId[] =>
  stepOrder.filter((step): boolean => step !== 'photos').toSpliced(placeOfPhotos[photos], 0, 'photos')

/** Names of the tabs; the name step has none. */
export const stepTitles: Readonly<Record<StepId, PlainCode>> = {
  header: 'shell.project',
  building: 'Building',
  solar: 'components.solar',
  photos: 'Photo',
  structure: 'Structure',
  roofCover: 'Roof Type',
}

type Where = { readonly mode: 'add' | 'edit'; readonly hash: string | null; readonly id: string }

/** The address of a step: the stored project that is edited, or which of the drafts on this device is added. */
export const stepAddress = (step: StepId, { mode, hash, id }: Where): string => {
  const query = new URLSearchParams({ type: mode, ...(hash === null ? { draft: id } : { project: hash }) })
  return `${stepRoutes[step]}?${query}`
}
