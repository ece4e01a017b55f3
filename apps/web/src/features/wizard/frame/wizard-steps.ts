import type { StepId } from '@soundroof/contract/project/step'

export type WizardPath =
  | '/project_new'
  | '/project_new1'
  | '/project_new2'
  | '/project_new3'
  | '/project_new4'
  | '/project_new5'

export type WizardStep = { readonly id: StepId; readonly path: WizardPath; readonly title: string; readonly number: number }

/** Every screen of the wizard in order; the name step has no tab. */
export const wizardSteps: readonly WizardStep[] = [
  { id: 'header', path: '/project_new', title: 'Project', number: 0 },
  { id: 'building', path: '/project_new1', title: 'Building', number: 1 },
  { id: 'solar', path: '/project_new2', title: 'Solar', number: 2 },
  { id: 'photos', path: '/project_new3', title: 'Photo', number: 3 },
  { id: 'structure', path: '/project_new4', title: 'Structure', number: 4 },
  { id: 'roofCover', path: '/project_new5', title: 'Roof Type', number: 5 },
]

const first = wizardSteps[0] as WizardStep

export const lastStepNumber = 5

/** The tabs of the progress bar. */
export const tabs: readonly WizardStep[] = wizardSteps.filter(({ number }) => number > 0)

export const stepOf = (id: StepId): WizardStep => wizardSteps.find((step) => step.id === id) ?? first

export const stepAt = (number: number): WizardStep => wizardSteps.find((step) => step.number === number) ?? first

/** The step after this one; the last has none. */
export const nextStep = (id: StepId): WizardStep | null => {
  const { number } = stepOf(id)
  return number < lastStepNumber ? stepAt(number + 1) : null
}

/** Back in add mode: the step before; the first leads to the project screen. */
export const previousPath = (id: StepId): WizardPath | '/project' => {
  const { number } = stepOf(id)
  return number === 0 ? '/project' : stepAt(number - 1).path
}

export type TabState = 'done' | 'current' | 'open' | 'unfinished' | 'locked'

type TabInput = { readonly step: WizardStep; readonly current: StepId; readonly reached: number; readonly hasProblems: boolean }

/** Tabs up to the highest step reached can be opened; those without problems are ticked. */
export const tabState = ({ step, current, reached, hasProblems }: TabInput): TabState => {
  if (step.id === current) return 'current'
  if (step.number > reached) return 'locked'
  if (!hasProblems) return 'done'
  return step.number < reached ? 'unfinished' : 'open'
}
