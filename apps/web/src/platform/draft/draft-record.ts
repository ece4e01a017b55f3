import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { copiedProject, nameWithRoof } from '@soundroof/contract/roofs/projects/copy'
import { emptyProject, type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { type FileCategory, fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { type Underlay, underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { isObject, parseJson } from '../json.ts'
import { type PhotoPlace, photoPlaces, stepOrder } from '../wizard-route.ts'

/** A chosen file that has not reached the server. Its bytes are stored beside the draft. */
export type UnsentFile = {
  readonly id: string
  readonly category: FileCategory
  readonly name: string
  /** When values were measured on it: their origins get its address. */
  readonly measuredAt?: readonly string[]
}

/** A project in the wizard, as stored on this device. */
export type WizardDraft = {
  /** Names it among the drafts of this device. */
  readonly id: string
  readonly project: ProjectDraft
  readonly mode: 'add' | 'edit'
  /** Identifier of a project that is being edited or was saved before; else null. */
  readonly hash: string | null
  /** Revision of the stored project that this edit began from; null: not stored, or kept by a release that did not tell. */
  readonly openedRevision: number | null
  /** From status 3 the wizard is read-only. */
  readonly readOnly: boolean
  /** Position of the highest step reached: 0 the project name, 5 the roof type. */
  readonly maxNum: number
  /** The step to continue at; null while nothing has been entered or changed. */
  readonly step: StepId | null
  /** Moment of the last change, in milliseconds. */
  readonly changedAt: number
  /** Texts that are no values of their fields, as typed, by `<step>/<field>`. */
  readonly refused: Readonly<Record<string, string>>
  readonly photosAt: PhotoPlace
  /** Until they are sent or removed, Calculate is blocked. */
  readonly unsent: readonly UnsentFile[]
  /** Picture of the roof for tracing; no calculation reads it. */
  readonly underlay: Underlay | null
  /** Whether this draft changed it; otherwise an upload leaves the project's picture alone. */
  readonly isUnderlayChanged: boolean
}

/** Raised when parts of a draft change name or meaning; a new part needs no new version, because it has a default. */
export const draftVersion = 3

/** A stored project has one draft on a device. */
export const editIdOf = (hash: string): string => `edit-${hash}`

export const projectFrom = (value: unknown): ProjectDraft | null => projectDraft.safeParse(value).data ?? null
export const stepFrom = (value: unknown): StepId | null => stepOrder.find((step) => step === value) ?? null
export const positionFrom = (value: unknown): number =>
  typeof value === 'number' && stepOrder[value] !== undefined ? value : 0

export const usualPhotoPlace: PhotoPlace = 'after-solar'
export const photoPlaceFrom = (value: unknown): PhotoPlace =>
  photoPlaces.find((place) => place === value) ?? usualPhotoPlace

const textsFrom = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  )

const isFileCategory = (value: unknown): value is FileCategory => fileCategories.some((category) => category === value)

const momentsFrom = (value: unknown): Pick<UnsentFile, 'measuredAt'> =>
  Array.isArray(value) ? { measuredAt: value.filter((at) => typeof at === 'string') } : {}

const unsentFrom = (value: unknown): readonly UnsentFile[] =>
  (Array.isArray(value) ? value : []).flatMap((file: unknown) =>
    isObject(file) && typeof file.id === 'string' && typeof file.name === 'string' && isFileCategory(file.category)
      ? [{ id: file.id, category: file.category, name: file.name, ...momentsFrom(file.measuredAt) }]
      : [],
  )

/** The stored draft; null when it is damaged or of a later version. */
export const readDraft = (text: string | null): WizardDraft | null => {
  const value = parseJson(text)
  if (!isObject(value) || value.version !== draftVersion || typeof value.id !== 'string') return null
  const project = projectFrom(value.project)
  if (project === null) return null
  return {
    id: value.id,
    project,
    mode: value.mode === 'edit' ? 'edit' : 'add',
    hash: typeof value.hash === 'string' ? value.hash : null,
    openedRevision: typeof value.openedRevision === 'number' ? value.openedRevision : null,
    readOnly: value.readOnly === true,
    maxNum: positionFrom(value.maxNum),
    step: stepFrom(value.step),
    changedAt: typeof value.changedAt === 'number' ? value.changedAt : 0,
    refused: textsFrom(value.refused),
    photosAt: photoPlaceFrom(value.photosAt),
    unsent: unsentFrom(value.unsent),
    underlay: underlay.safeParse(value.underlay).data ?? null,
    isUnderlayChanged: value.isUnderlayChanged !== false,
  }
}

export const draftText = (draft: WizardDraft): string => JSON.stringify({ version: draftVersion, ...draft })

const two = (value: number): string => String(value).padStart(2, '0')

/** Local time as year-month-day hour:minute:second. */
export const wallClock = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`

export const blankDraft = (id: string, now: Date): WizardDraft => ({
  id,
  project: emptyProject(wallClock(now)),
  mode: 'add',
  hash: null,
  openedRevision: null,
  readOnly: false,
  maxNum: 0,
  step: null,
  changedAt: now.getTime(),
  refused: {},
  photosAt: usualPhotoPlace,
  unsent: [],
  underlay: null,
  isUnderlayChanged: false,
})

/** A stored project, with its picture. */
export type Drawn = { readonly project: ProjectDraft; readonly underlay: Underlay | null }
/** As it was read, at its present revision. */
export type Opened = Drawn & { readonly revision: number }

/** A new project from a copy: every step is open, and its date is today. Without the picture, which shows a roof elsewhere. */
export const copyDraft = (id: string, project: ProjectDraft, now: Date): WizardDraft => ({
  ...blankDraft(id, now),
  project: copiedProject(project, wallClock(now)),
  maxNum: stepOrder.length - 1,
  step: 'header',
})

export const editedDraft = (
  { project, underlay, revision }: Opened,
  hash: string,
  readOnly: boolean,
  now: Date,
): WizardDraft => ({
  id: editIdOf(hash),
  project,
  mode: 'edit',
  hash,
  openedRevision: revision,
  readOnly,
  maxNum: stepOrder.length - 1,
  step: null,
  changedAt: now.getTime(),
  refused: {},
  photosAt: usualPhotoPlace,
  unsent: [],
  underlay,
  isUnderlayChanged: false,
})

/** The edit with the roof's new name. */
export const withRoofName = (edit: WizardDraft, roofName: string, formerRoof: string): WizardDraft => {
  const { header } = edit.project
  const name = nameWithRoof(header.name, roofName, formerRoof)
  return { ...edit, project: { ...edit.project, header: { ...header, name } } }
}

/** What an upload sends of the picture; absent: the picture stays. */
export const pictureToSend = ({ underlay, isUnderlayChanged }: WizardDraft): { readonly underlay?: Underlay | null } =>
  isUnderlayChanged ? { underlay } : {}

/** Something was entered or changed, which leaving would lose. */
export const isBegun = ({ step, readOnly }: WizardDraft): boolean => step !== null && !readOnly

/** Drafts with content, latest change first. */
export const begunDrafts = (drafts: Readonly<Record<string, WizardDraft>>): readonly WizardDraft[] =>
  Object.values(drafts)
    .filter(isBegun)
    .sort((a, b) => b.changedAt - a.changedAt)
