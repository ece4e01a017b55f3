import { expect, test } from 'vitest'
import { evaluateFormula } from '../../testing/evaluate-formula.ts'
import type { Step } from '../calculation/step.ts'
import { bendingCapacity, shearCapacity } from './as_1720_1_2010/beam-capacity.ts'
import { screwLateral, screwWithdrawal } from './as_1720_1_2010/screw-capacity.ts'
import {
  designMoment,
  designShear,
  memberMoment,
  referenceBucklingMoment,
  slendernessReduction,
} from './as_4100_2020/member-capacity.ts'
import { sectionMoment } from './as_4100_2020/section-capacity.ts'
import { serviceDownward, serviceUplift, ultimateUplift } from './as_nzs_1170_0_2002/combinations.ts'
import { roofLiveLoad } from './as_nzs_1170_1_2002/roof-live-load.ts'
import { boundedAreaFactor } from './as_nzs_1170_2/area-reduction-factor.ts'
import {
  dynamicPressure,
  serviceDesignSpeed,
  siteWindSpeed,
  ultimateDesignSpeed,
} from './as_nzs_1170_2/design-wind-speed.ts'
import { zoneDimension2011 } from './as_nzs_1170_2_2011/zone-dimension.ts'
import { designPullOut, nominalPullOut } from './as_nzs_4600_2018/screw-pull-out.ts'

type Given = Readonly<Record<string, number>>

const clauses = {
  bendingCapacity,
  shearCapacity,
  screwWithdrawal,
  screwLateral,
  designMoment,
  designShear,
  memberMoment,
  referenceBucklingMoment,
  slendernessReduction,
  sectionMoment,
  ultimateUplift,
  serviceUplift,
  serviceDownward,
  roofLiveLoad,
  boundedAreaFactor,
  siteWindSpeed,
  ultimateDesignSpeed,
  serviceDesignSpeed,
  dynamicPressure,
  zoneDimension2011,
  nominalPullOut,
  designPullOut,
}

/** Numbers that no factor of 1 hides behind: each name that is read gets its own, and `given` keeps it. */
const numbersFrom = (scale: number) => {
  const given: Record<string, number> = {}
  const get = (_: Given, name: string): number => {
    given[name] ??= scale * Math.sqrt(2 + 3 * Object.keys(given).length)
    return given[name]
  }
  return { given, asked: new Proxy<Given>(given, { get }) }
}

test.each(Object.entries(clauses))('%s is calculated as it is printed, with factors that are not 1', (_, clause) => {
  for (const scale of [0.01, 0.3, 1.7, 31, 900]) {
    const { given, asked } = numbersFrom(scale)
    const step = (clause as unknown as (given: Given) => Step)(asked)
    expect(evaluateFormula(step.formula, given) / step.value).toBeCloseTo(1, 11)
  }
})
