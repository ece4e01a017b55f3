import type { AssessmentInput, StateCode } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { SnowAltitudes } from '@soundroof/contract/roofs/catalogue/place-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { verbatim } from '../calculation/verbatim.ts'
import { knownAltitude } from '../site/altitude.ts'

const rowOf = (state: StateCode, { rows }: SnowAltitudes) => rows.find(({ states }) => states.includes(state)) ?? null

/** What snow asks of a roof: nothing in this state; not known, and taken as none; none; an engineer for it, or for the roof. */
export type SnowAnswer = 'not-in-this-state' | 'assumed-none' | 'none' | 'confirm' | 'engineer'

/** @param altitude m above sea level; null: not known. Method 1.2 */
export const snowAnswer = (state: StateCode, altitude: number | null, altitudes: SnowAltitudes): SnowAnswer => {
  const row = rowOf(state, altitudes)
  if (row === null) return 'not-in-this-state'
  if (altitude === null) return 'assumed-none'
  if (altitude > row.engineerAbove) return 'engineer'
  return altitude > row.confirmAbove ? 'confirm' : 'none'
}

const answerFor = (input: AssessmentInput, altitudes: SnowAltitudes): SnowAnswer =>
  snowAnswer(input.site.state, knownAltitude(input.options), altitudes)

/** The altitudes of the state, which an assumption or a condition quotes. */
export const snowFigures = ({ site }: AssessmentInput, altitudes: SnowAltitudes): readonly string[] =>
  rowOf(site.state, altitudes) === null ? [] : ['regions/snow']

/** High enough for an engineer to look at the whole roof; the spacings hold without snow. */
export const needsSnowEngineer = (input: AssessmentInput, altitudes: SnowAltitudes): Message | null => {
  const altitude = knownAltitude(input.options)
  return altitude !== null && answerFor(input, altitudes) === 'engineer'
    ? { code: 'snow-needs-engineer', values: { altitude } }
    : null
}

export const snowConditions = (input: AssessmentInput, altitudes: SnowAltitudes): readonly Message[] => {
  const altitude = knownAltitude(input.options)
  return altitude !== null && answerFor(input, altitudes) === 'confirm'
    ? [{ code: 'engineer-confirms-snow-load', values: { altitude } }]
    : []
}

export const altitudeAssumption = (input: AssessmentInput, altitudes: SnowAltitudes): CodedResult['assumptions'] => {
  const altitude = knownAltitude(input.options)
  const row = rowOf(input.site.state, altitudes)
  if (altitude !== null)
    return [
      { label: 'altitude-of-the-site', value: { code: 'altitude-given', values: { altitude } }, source: 'chosen' },
    ]
  if (row === null) return []
  const value: Message = { code: 'altitude-at-most', values: { altitude: row.confirmAbove } }
  return [{ label: 'altitude-of-the-site', value, source: verbatim('Method 1.2') }]
}
