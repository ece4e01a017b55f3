import type { AssessmentResult } from '@soundroof/contract/result'
import { type Block, heading, headingOfWhole, type KeyValue, paragraph } from './blocks.ts'
import { memberLegend, subjectOf } from './check-groups.ts'
import { checkTables } from './check-tables.ts'
import { capital, fixedUp, plain, ratio } from './number-text.ts'
import { roofBlocks } from './roof-blocks.ts'
import { governingUtilisation, type ToldZone, toldZones } from './zone-table.ts'

const item = (label: string, value: string | null, unit = ''): readonly KeyValue[] =>
  value === null ? [] : [{ label, value, unit }]

const alternativesText = ({ alternatives }: ToldZone): string | null =>
  alternatives.length === 0
    ? null
    : alternatives.map(({ numRails, fixingSpacing }) => `${numRails} rails at ${plain(fixingSpacing)} mm`).join('; ')

const governingItem = ({ governingCheck, governingClause }: ToldZone): readonly KeyValue[] =>
  governingCheck === null
    ? []
    : [
        {
          label: 'Governing check',
          value: capital(governingCheck),
          unit: '',
          ...(governingClause === null ? {} : { note: governingClause }),
        },
      ]

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
      'Spacing before setting-out',
      zone.spacingBeforeSettingOut === null ? null : plain(Math.floor(zone.spacingBeforeSettingOut)),
      'mm',
    ),
    ...governingItem(zone),
    ...item('Utilisation', utilisation === null ? null : ratio(utilisation)),
  ]
}

const reasonBlocks = (zone: ToldZone): readonly Block[] => [
  ...(zone.reason === undefined ? [] : [paragraph(`Why: ${zone.reason}`)]),
  ...(zone.advice === null ? [] : [paragraph(`What would make it pass: ${zone.advice}`)]),
]

const warningBlocks = (zone: ToldZone): readonly Block[] =>
  zone.warnings.length === 0 ? [] : [{ kind: 'list', tone: 'caution', items: zone.warnings.map((text) => ({ text })) }]

const standing = (zone: ToldZone): string =>
  zone.notApplicable ? 'not applicable' : zone.installable ? 'installable' : 'not installable'

const zoneDetail = (zone: ToldZone): readonly Block[] => [
  headingOfWhole(2, `${zone.title}: ${standing(zone)}`),
  ...reasonBlocks(zone),
  ...(zone.notApplicable ? [] : [{ kind: 'keyValues', items: zoneItems(zone) } as const]),
  ...warningBlocks(zone),
  ...checkTables(zone.checks, zone.title, zone),
]

const hasMembers = ({ checks }: Pick<ToldZone, 'checks'>): boolean =>
  checks.some((check) => subjectOf(check) !== 'fixings')

const legendBlocks = (result: AssessmentResult): readonly Block[] =>
  hasMembers({ checks: result.roofChecks }) || toldZones(result).some(hasMembers)
    ? [paragraph(memberLegend, 'small')]
    : []

/** Each zone with its numbers, every check, why it fails and what would make it pass; then what holds for the whole roof. */
export const zoneBlocks = (result: AssessmentResult): readonly Block[] =>
  result.zoneResults.length === 0
    ? []
    : [
        heading(1, 'Zone by zone'),
        ...legendBlocks(result),
        ...toldZones(result).flatMap(zoneDetail),
        ...roofBlocks(result),
      ]
