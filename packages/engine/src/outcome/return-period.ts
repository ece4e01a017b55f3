import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { reading, type Step } from '../calculation/step.ts'
import { isCyclonic } from '../site/region.ts'
import { type ReturnPeriod, ultimateReturnPeriod } from '../standards/as_nzs_1170_0_2002/return-period.ts'

type PeriodInput = Pick<AssessmentInput, 'site' | 'options'>

const tableF2 = ({ site, options }: PeriodInput): ReturnPeriod =>
  ultimateReturnPeriod(options.importanceLevel, options.designLife, isCyclonic(site.region))

/** "importance level 2, design life 50 years" */
const lifeWords = ({ options }: PeriodInput): string =>
  `importance level ${options.importanceLevel}, design life ${options.designLife === 1 ? 'under 5' : options.designLife} years`

const asked = (period: ReturnPeriod): string => {
  if (period.kind === 'years') return `table F2 asks for ${period.years} years`
  return period.kind === 'analysis' ? 'table F2 asks for a wind analysis' : 'table F2 has no value'
}

/** Where the return period comes from: the table, or a choice beside what the table asks for. */
export const periodSource = (input: PeriodInput): string =>
  input.options.returnPeriod === null ? lifeWords(input) : `chosen; ${asked(tableF2(input))} for ${lifeWords(input)}`

const words = { symbol: 'R', label: 'Ultimate return period', unit: 'years' } as const

/** Ultimate return period, years: as chosen, else from importance level and design life. Null where table F2 has none. */
export const chosenReturnPeriod = (input: PeriodInput): Step | null => {
  const { returnPeriod } = input.options
  if (returnPeriod !== null)
    return reading({ ...words, clause: 'Method 0' }, returnPeriod, { branch: periodSource(input) })
  const period = tableF2(input)
  if (period.kind !== 'years') return null
  return reading({ ...words, clause: 'AS/NZS 1170.0:2002 table F2' }, period.years, { source: period.row })
}

/** A chosen return period below the table's, or where the table has none. */
export const periodConditions = (input: PeriodInput): readonly string[] => {
  const { returnPeriod } = input.options
  if (returnPeriod === null) return []
  const period = tableF2(input)
  if (period.kind === 'years' && returnPeriod >= period.years) return []
  const why = `The return period of ${returnPeriod} years was chosen, but ${asked(period)} for ${lifeWords(input)}`
  return [`${why}: an engineer must confirm it.`]
}
