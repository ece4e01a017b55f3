import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'

/** Paths of the wizard steps, in order. */
export const stepRoutes = {
  header: '/project_new',
  building: '/project_new1',
  solar: '/project_new2',
  photos: '/project_new3',
  structure: '/project_new4',
  roofCover: '/project_new5',
} as const satisfies Readonly<Record<StepId, string>>

export const stepOrder = Object.keys(stepRoutes) as readonly StepId[]

type Where = { readonly mode: 'add' | 'edit'; readonly hash: string | null }

/** The address of a step, with the query for adding or editing. */
export const stepAddress = (step: StepId, { mode, hash }: Where): string => {
  const query = new URLSearchParams({ type: mode, ...(hash ? { project: hash } : {}) })
  return `${stepRoutes[step]}?${query}`
}
