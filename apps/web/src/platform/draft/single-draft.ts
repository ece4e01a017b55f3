import { assessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { z } from 'zod'
import { isObject, parseJson } from '../json.ts'
import { editIdOf, positionFrom, projectFrom, stepFrom, usualPhotoPlace, type WizardDraft } from './draft-record.ts'

/** Until version 2 a device had one record: the project in the wizard, and a backup of the one being added. */
const lastVersion = 2

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

/** The time of the last change was not stored, so the time of the project's start stands for it. */
const begunAt = ({ dateTime }: ProjectDraft): number => {
  const [year = 0, month = 1, ...rest] = dateTime.split(/\D+/).map(Number)
  const [day, hour, minute, second] = rest
  return new Date(year, month - 1, day, hour, minute, second).getTime()
}

/** A part of the record as a draft. Its uploads are stored under its hash, else under the time of its start. */
const draftFrom = (part: unknown): WizardDraft | null => {
  const project = isObject(part) ? projectFrom(part.project) : null
  if (!isObject(part) || project === null) return null
  const hash = typeof part.hash === 'string' ? part.hash : null
  return {
    id: hash === null ? project.dateTime : editIdOf(hash),
    project,
    mode: part.mode === 'edit' ? 'edit' : 'add',
    hash,
    openedRevision: null,
    readOnly: part.readOnly === true,
    maxNum: positionFrom(part.maxNum),
    step: stepFrom(part.step),
    changedAt: begunAt(project),
    refused: {},
    photosAt: usualPhotoPlace,
    unsent: [],
    underlay: null,
    isUnderlayChanged: false,
  }
}

/** The drafts in a record of version 1 or 2, without damaged parts. */
export const draftsOfRecord = (text: string | null): readonly WizardDraft[] => {
  const record = parseJson(text)
  if (!isObject(record)) return []
  const { version = 1 } = record
  if (typeof version !== 'number' || version > lastVersion) return []
  const brought = (part: unknown) => draftFrom(version === 1 && isObject(part) ? fromVersion1(part) : part)
  const [current, backup] = [brought(record.current), brought(record.unfinished)]
  const unfinished = backup?.step ? [backup] : []
  if (current === null) return unfinished
  const isSame = current.id === backup?.id
  // The record does not say whether an edit changed anything, so it is offered rather than lost.
  const step = isSame ? backup.step : current.mode === 'edit' ? 'header' : null
  return [{ ...current, step }, ...(isSame ? [] : unfinished)]
}
