import type { Problem } from '../../platform/problem.ts'
import { buildingStep } from './building.ts'
import type { ProjectDraft } from './draft.ts'
import { type FieldSpec, fieldSpec } from './field.ts'
import { headerStep } from './header.ts'
import { photosStep } from './photos.ts'
import { allowedRoofTypes, roofCoverStep } from './roof-cover.ts'
import { solarStep } from './solar.ts'
import {
  applyResets,
  changedFields,
  checkStep,
  type StepContext,
  type StepDefinition,
  type StepId,
  warnStep,
} from './step.ts'
import { structureStep } from './structure.ts'

/** The steps in the order of the wizard. */
export const steps = {
  header: headerStep,
  building: buildingStep,
  solar: solarStep,
  photos: photosStep,
  structure: structureStep,
  roofCover: roofCoverStep,
} as const

export const stepIds = Object.keys(steps) as readonly StepId[]

/** A problem with the step whose field it stands beside. */
export type StepProblem = Problem & { readonly step: StepId }

type Surroundings = Omit<StepContext, 'project'>

const stepOf = (id: StepId): StepDefinition<object> => steps[id] as unknown as StepDefinition<object>

/** All problems of one step of a project, first the toast. */
export const problemsOf = (id: StepId, project: ProjectDraft, around: Surroundings): readonly StepProblem[] =>
  checkStep(stepOf(id), project[id], { ...around, project }).map((problem) => ({ ...problem, step: id }))

/** The soft warnings of one step of a project. */
export const warningsOf = (id: StepId, project: ProjectDraft, around: Surroundings): readonly StepProblem[] =>
  warnStep(stepOf(id), project[id], { ...around, project }).map((problem) => ({ ...problem, step: id }))

/** Problems of the given steps, in the wizard's order. */
export const problemsOfSteps = (
  ids: readonly StepId[],
  project: ProjectDraft,
  around: Surroundings,
): readonly StepProblem[] => ids.flatMap((id) => problemsOf(id, project, around))

/** What a change emptied besides what the user touched: said beside the field, with Undo. */
export type Cleared = { readonly step: StepId; readonly field: string; readonly label: string }

/** Position 0 is a choice; a number 0 is what a reset leaves behind (the tilt of a flush mount). */
const isFilled = (value: unknown, kind: FieldSpec['kind']): boolean =>
  value !== null && value !== '' && (value !== 0 || kind === 'choice')

const clearedIn = (id: StepId, before: object, after: object, touched: readonly string[]): readonly Cleared[] => {
  const values = before as Record<string, unknown>
  const specOf = (field: string): FieldSpec => fieldSpec(stepOf(id).schema.shape[field])
  return changedFields(values, after as Record<string, unknown>)
    .filter((field) => !touched.includes(field) && isFilled(values[field], specOf(field).kind))
    .map((field) => ({ step: id, field, label: specOf(field).label }))
}

const withoutForbiddenRoofType = (project: ProjectDraft): ProjectDraft => {
  const { roofType } = project.roofCover
  if (roofType === null || allowedRoofTypes({ project }).includes(roofType)) return project
  return { ...project, roofCover: { ...project.roofCover, roofType: null } }
}

/**
 * The project after a change of one step, with the specified resets, and what they cleared.
 * The project before the change is the Undo.
 */
export const changeProject = <S extends StepId>(
  project: ProjectDraft,
  id: S,
  change: Partial<ProjectDraft[S]>,
  around: Surroundings,
): { readonly project: ProjectDraft; readonly cleared: readonly Cleared[] } => {
  const step = applyResets(stepOf(id), project[id], change, { ...around, project })
  const changed = withoutForbiddenRoofType({ ...project, [id]: step })
  const touched = Object.keys(change)
  const cleared = stepIds.flatMap((other) =>
    clearedIn(other, project[other], changed[other], other === id ? touched : []),
  )
  return { project: changed, cleared }
}
