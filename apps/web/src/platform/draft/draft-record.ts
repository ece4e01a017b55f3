import { assessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { emptyProject, type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/project/draft'
import type { z } from 'zod'
import { isObject, parseJson } from '../json.ts'
import { stepOrder } from '../wizard-route.ts'

/** The project in the wizard. */
export type WizardDraft = {
  readonly project: ProjectDraft
  readonly mode: 'add' | 'edit'
  /** Identifier of a project that is being edited or was saved before; else null. */
  readonly hash: string | null
  /** From status 3 the wizard is read-only. */
  readonly readOnly: boolean
  /** Position of the highest step reached: 0 the project name, 5 the roof type. */
  readonly maxNum: number
}

/** A project being added that can be resumed: its step, and a copy that edits of other projects leave alone. */
export type UnfinishedProject = { readonly step: StepId; readonly project: ProjectDraft; readonly maxNum: number }

export type DraftRecord = { readonly current: WizardDraft | null; readonly unfinished: UnfinishedProject | null }

/** Raised when parts of a draft change name or meaning; a new part needs no new version, because it has a default. */
export const draftVersion = 2

export const noDraft: DraftRecord = { current: null, unfinished: null }

const projectFrom = (value: unknown): ProjectDraft | null => projectDraft.safeParse(value).data ?? null
const stepFrom = (value: unknown): StepId | null => stepOrder.find((step) => step === value) ?? null
const positionFrom = (value: unknown): number =>
  typeof value === 'number' && stepOrder[value] !== undefined ? value : 0

const optionSchemas: Readonly<Record<string, z.ZodType>> = assessmentOptions.shape

/** An assumption that is no longer offered (a design life of 5 years) gets its default. */
const stillOffered = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => optionSchemas[name]?.safeParse(value).success))

/** Version 1 had no number. It first called the highest step `maxStep`, and offered other assumptions. */
const fromVersion1 = ({ maxStep, project, ...rest }: Readonly<Record<string, unknown>>) => ({
  maxNum: maxStep,
  ...rest,
  project:
    isObject(project) && isObject(project.options) ? { ...project, options: stillOffered(project.options) } : project,
})

const currentFrom = (value: unknown): WizardDraft | null => {
  if (!isObject(value)) return null
  const project = projectFrom(value.project)
  if (project === null) return null
  return {
    project,
    mode: value.mode === 'edit' ? 'edit' : 'add',
    hash: typeof value.hash === 'string' ? value.hash : null,
    readOnly: value.readOnly === true,
    maxNum: positionFrom(value.maxNum),
  }
}

const unfinishedFrom = (value: unknown): UnfinishedProject | null => {
  if (!isObject(value)) return null
  const project = projectFrom(value.project)
  const step = stepFrom(value.step)
  return project && step ? { project, step, maxNum: positionFrom(value.maxNum) } : null
}

/** The stored record in this version, without damaged parts or parts of a later version. */
export const readRecord = (text: string | null): DraftRecord => {
  const value = parseJson(text)
  if (!isObject(value)) return noDraft
  const { version = 1, current, unfinished } = value
  if (version !== 1 && version !== draftVersion) return noDraft
  const brought = (part: unknown) => (version === 1 && isObject(part) ? fromVersion1(part) : part)
  return { current: currentFrom(brought(current)), unfinished: unfinishedFrom(brought(unfinished)) }
}

export const recordText = (record: DraftRecord): string => JSON.stringify({ version: draftVersion, ...record })

const two = (value: number): string => String(value).padStart(2, '0')

/** Local time as year-month-day hour:minute:second. */
export const wallClock = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`

export const blankDraft = (now: Date): WizardDraft => ({
  project: emptyProject(wallClock(now)),
  mode: 'add',
  hash: null,
  readOnly: false,
  maxNum: 0,
})

export const resumedDraft = ({ project, maxNum }: UnfinishedProject): WizardDraft => ({
  project,
  mode: 'add',
  hash: null,
  readOnly: false,
  maxNum,
})

export const editedDraft = (project: ProjectDraft, hash: string, readOnly: boolean): WizardDraft => ({
  project,
  mode: 'edit',
  hash,
  readOnly,
  maxNum: stepOrder.length - 1,
})
