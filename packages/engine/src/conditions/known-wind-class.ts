import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { WindClasses } from '@soundroof/contract/roofs/catalogue/place-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { verbatim } from '../calculation/verbatim.ts'
import { classSpeeds, isFarBelow, outsideClassScope } from '../site/wind-class.ts'

/** What a known wind class says of the site and the house: it never lowers the wind. Method 1.1. */
export const classWarnings = (
  { building, options: { windClass, roofForm } }: AssessmentInput,
  classes: WindClasses,
  siteSpeed: number,
): readonly Message[] => {
  const speeds = classSpeeds(windClass, classes)
  if (windClass === null || speeds === null) return []
  const outside = outsideClassScope({ ...building, roofForm }, classes)
  const values = { windClass, classSpeed: speeds.ultimate.value, siteSpeed }
  return [
    ...(isFarBelow(speeds.ultimate.value, siteSpeed) ? [{ code: 'class-below-site', values } as const] : []),
    ...(outside.length === 0 ? [] : [{ code: 'outside-class-scope', values: { windClass, outside } } as const]),
  ]
}

/** The wind class as an assumption; empty: none is known. @param siteSpeed m/s; null: no wind was calculated */
export const classAssumption = (
  { options: { windClass } }: AssessmentInput,
  classes: WindClasses,
  siteSpeed: number | null,
): CodedResult['assumptions'] => {
  const speeds = classSpeeds(windClass, classes)
  if (windClass === null || speeds === null || siteSpeed === null) return []
  const [ultimate, service] = [speeds.ultimate.value, speeds.service.value]
  const value: Message = { code: 'class-and-site', values: { windClass, ultimate, service, siteSpeed } }
  return [{ label: 'wind-class-of-the-house', value, source: verbatim('Method 1.1') }]
}
