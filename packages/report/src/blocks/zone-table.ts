import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { forceText, spacingText, zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { type FixingOptions, fixingWords } from '../wording/fixing-words.ts'
import { capital, percent } from '../wording/number-text.ts'
import { ifSupportWords } from '../wording/support-words.ts'
import type { Cell, Column, TableBlock } from './blocks.ts'
import { isGoverning, memberStatusWords } from './check-groups.ts'

const none = '–'

const columns: readonly Column[] = [
  { title: 'Zone', align: 'left', weight: 62 },
  { title: 'Installable', align: 'left', weight: 49 },
  { title: 'Rails per panel', align: 'right', weight: 42 },
  { title: 'Spacing (mm)', align: 'right', weight: 44 },
  { title: 'Fixings', align: 'left', weight: 118 },
  { title: 'Governing check', align: 'left', weight: 106 },
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

/** How the fixings are set out, and results for other supports of the purlins. */
const instructionNote = (notes: readonly (string | null | undefined)[]): Pick<Cell, 'note'> => {
  const said = notes.filter((words) => words !== null && words !== undefined)
  return said.length === 0 ? {} : { note: capital(said.join('; ')) }
}

/** @param fixing null: a sentence below the table says it */
const instructionCell = (say: Say, zone: ShownZone, fixing: FixingOptions | null): Cell => {
  const { installable, intersectionTypeIndex, settingOut } = zone
  const other = ifSupportWords(say, zone)
  if (!installable) return { text: 'Keep clear of panels', strong: true, ...instructionNote([settingOut, other]) }
  if (fixing === null) return { text: capital(settingOut ?? none), ...instructionNote([other]) }
  return { text: fixingWords(say, intersectionTypeIndex, fixing), ...instructionNote([settingOut, other]) }
}

/** Over its capacity without panels too, and no more with them: not red, because nothing refuses it. */
const isUnchanged = (zone: ShownZone): boolean =>
  zone.installable && zone.checks.some((check) => isGoverning(check, zone) && check.memberStatus === 'unchanged')

const utilisationCell = (zone: ShownZone): Cell => {
  const utilisation = governingUtilisation(zone)
  if (utilisation === null) return { text: none }
  if (!exceeds(utilisation)) return { text: percent(utilisation) }
  return isUnchanged(zone)
    ? { text: percent(utilisation), tone: memberStatusWords.unchanged.tone, note: memberStatusWords.unchanged.text }
    : { text: percent(utilisation), tone: 'bad' }
}

const zoneRow = (say: Say, zone: ShownZone, fixing: FixingOptions | null): readonly Cell[] => {
  if (zone.notApplicable) return notApplicable(zone)
  return [
    { text: zone.title, strong: true, ...(zone.note === undefined ? {} : { note: zone.note }) },
    zone.installable ? { text: 'Yes', tone: 'good' } : { text: 'No', tone: 'bad' },
    { text: zone.installable ? String(zone.numRails) : none },
    { text: zone.fixingSpacing === null ? none : spacingText(zone.fixingSpacing), strong: true },
    instructionCell(say, zone, fixing),
    { text: capital(zone.governingCheck ?? none) },
    utilisationCell(zone),
    { text: zone.fixingForce === null ? none : forceText(zone.fixingForce) },
  ]
}

/** Titles of zones by what is said of them, in the order of the first. */
export const byWords = (zones: readonly ShownZone[], wordsOf: (zone: ShownZone) => string | null) => {
  const groups = new Map<string, readonly string[]>()
  for (const zone of zones) {
    const words = wordsOf(zone)
    if (words !== null) groups.set(words, [...(groups.get(words) ?? []), zone.title])
  }
  return [...groups]
}

export const listed = (titles: readonly string[]): string =>
  [titles.slice(0, -1).join(', '), ...titles.slice(-1)].filter((part) => part !== '').join(' and ')

const sentences = (subject: string, groups: readonly (readonly [string, readonly string[]])[]): readonly string[] =>
  groups.map(([words, titles]) => `${groups.length === 1 ? subject : `${subject}, ${listed(titles)}`}: ${words}.`)

/** Whether one sentence says the fixing of every zone, and the rows how it is set out. */
const hasOneFixing = (say: Say, result: AssessmentResult): boolean => {
  const zones = shownZones(say, result).filter(({ installable }) => installable)
  const [first] = zones
  return zones.every(
    ({ intersectionTypeIndex, settingOut }) =>
      settingOut !== undefined && intersectionTypeIndex === first?.intersectionTypeIndex,
  )
}

/** What zones share, said once below their table: the fixing, and where rails stand. */
export const sharedSentences = (say: Say, result: AssessmentResult, fixing: FixingOptions): readonly string[] => {
  const zones = shownZones(say, result).filter(({ installable }) => installable)
  const fixings = hasOneFixing(say, result)
    ? byWords(zones, ({ intersectionTypeIndex }) => fixingWords(say, intersectionTypeIndex, fixing))
    : []
  return [
    ...sentences('Fixing', fixings),
    ...sentences(
      'Rails',
      byWords(zones, ({ railPlacement }) => railPlacement),
    ),
  ]
}

/** One row per zone; the ends of the ridge follow where they have their own pressure. */
export const zoneTable = (say: Say, result: AssessmentResult, fixing: FixingOptions): TableBlock => ({
  kind: 'table',
  caption: 'Fixing recommendation by roof zone',
  columns,
  rows: shownZones(say, result).map((zone) => zoneRow(say, zone, hasOneFixing(say, result) ? null : fixing)),
})
