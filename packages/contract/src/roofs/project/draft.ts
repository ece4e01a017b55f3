import { z } from 'zod'
import { assessmentOptions } from '../catalogue/assessment-input.ts'
import { type BuildingDraft, buildingDraft } from './building.ts'
import { type HeaderDraft, headerDraft } from './header.ts'
import { type PhotosDraft, photosDraft } from './photos.ts'
import { type RoofCoverDraft, roofCoverDraft } from './roof-cover.ts'
import { type SolarDraft, solarDraft } from './solar.ts'
import { type StructureDraft, structureDraft } from './structure.ts'

/** Wall clock of the project's maker, `Y-M-D H:m:s`, shown unchanged. */
export const dateTimePattern = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2}):(\d{1,2})$/

const isRealMoment = (text: string): boolean => {
  const [, y, mo, d, h, mi, s] = (dateTimePattern.exec(text) ?? []).map(Number)
  if (y === undefined || mo === undefined || d === undefined) return false
  const date = new Date(Date.UTC(y, mo - 1, d))
  const real = date.getUTCFullYear() === y && date.getUTCMonth() === mo - 1 && date.getUTCDate() === d
  return real && y >= 1900 && (h ?? 24) < 24 && (mi ?? 60) < 60 && (s ?? 60) < 60
}

export const dateTime = z
  .string()
  .refine(isRealMoment, 'Date and time must be a real moment as year-month-day hour:minute:second!')
  .meta({ label: 'Date and time', unit: '', kind: 'text', max: 19 })

/** A project as the wizard holds it and the store keeps it: every step, possibly unfinished. */
export const projectDraft = z.strictObject({
  header: headerDraft,
  dateTime,
  building: buildingDraft,
  solar: solarDraft,
  photos: photosDraft,
  structure: structureDraft,
  roofCover: roofCoverDraft,
  options: assessmentOptions,
})
export type ProjectDraft = z.infer<typeof projectDraft>

const emptyHeader: HeaderDraft = { agreed: false, name: '', number: '' }
const emptyBuilding: BuildingDraft = {
  length: null,
  width: null,
  roofHeight: null,
  roofSlope: null,
  parapetHeight: null,
  state: null,
  area: null,
  location: null,
  streetAddress: '',
  terrain: null,
  shape: null,
}
const emptySolar: SolarDraft = {
  installation: null,
  scale: null,
  mount: null,
  tiltAngle: null,
  panelLengthBand: null,
  panelWidthBand: null,
  fixing: null,
}
const emptyPhotos: PhotosDraft = { roof: [], rafterSpan: [], connection: [], sheeting: [], extra: [] }
const emptyStructure: StructureDraft = {
  material: null,
  section: null,
  depth: null,
  thickness: null,
  bridging: null,
  support: null,
  timberDepth: null,
  timberBreadth: null,
  timberSpecies: null,
  spacing: null,
  span: null,
  rafterMaterial: null,
  rafterSpacing: null,
  rafterSpan: null,
  beamDepth: null,
  beamFlangeWidth: null,
  beamFlangeThickness: null,
  chordDepth: null,
  chordBreadth: null,
  chordSpecies: null,
}
const emptyRoofCover: RoofCoverDraft = { roofType: null, sheeting: null, sheetingText: '', note: '' }

/** A blank project made at the given wall clock time. */
export const emptyProject = (madeAt: string): ProjectDraft => ({
  header: emptyHeader,
  dateTime: madeAt,
  building: emptyBuilding,
  solar: emptySolar,
  photos: emptyPhotos,
  structure: emptyStructure,
  roofCover: emptyRoofCover,
  options: assessmentOptions.parse({}),
})

/** The date part of the project's time, zero-padded. */
export const dateOf = (moment: string): string => {
  const [, year = '', month = '', day = ''] = dateTimePattern.exec(moment) ?? []
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `<number>-<date>-<name>`: the title and the name in the list. */
export const displayName = (project: Pick<ProjectDraft, 'header' | 'dateTime'>): string =>
  `${project.header.number}-${dateOf(project.dateTime)}-${project.header.name}`

/** File name of the project's report. */
export const reportFileName = (project: Pick<ProjectDraft, 'header' | 'dateTime'>): string =>
  `${displayName(project)}.pdf`
