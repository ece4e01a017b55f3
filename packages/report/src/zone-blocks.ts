import type { AssessmentResult, CheckResult } from '@soundroof/contract/result'
import { type Block, type Cell, type Column, heading, type KeyValue, outcomeWords, paragraph } from './blocks.ts'
import { capital, fixedUp, plain, ratio, significant, unitText } from './number-text.ts'
import { governingUtilisation, type ToldZone, toldZones } from './zone-table.ts'

const none = '–'

const columns: readonly Column[] = [
  { title: 'Check', align: 'left', weight: 150 },
  { title: 'Demand', align: 'right', weight: 46 },
  { title: 'Capacity', align: 'right', weight: 46 },
  { title: 'Unit', align: 'left', weight: 32 },
  { title: 'Utilisation', align: 'right', weight: 48 },
  { title: 'Outcome', align: 'left', weight: 62 },
  { title: 'Clause', align: 'left', weight: 110 },
]

const statusNote = { verified: '', unverified: ' (unverified figures)', estimate: ' (estimate)' } as const

const numberOrNone = (value: number | null): string => (value === null ? none : significant(value, 3))

const checkRow = (check: CheckResult): readonly Cell[] => {
  const outcome = outcomeWords[check.outcome]
  const note = `${check.reason}${statusNote[check.status]}`.trim()
  return [
    note === '' ? { text: capital(check.title) } : { text: capital(check.title), note: capital(note) },
    { text: numberOrNone(check.demand) },
    { text: numberOrNone(check.capacity) },
    { text: check.demand === null && check.capacity === null ? '' : unitText(check.unit) },
    { text: check.utilisation === null ? none : ratio(check.utilisation) },
    { text: outcome.text, tone: outcome.tone, strong: outcome.tone === 'bad' },
    { text: check.clause, tone: 'muted' },
  ]
}

const item = (label: string, value: string | null, unit = ''): readonly KeyValue[] =>
  value === null ? [] : [{ label, value, unit }]

const alternativesText = ({ alternatives }: ToldZone): string | null =>
  alternatives.length === 0
    ? null
    : alternatives.map(({ numRails, fixingSpacing }) => `${numRails} rails at ${plain(fixingSpacing)} mm`).join('; ')

const zoneItems = (zone: ToldZone): readonly KeyValue[] => {
  const utilisation = governingUtilisation(zone)
  return [
    ...item('Rails per panel', zone.installable ? String(zone.numRails) : null),
    ...item('Fixing spacing along the rail', zone.fixingSpacing === null ? null : plain(zone.fixingSpacing), 'mm'),
    ...item('Rail placement', zone.railPlacement === null ? null : capital(zone.railPlacement)),
    ...item('Alternatives that also pass', alternativesText(zone)),
    ...item('Local pressure factor', plain(zone.localPressureFactor)),
    ...item('Ultimate net uplift', zone.uplift === null ? null : fixedUp(zone.uplift, 3), 'kPa'),
    ...item('Force on one fixing N*', zone.fixingForce === null ? null : fixedUp(zone.fixingForce, 2), 'kN'),
    ...item(
      'Largest spacing before setting-out',
      zone.spacingBeforeSettingOut === null ? null : plain(Math.floor(zone.spacingBeforeSettingOut)),
      'mm',
    ),
    ...item('Governing check', zone.governingCheck === null ? null : capital(zone.governingCheck)),
    ...item('Governing clause', zone.governingClause),
    ...item('Utilisation', utilisation === null ? null : ratio(utilisation)),
  ]
}

const reasonBlocks = (zone: ToldZone): readonly Block[] => [
  ...(zone.reason === undefined ? [] : [paragraph(`Why: ${zone.reason}`)]),
  ...(zone.advice === null ? [] : [paragraph(`What would make it pass: ${zone.advice}`)]),
]

const warningBlocks = (zone: ToldZone): readonly Block[] =>
  zone.warnings.length === 0 ? [] : [{ kind: 'list', tone: 'caution', items: zone.warnings.map((text) => ({ text })) }]

const checkBlocks = (zone: ToldZone): readonly Block[] =>
  zone.checks.length === 0
    ? []
    : [{ kind: 'table', caption: `Checks: ${zone.title}`, columns, rows: zone.checks.map(checkRow) }]

const standing = (zone: ToldZone): string =>
  zone.notApplicable ? 'not applicable' : zone.installable ? 'installable' : 'not installable'

const zoneDetail = (zone: ToldZone): readonly Block[] => [
  heading(2, `${zone.title}: ${standing(zone)}`),
  ...reasonBlocks(zone),
  ...(zone.notApplicable ? [] : [{ kind: 'keyValues', items: zoneItems(zone) } as const]),
  ...warningBlocks(zone),
  ...checkBlocks(zone),
]

/** Each zone with its numbers, every check, why it fails and what would make it pass. */
export const zoneBlocks = (result: AssessmentResult): readonly Block[] =>
  result.zoneResults.length === 0 ? [] : [heading(1, 'Zone by zone'), ...toldZones(result).flatMap(zoneDetail)]
