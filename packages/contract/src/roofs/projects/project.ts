import type { Problem } from '../../platform/problem.ts'
import { fieldOf, type StepId, stepIds } from '../fields/draft-fields.ts'
import type { Field } from '../fields/field.ts'
import { buildingRules } from './building.ts'
import type { ProjectDraft } from './draft.ts'
import { headerRules } from './header.ts'
import { photosRules } from './photos.ts'
import { allowedRoofTypes, onlyRoofType, roofCoverRules } from './roof-cover.ts'
import { solarRules } from './solar.ts'
import {
  type AnyDraft,
  type AnyRules,
  applyResets,
  changedFields,
  checkStep,
  isAskedBy,
  type StepContext,
  warnStep,
} from './step.ts'
import { structureRules } from './structure.ts'

/** Rules of each step beyond the table of fields. They read their own step alone. */
const rules = {
  header: headerRules,
  building: buildingRules,
  solar: solarRules,
  photos: photosRules,
  structure: structureRules,
  roofCover: roofCoverRules,
} as unknown as Readonly<Record<StepId, AnyRules>>

/** A problem, and the step of its field. */
export type StepProblem = Problem & { readonly step: StepId }

/** What the checks need besides the project. */
export type CheckContext = Omit<StepContext, 'project'>

/** Whether the project's other answers call for the field. */
export const isAsked = (step: StepId, name: string, around: Pick<StepContext, 'project' | 'choices'>): boolean =>
  isAskedBy(rules[step], step, name, around)

/** Problems of one step; the first is the toast. */
export const problemsOf = (id: StepId, project: ProjectDraft, context: CheckContext): readonly StepProblem[] =>
  checkStep(rules[id], id, { ...context, project }).map((problem) => ({ ...problem, step: id }))

/** Warnings of one step, which do not block. */
export const warningsOf = (id: StepId, project: ProjectDraft, context: CheckContext): readonly StepProblem[] =>
  warnStep(rules[id], id, { ...context, project }).map((problem) => ({ ...problem, step: id }))

/** Problems of the given steps, in the wizard's order. */
export const problemsOfSteps = (
  ids: readonly StepId[],
  project: ProjectDraft,
  context: CheckContext,
): readonly StepProblem[] => ids.flatMap((id) => problemsOf(id, project, context))

/** What a change cleared in other fields: shown beside the field, with Undo. */
export type Cleared = { readonly step: StepId; readonly field: string; readonly label: string }

/** 0 is a choice for a list position; for a number it is what a reset leaves behind (the tilt of a flush mount). */
const isFilled = (value: unknown, kind: Field['kind']): boolean =>
  value !== null && value !== '' && (value !== 0 || kind === 'named' || kind === 'position')

/** The rafter spacing goes with the span that it was filled from: nothing of the person's is lost. */
const isFollowing = (field: string, before: AnyDraft): boolean =>
  field === 'rafterSpacing' && before.rafterSpacing === before.span

const clearedIn = (id: StepId, before: AnyDraft, after: AnyDraft, touched: readonly string[]): readonly Cleared[] =>
  changedFields(before, after)
    .filter((field) => !touched.includes(field) && isFilled(before[field], fieldOf(id, field).kind))
    .filter((field) => !isFollowing(field, before))
    .map((field) => ({ step: id, field, label: fieldOf(id, field).label }))

const withoutForbiddenRoofType = (project: ProjectDraft): ProjectDraft => {
  const { roofType } = project.roofCover
  if (roofType === null || allowedRoofTypes({ project }).includes(roofType)) return project
  return { ...project, roofCover: { ...project.roofCover, roofType: null } }
}

/** The roof type, where fixing and structure leave one alone. One that was just cleared stays so, and is asked. */
const withOnlyRoofType = (project: ProjectDraft, before: ProjectDraft, changed: StepId): ProjectDraft => {
  const only = onlyRoofType({ project })
  const wasCleared = changed !== 'roofCover' && before.roofCover.roofType !== null
  if (only === null || project.roofCover.roofType !== null || wasCleared) return project
  return { ...project, roofCover: { ...project.roofCover, roofType: only } }
}

/** A project after a change, and what it cleared. */
export type Changed = { readonly project: ProjectDraft; readonly cleared: readonly Cleared[] }

/** The project after a change of one step and the specified resets, and what they cleared. Undo restores the project before. */
export const changeProject = <S extends StepId>(
  project: ProjectDraft,
  id: S,
  change: Partial<ProjectDraft[S]>,
  context: CheckContext,
): Changed => {
  const step = applyResets(rules[id], project[id], change, { ...context, project })
  const changed = withOnlyRoofType(withoutForbiddenRoofType({ ...project, [id]: step }), project, id)
  const touched = Object.keys(change)
  const cleared = stepIds.flatMap((other) =>
    clearedIn(other, project[other], changed[other], other === id ? touched : []),
  )
  return { project: changed, cleared }
}
