import { catalogue } from '@soundroof/data'
import { ultimateReturnPeriod } from '@soundroof/engine/standards/as_nzs_1170_0_2002/return-period'
import { yearsAsked } from '@soundroof/report/wording/unusual-words'
import { expect, it } from 'vitest'

it('the return period that is told as asked for is that of the table which the engine reads', () => {
  for (const importanceLevel of [1, 2, 3, 4] as const)
    for (const designLife of [1, 25, 50, 100] as const)
      for (const isCyclonic of [false, true]) {
        const read = ultimateReturnPeriod(catalogue.wind.returnPeriods, importanceLevel, designLife, isCyclonic)
        expect(yearsAsked({ importanceLevel, designLife, isCyclonic })).toBe(read.kind === 'years' ? read.years : null)
      }
})
