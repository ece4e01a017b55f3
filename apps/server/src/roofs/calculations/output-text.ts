import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { BriefResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { fixingWords } from '@soundroof/report/wording/fixing-words'
import { ifSupportWords } from '@soundroof/report/wording/support-words'
import { spacingText } from '@soundroof/words/numbers/result-numbers'
import { sayIn } from '@soundroof/words/say'

const say = sayIn('en-AU')

const otherwise = (zone: ZoneResult): string => {
  const words = ifSupportWords(say, zone)
  return words === null ? '' : ` (${words})`
}

const zoneLine = (zone: ZoneResult, input: AssessmentInput): string => {
  if (zone.notApplicable) return `${zone.title}: ${zone.reason ?? 'N/A'}`
  if (!zone.installable)
    return `${zone.title}: not installable${zone.reason ? ` (${zone.reason})` : ''}${otherwise(zone)}`
  const fixing = fixingWords(say, zone.intersectionTypeIndex, {
    screwsPerFoot: input.options.screwsPerFoot,
    roofType: input.roofCover.kind,
    rafterMaterial: input.rafter.material,
  })
  const setOut = zone.largestSpacing === undefined ? '' : ` (${zone.settingOut})`
  return `${zone.title}: ${zone.numRails} rails per panel, ${fixing}, every ${zone.fixingSpacing === null ? '–' : spacingText(zone.fixingSpacing)} mm${setOut}${otherwise(zone)}`
}

/** The verdict and one line per zone. */
export const outputOf = (result: BriefResult, input: AssessmentInput): string =>
  [
    ...(result.provisional === undefined ? [] : [result.provisional]),
    result.resultString,
    ...result.zoneResults.map((zone) => zoneLine(zone, input)),
  ].join('\n')
