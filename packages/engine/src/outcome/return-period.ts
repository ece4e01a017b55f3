import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { isCyclonic } from '../site/region.ts'
import { ultimateReturnPeriod } from '../standards/as_nzs_1170_0_2002/return-period.ts'
import { reading, type Step } from '../step.ts'

/** Ultimate return period, years: as chosen, else from importance level and design life. Null where table F2 has none. */
export const chosenReturnPeriod = ({ site, options }: AssessmentInput): Step | null => {
  const words = { symbol: 'R', label: 'Ultimate return period', unit: 'years', clause: 'AS/NZS 1170.0:2002 table F2' }
  if (options.returnPeriod !== null) return reading(words, options.returnPeriod, { branch: 'chosen' })
  const period = ultimateReturnPeriod(options.importanceLevel, options.designLife, isCyclonic(site.region))
  return period.kind === 'years' ? reading(words, period.years, { source: period.row }) : null
}
