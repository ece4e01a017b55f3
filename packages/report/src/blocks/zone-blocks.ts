import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { forceText, massText, spacingText, upliftText } from '@soundroof/words/numbers/result-numbers'
import { arrangementText, worthChoosing } from '../wording/arrangements.ts'
import { plain } from '../wording/number-text.ts'
import { adviceOfZone } from '../wording/zone-advice.ts'
import { type Block, heading, headingOfWhole, type KeyValue, paragraph } from './blocks.ts'
import { subjectOf } from './check-groups.ts'
import { checkTables } from './check-tables.ts'
import { roofBlocks } from './roof-blocks.ts'
import { type ShownZone, shownZones } from './zone-table.ts'

const item = (label: string, value: string | null, unit = ''): readonly KeyValue[] =>
  value === null ? [] : [{ label, value, unit }]

const alternativesText = (say: Say, zone: ShownZone): string | null =>
  worthChoosing(zone)
    .map((value) => arrangementText(say, value))
    .join('; ') || null

const recommendedText = ({ numRails, fixingSpacing, settingOut, railPlacement }: ShownZone): string | null => {
  if (fixingSpacing === null) return null
  const setOut = settingOut === undefined ? '' : ` (${settingOut})`
  const rails = `${numRails} rails per panel, fixings every ${spacingText(fixingSpacing)} mm along the rail${setOut}`
  return railPlacement === null ? rails : `${rails}. Rail placement: ${railPlacement}`
}

/** Loads of the checks below. The governing check is on the first page and marked in its table. */
const zoneItems = (say: Say, zone: ShownZone): readonly KeyValue[] => [
  ...item('Arrangement', recommendedText(zone)),
  ...item('Local pressure factor', plain(zone.localPressureFactor)),
  ...item('Ultimate net uplift', zone.uplift === null ? null : upliftText(zone.uplift), 'kPa'),
  ...item('Force on one fixing N*', zone.fixingForce === null ? null : forceText(zone.fixingForce), 'kN'),
  ...item('Mass on one fixing', zone.footMass === undefined ? null : massText(zone.footMass), 'kg'),
  ...item(
    'Spacing before setting-out',
    zone.spacingBeforeSettingOut === null ? null : spacingText(zone.spacingBeforeSettingOut),
    'mm',
  ),
  ...item('Alternatives that also pass', alternativesText(say, zone)),
]

export const reasonBlocks = (say: Say, zone: ShownZone, found: readonly ZoneAdvice[]): readonly Block[] => {
  const advice = adviceOfZone(
    say,
    zone,
    found.find(({ title }) => title === zone.title),
  )
  return [
    ...(zone.reason === undefined ? [] : [paragraph(`Why: ${zone.reason}`)]),
    ...(advice === null ? [] : [paragraph(`${advice.label}: ${advice.text}`)]),
  ]
}

const warningBlocks = (zone: ShownZone): readonly Block[] =>
  zone.warnings.length === 0 ? [] : [{ kind: 'list', tone: 'caution', items: zone.warnings.map((text) => ({ text })) }]

const zoneStatus = (zone: ShownZone): string =>
  zone.notApplicable ? 'not applicable' : zone.installable ? 'installable' : 'not installable'

const zoneDetail = (say: Say, zone: ShownZone, found: readonly ZoneAdvice[]): readonly Block[] => [
  headingOfWhole(2, `${zone.title}: ${zoneStatus(zone)}`),
  ...reasonBlocks(say, zone, found),
  ...(zone.notApplicable ? [] : [{ kind: 'keyValues', items: zoneItems(say, zone) } as const]),
  ...warningBlocks(zone),
  ...checkTables(zone.checks, zone.title, zone),
]

const hasMembers = ({ checks }: Pick<ShownZone, 'checks'>): boolean =>
  checks.some((check) => subjectOf(check) !== 'fixings')

const legendBlocks = (say: Say, result: AssessmentResult): readonly Block[] =>
  hasMembers({ checks: result.roofChecks }) || shownZones(say, result).some(hasMembers)
    ? [paragraph(say('report.legend-of-members'), 'small')]
    : []

/**
 * Each zone: numbers, checks, why it fails, and changes that help; then the checks of the whole roof. @param found advice
 * of a search for the failing zones
 */
export const zoneBlocks = (say: Say, result: AssessmentResult, found: readonly ZoneAdvice[] = []): readonly Block[] =>
  result.zoneResults.length === 0
    ? []
    : [
        heading(1, 'Zone by zone'),
        ...legendBlocks(say, result),
        ...shownZones(say, result).flatMap((zone) => zoneDetail(say, zone, found)),
        ...roofBlocks(result),
      ]
