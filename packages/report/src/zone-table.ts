import type { AssessmentResult, ZoneResult } from '@soundroof/contract/result'
import type { Cell, Column, TableBlock } from './blocks.ts'
import { type FixingOptions, fixingWords } from './fixing-words.ts'
import { capital, exceeds, fixedUp, plain, ratio } from './number-text.ts'

const none = '–'

const columns: readonly Column[] = [
  { title: 'Zone', align: 'left', weight: 64 },
  { title: 'Installable', align: 'left', weight: 52 },
  { title: 'Rails per panel', align: 'right', weight: 40 },
  { title: 'Fixing', align: 'left', weight: 112 },
  { title: 'Spacing (mm)', align: 'right', weight: 46 },
  { title: 'Governing check', align: 'left', weight: 96 },
  { title: 'Utilisation', align: 'right', weight: 50 },
  { title: 'N* (kN)', align: 'right', weight: 38 },
]

/** Demand over capacity of the governing check; null where nothing governs. */
export const governingUtilisation = ({ margin }: Pick<ZoneResult, 'margin'>): number | null =>
  margin === null ? null : 1 - margin

/** A zone, or the ends of the ridge, which are told like one. */
export type ToldZone = Omit<ZoneResult, 'title'> & { readonly title: string; readonly note?: string }

/** The ends of the ridge as a zone beside the four; null where they have no pressure of their own. */
export const ridgeEndsOf = ({ ridgeCorner }: Pick<AssessmentResult, 'ridgeCorner'>): ToldZone | null =>
  ridgeCorner && { ...ridgeCorner, title: 'Ridge ends', note: `${fixedUp(ridgeCorner.size, 2)} m square` }

/** The zones of a result, and the ends of the ridge after them. */
export const toldZones = (result: Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner'>): readonly ToldZone[] => {
  const ridge = ridgeEndsOf(result)
  return ridge === null ? result.zoneResults : [...result.zoneResults, ridge]
}

const notApplicable = (zone: ToldZone): readonly Cell[] => [
  { text: zone.title, strong: true, tone: 'muted' },
  { text: 'N/A', tone: 'muted' },
  ...Array.from({ length: 6 }, (): Cell => ({ text: none, tone: 'muted' })),
]

const zoneRow = (zone: ToldZone, fixing: FixingOptions): readonly Cell[] => {
  if (zone.notApplicable) return notApplicable(zone)
  const utilisation = governingUtilisation(zone)
  return [
    { text: zone.title, strong: true, ...(zone.note === undefined ? {} : { note: zone.note }) },
    zone.installable ? { text: 'Yes', tone: 'good' } : { text: 'No', tone: 'bad', note: 'keep clear' },
    { text: zone.installable ? String(zone.numRails) : none },
    { text: zone.installable ? fixingWords(zone.intersectionTypeIndex, fixing) : none },
    { text: zone.fixingSpacing === null ? none : plain(zone.fixingSpacing), strong: true },
    { text: capital(zone.governingCheck ?? none) },
    {
      text: utilisation === null ? none : ratio(utilisation),
      tone: utilisation !== null && exceeds(utilisation) ? 'bad' : 'plain',
    },
    { text: zone.fixingForce === null ? none : fixedUp(zone.fixingForce, 2) },
  ]
}

/** The zones of a result, one row each; the ends of the ridge follow where they have their own pressure. */
export const zoneTable = (result: AssessmentResult, fixing: FixingOptions): TableBlock => ({
  kind: 'table',
  caption: 'Fixing recommendation by roof zone',
  columns,
  rows: toldZones(result).map((zone) => zoneRow(zone, fixing)),
})
