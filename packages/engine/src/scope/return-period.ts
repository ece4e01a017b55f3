import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { reading, type Step } from '../calculation/step.ts'
import { isCyclonic } from '../site/region.ts'
import { type ReturnPeriod, ultimateReturnPeriod } from '../standards/as_nzs_1170_0_2002/return-period.ts'

type PeriodInput = Pick<AssessmentInput, 'site' | 'options'>
type Tables = Pick<Catalogue, 'wind'>

const tableF2 = ({ site, options }: PeriodInput, { wind }: Tables): ReturnPeriod =>
  ultimateReturnPeriod(wind.returnPeriods, options.importanceLevel, options.designLife, isCyclonic(site.region))

const importanceAndLife = ({ options }: PeriodInput) => ({
  importance: options.importanceLevel,
  life: options.designLife,
})

/** The return period that the table requires. */
const askedBy = (period: ReturnPeriod): Message => {
  if (period.kind === 'years') return { code: 'table-f2-years', values: { years: period.years } }
  return period.kind === 'analysis' ? 'table-f2-analysis' : 'table-f2-none'
}

/** Source of the return period: the table, or a chosen one with the one that the table requires. */
export const periodSource = (input: PeriodInput, catalogue: Tables): Message => {
  const values = importanceAndLife(input)
  return input.options.returnPeriod === null
    ? { code: 'importance-and-life', values }
    : { code: 'period-chosen', values: { asked: askedBy(tableF2(input, catalogue)), ...values } }
}

const words = { symbol: 'R', label: 'ultimate-return-period', unit: 'years' } as const

/** Ultimate return period, years: as chosen, else from importance level and design life. Null where table F2 has none. */
export const chosenReturnPeriod = (input: PeriodInput, catalogue: Tables): Step | null => {
  const { returnPeriod } = input.options
  if (returnPeriod !== null)
    return reading({ ...words, clause: 'Method 0' }, returnPeriod, { branch: periodSource(input, catalogue) })
  const period = tableF2(input, catalogue)
  if (period.kind !== 'years') return null
  return reading({ ...words, clause: 'AS/NZS 1170.0:2002 table F2' }, period.years, { source: period.row })
}

/** A chosen return period below the table's, or where the table has none. */
export const periodConditions = (input: PeriodInput, catalogue: Tables): readonly Message[] => {
  const { returnPeriod } = input.options
  if (returnPeriod === null) return []
  const period = tableF2(input, catalogue)
  if (period.kind === 'years' && returnPeriod >= period.years) return []
  const values = { years: returnPeriod, asked: askedBy(period), ...importanceAndLife(input) }
  return [{ code: 'period-to-confirm', values }]
}
