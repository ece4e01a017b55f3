import { z } from 'zod'
import { inText } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { type AssessmentOptions, assessmentOptions, defaultOptions } from '../catalogue/assessment-input.ts'
import { emptyStep, type StepDraft, type StepId, stepSchema } from '../fields/draft-fields.ts'
import { type Origins, origins } from '../origins/origin.ts'

/** Local time of the person who made the project, `Y-M-D H:m:s`, shown unchanged. */
const dateTimePattern = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2}):(\d{1,2})$/

const isRealMoment = (text: string): boolean => {
  const [, y, mo, d, h, mi, s] = (dateTimePattern.exec(text) ?? []).map(Number)
  if (y === undefined || mo === undefined || d === undefined) return false
  const date = new Date(Date.UTC(y, mo - 1, d))
  const real = date.getUTCFullYear() === y && date.getUTCMonth() === mo - 1 && date.getUTCDate() === d
  return real && y >= 1900 && (h ?? 24) < 24 && (mi ?? 60) < 60 && (s ?? 60) < 60
}

/** `Y-M-D H:m:s` of a real day; no zone. */
export const dateTime = z
  .string()
  .refine(isRealMoment, inText(told('dateTimeForm')))
  .meta({ label: 'Date and time', unit: '', kind: 'text', max: 19 })

export type HeaderDraft = StepDraft<'header'>
export type BuildingDraft = StepDraft<'building'>
export type SolarDraft = StepDraft<'solar'>
export type PhotosDraft = StepDraft<'photos'>
export type StructureDraft = StepDraft<'structure'>
export type RoofCoverDraft = StepDraft<'roofCover'>

/** A project in the wizard and in the store: every step, possibly unfinished. */
export type ProjectDraft = { [S in StepId]: StepDraft<S> } & {
  dateTime: string
  options: AssessmentOptions
  /** Where values came from; absent where all were typed. Outside of what was paid: no calculation reads it. */
  origins?: Origins | undefined
}

/** A stored project; fields added since are empty or at their default. */
export const projectDraft: z.ZodType<ProjectDraft> = z.strictObject({
  header: stepSchema('header'),
  dateTime,
  building: stepSchema('building'),
  solar: stepSchema('solar'),
  photos: stepSchema('photos'),
  structure: stepSchema('structure'),
  roofCover: stepSchema('roofCover'),
  options: assessmentOptions.prefault({}),
  origins: origins.optional(),
})

/** A blank project made at this local time. */
export const emptyProject = (madeAt: string): ProjectDraft => ({
  header: emptyStep('header'),
  dateTime: madeAt,
  building: emptyStep('building'),
  solar: emptyStep('solar'),
  photos: emptyStep('photos'),
  structure: emptyStep('structure'),
  roofCover: emptyStep('roofCover'),
  options: defaultOptions,
})

/** The date part of the project's time, zero-padded. */
export const dateOf = (moment: string): string => {
  const [, year = '', month = '', day = ''] = dateTimePattern.exec(moment) ?? []
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** What a project is called by. */
export type Named = Pick<ProjectDraft, 'dateTime'> & { readonly header: Pick<HeaderDraft, 'name' | 'number'> }

/** `<number>-<date>-<name>`: the title and the name in the list. */
export const displayName = (project: Named): string =>
  `${project.header.number}-${dateOf(project.dateTime)}-${project.header.name}`
