import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { forceText, spacingText, zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { type FixingOptions, fixingWords } from '../wording/fixing-words.ts'
import { capital, percent } from '../wording/number-text.ts'
import { ifSupportWords } from '../wording/support-words.ts'
import type { Cell, Column, TableBlock } from './blocks.ts'

const none = '–'

const columns: readonly Column[] = [
  { title: 'Zone', align: 'left', weight: 62 },
  { title: 'Installable', align: 'left', weight: 49 },
  { title: 'Rails per panel', align: 'right', weight: 42 },
  { title: 'Spacing (mm)', align: 'right', weight: 44 },
  { title: 'Fixing and instruction', align: 'left', weight: 148 },
  { title: 'Governing check', align: 'left', weight: 76 },
  { title: 'Utilisation', align: 'right', weight: 49 },
  { title: 'N* (kN)', align: 'right', weight: 36 },
]

/** Utilisation of the governing check; null where none governs. */
export const governingUtilisation = ({ margin }: Pick<ZoneResult, 'margin'>): number | null =>
  margin === null ? null : 1 - margin

/** A zone, or the ends of the ridge, shown in the same way. */
export type ShownZone = Omit<ZoneResult, 'title'> & {
  readonly title: ZoneResult['title'] | 'Ridge ends'
  readonly note?: string
}

/** The ends of the ridge as a further zone; null where their pressure is no other. */
export const ridgeEndsOf = (say: Say, { ridgeCorner }: Pick<AssessmentResult, 'ridgeCorner'>): ShownZone | null =>
  ridgeCorner && {
    ...ridgeCorner,
    title: 'Ridge ends',
    note: say('report.m-square', { size: zoneSizeText(ridgeCorner.size) }),
  }

/** Zones of a result, then the ends of the ridge. */
export const shownZones = (
  say: Say,
  result: Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner'>,
): readonly ShownZone[] => {
  const ridge = ridgeEndsOf(say, result)
  return ridge === null ? result.zoneResults : [...result.zoneResults, ridge]
}

/** Whether advice is due: a calculated result with a zone that fails. */
export const hasFailingZone = (
  say: Say,
  result: Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner' | 'chargeable'>,
): boolean =>
  result.chargeable && shownZones(say, result).some(({ installable, notApplicable }) => !installable && !notApplicable)

const notApplicable = (zone: ShownZone): readonly Cell[] => [
  { text: zone.title, strong: true, tone: 'muted' },
  { text: 'N/A', tone: 'muted' },
  ...Array.from({ length: 6 }, (): Cell => ({ text: none, tone: 'muted' })),
]

/** Positions of the rails, how the fixings are set out, and results for other supports of the purlins. */
const instructionNote = (say: Say, zone: ShownZone): Pick<Cell, 'note'> => {
  const placed = zone.installable && zone.railPlacement !== null ? [`Rail placement: ${zone.railPlacement}`] : []
  const fixed = zone.settingOut === undefined ? [] : [`Fixings: ${zone.settingOut}`]
  const notes = [...placed, ...fixed, ...[ifSupportWords(say, zone)].filter((words) => words !== null)]
  return notes.length === 0 ? {} : { note: notes.join('; ') }
}

const instructionCell = (say: Say, zone: ShownZone, fixing: FixingOptions): Cell =>
  zone.installable
    ? { text: fixingWords(say, zone.intersectionTypeIndex, fixing), ...instructionNote(say, zone) }
    : { text: 'Keep clear of panels', strong: true, ...instructionNote(say, zone) }

const zoneRow = (say: Say, zone: ShownZone, fixing: FixingOptions): readonly Cell[] => {
  if (zone.notApplicable) return notApplicable(zone)
  const utilisation = governingUtilisation(zone)
  return [
    { text: zone.title, strong: true, ...(zone.note === undefined ? {} : { note: zone.note }) },
    zone.installable ? { text: 'Yes', tone: 'good' } : { text: 'No', tone: 'bad' },
    { text: zone.installable ? String(zone.numRails) : none },
    { text: zone.fixingSpacing === null ? none : spacingText(zone.fixingSpacing), strong: true },
    instructionCell(say, zone, fixing),
    { text: capital(zone.governingCheck ?? none) },
    {
      text: utilisation === null ? none : percent(utilisation),
      tone: utilisation !== null && exceeds(utilisation) ? 'bad' : 'plain',
    },
    { text: zone.fixingForce === null ? none : forceText(zone.fixingForce) },
  ]
}

/** One row per zone; the ends of the ridge follow where they have their own pressure. */
export const zoneTable = (say: Say, result: AssessmentResult, fixing: FixingOptions): TableBlock => ({
  kind: 'table',
  caption: 'Fixing recommendation by roof zone',
  columns,
  rows: shownZones(say, result).map((zone) => zoneRow(say, zone, fixing)),
})
