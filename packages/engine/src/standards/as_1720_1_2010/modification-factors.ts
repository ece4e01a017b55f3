import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Remarks, reading, type Step } from '../../calculation/step.ts'

/** Duration of load that governs a combination. */
export type Duration = 'permanent' | 'live' | 'wind'

/** Duration factor k_1 of members, table 2.3: 50 years, 5 days, 5 seconds. */
const durationFactors: Readonly<Record<Duration, { readonly value: number; readonly source: Message }>> = {
  permanent: { value: 0.57, source: 'duration-50-years' },
  live: { value: 0.94, source: 'duration-5-days' },
  wind: { value: 1, source: 'duration-5-seconds' },
}

const durationWords = {
  symbol: 'k_1',
  label: 'duration-of-load-factor',
  unit: '',
  clause: 'AS 1720.1:2010 table 2.3',
} as const

/** Duration factor k_1 of members, 0.57 to 1.0, table 2.3. */
export const durationFactor = (duration: Duration): Step => {
  const { value, source } = durationFactors[duration]
  return reading(durationWords, value, { source, branch: { code: 'load-duration', values: { duration } } })
}

const temperatureWords = {
  symbol: 'k_6',
  label: 'temperature-factor',
  unit: '',
  clause: 'AS 1720.1:2010 cl 2.4.3',
} as const

/** Temperature factor k_6 of seasoned timber: 0.9 north of 25 degrees south in Queensland and of 16 degrees elsewhere. */
export const temperatureFactor = (latitude: number, isQueensland: boolean): Step => {
  const limit = isQueensland ? -25 : -16
  const hot = latitude > limit
  return reading(temperatureWords, hot ? 0.9 : 1, {
    branch: { code: 'north-of', values: { degrees: -limit, isNorth: hot } },
  })
}

/** Depth up to which characteristic bending strengths hold, mm. */
const FULL_DEPTH = 300

const sizeFactor = clause<{ readonly f_b0: number; readonly d: number }>(
  {
    symbol: 'f_b',
    label: 'characteristic-bending-strength',
    unit: 'MPa',
    clause: 'AS 1720.1:2010 appendix H',
    formula: `f_b0 * (${FULL_DEPTH} / d) ^ 0.167`,
  },
  ({ f_b0, d }) => f_b0 * (FULL_DEPTH / d) ** 0.167,
)
const strengthWords = {
  symbol: 'f_b',
  label: 'characteristic-bending-strength',
  unit: 'MPa',
  clause: 'AS 1720.1:2010 appendix H',
} as const

/** Characteristic bending strength f'b, MPa, by the depth of the beam, mm: less above 300 mm. */
export const bendingStrength = (published: number, depth: number, remarks: Remarks): Step =>
  depth > FULL_DEPTH
    ? sizeFactor(
        { f_b0: published, d: depth },
        { ...remarks, branch: { code: 'deeper-than', values: { depth: FULL_DEPTH } } },
      )
    : reading(strengthWords, published, remarks)

const creepWords = {
  symbol: 'j_2',
  label: 'creep-factor-of-timber',
  unit: '',
  clause: 'AS 1720.1:2010 table 2.4',
} as const

/** Creep factor j_2 of timber under permanent load, table 2.4. */
export const creepFactor = (isSeasoned: boolean): Step =>
  reading(creepWords, isSeasoned ? 2 : 3, { branch: isSeasoned ? 'seasoned-timber' : 'green-timber' })
