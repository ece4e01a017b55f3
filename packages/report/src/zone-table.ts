import type { RoofType } from '@soundroof/contract/project/roof-cover'
import type { AssessmentResult, ZoneResult } from '@soundroof/contract/result'
import type { Cell, Column, TableBlock } from './blocks.ts'
import { fixingWords } from './fixing-words.ts'
import { capital, fixed, plain, ratio } from './number-text.ts'

export type FixingOptions = { readonly screwsPerFoot: 1 | 2; readonly roofType: RoofType | null }

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

const notApplicable = (zone: ZoneResult): readonly Cell[] => [
  { text: zone.title, strong: true, tone: 'muted' },
  { text: 'N/A', tone: 'muted' },
  ...Array.from({ length: 6 }, (): Cell => ({ text: none, tone: 'muted' })),
]

const zoneRow = (zone: ZoneResult, fixing: FixingOptions): readonly Cell[] => {
  if (zone.notApplicable) return notApplicable(zone)
  const utilisation = governingUtilisation(zone)
  return [
    { text: zone.title, strong: true },
    zone.installable ? { text: 'Yes', tone: 'good' } : { text: 'No', tone: 'bad', note: 'keep clear' },
    { text: zone.installable ? String(zone.numRails) : none },
    { text: zone.installable ? fixingWords(zone.intersectionTypeIndex, fixing) : none },
    { text: zone.fixingSpacing === null ? none : plain(zone.fixingSpacing), strong: true },
    { text: capital(zone.governingCheck ?? none) },
    {
      text: utilisation === null ? none : ratio(utilisation),
      tone: utilisation !== null && utilisation > 1 ? 'bad' : 'plain',
    },
    { text: zone.fixingForce === null ? none : fixed(zone.fixingForce, 2) },
  ]
}

type RidgeCorner = NonNullable<AssessmentResult['ridgeCorner']>

const ridgeRow = (
  ridge: RidgeCorner,
  kind: ZoneResult['intersectionTypeIndex'],
  fixing: FixingOptions,
): readonly Cell[] => [
  { text: 'Ridge ends', strong: true, note: `${plain(ridge.size)} m square` },
  ridge.installable ? { text: 'Yes', tone: 'good' } : { text: 'No', tone: 'bad', note: 'keep clear' },
  { text: ridge.installable ? String(ridge.numRails) : none },
  { text: ridge.installable ? fixingWords(kind, fixing) : none },
  { text: ridge.fixingSpacing === null ? none : plain(ridge.fixingSpacing), strong: true },
  { text: none },
  { text: none },
  { text: none },
]

/** The zones of a result, one row each; the ends of the ridge follow where they have their own pressure. */
export const zoneTable = ({ zoneResults, ridgeCorner }: AssessmentResult, fixing: FixingOptions): TableBlock => {
  const [first] = zoneResults
  const ridge = ridgeCorner && first ? [ridgeRow(ridgeCorner, first.intersectionTypeIndex, fixing)] : []
  return {
    kind: 'table',
    caption: 'Fixing recommendation by roof zone',
    columns,
    rows: [...zoneResults.map((zone) => zoneRow(zone, fixing)), ...ridge],
  }
}
