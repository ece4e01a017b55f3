import type { AssessmentInput, Edition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PanelPressure } from '../../actions/panel-pressure.ts'
import { figureAt } from '../../calculation/figure.ts'
import { clause, type Step, worstStatus } from '../../calculation/step.ts'
import { areaReductionFactor, boundedAreaFactor } from '../../standards/as_nzs_1170_2/area-reduction-factor.ts'
import {
  type InternalPressure,
  internalPressure,
  openingsOfRegion,
} from '../../standards/as_nzs_1170_2/internal-pressure.ts'
import { windStandards } from '../../standards/wind-standard.ts'
import type { MemberLoads } from './line-loads.ts'
import type { Member } from './member.ts'

/** Dynamic pressures on a kind of member, kPa. */
export type MemberWind = { readonly ultimate: number; readonly service: number }

/** Internal pressure as chosen, or by the region of the edition used. Method 0. */
export const internalPressureOf = (
  { options }: AssessmentInput,
  { method }: Pick<Catalogue, 'method'>,
  region: string,
): InternalPressure => {
  const { internalPressure: chosen, sides } = options
  if (sides === 'open-sided') return internalPressure('free-standing', 'open-on-all-sides', null)
  if (chosen !== 'by-region') return internalPressure(chosen, 'chosen', null)
  const figure = region === 'B2' ? figureAt(method.dominantOpeningInB2, 'method/dominant-opening-in-b2') : null
  return internalPressure(openingsOfRegion(region), { code: 'by-region', values: { region } }, figure)
}

/** A door or window open in strong wind. */
export const openBuilding = (): InternalPressure =>
  internalPressure('dominant-opening', 'a-door-or-window-is-open', null)

/** Every door and window shut. */
export const shutBuilding = (): InternalPressure => internalPressure('enclosed', 'doors-and-windows-are-shut', null)

export type CombinationFactors = { readonly outward: Step; readonly inward: Step }

export const combinationFactorsOf = (edition: Edition, { outward, inward }: InternalPressure): CombinationFactors => ({
  outward: windStandards[edition].combinationFactor('outward', outward.value),
  inward: windStandards[edition].combinationFactor('inward', inward.value),
})

const tributaryArea = clause<{ readonly L: number; readonly p: number }>(
  { symbol: 'A', label: 'roof-area-of-a-rafter', unit: 'm2', clause: 'Method 7', formula: 'L * p' },
  ({ L, p }) => L * p,
)

/** Area reduction of a rafter: service, and beside the combination factor of each direction. */
export type AreaReduction = {
  readonly area: Step
  readonly service: Step
  readonly outward: Step
  readonly inward: Step
}

export const areaReductionOf = ({ span, spacing }: Member, combining: CombinationFactors): AreaReduction => {
  const A = tributaryArea({ L: span, p: spacing })
  const K_a = areaReductionFactor(A.value)
  return {
    area: A,
    service: K_a,
    outward: boundedAreaFactor({ K_a: K_a.value, K_c: combining.outward.value }, { branch: 'outward' }),
    inward: boundedAreaFactor({ K_a: K_a.value, K_c: combining.inward.value }, { branch: 'inward' }),
  }
}

type Sources = {
  readonly wind: MemberWind
  readonly pressure: PanelPressure
  readonly internal: InternalPressure
  readonly combining: CombinationFactors
  /** Null: no reduction, as for purlins. */
  readonly area: AreaReduction | null
}

type Suction = Pick<MemberLoads, 'C_m' | 'C_pe'>

/** Built in one place: objects of one shape are the fastest to read. */
const loadsWith = (
  { wind, pressure, internal, combining, area }: Sources,
  { C_m, C_pe }: Suction,
  low: MemberLoads['low'],
  other: MemberLoads['other'],
): MemberLoads => ({
  q_u: wind.ultimate,
  q_s: wind.service,
  g_min: pressure.weight.lighter,
  g_max: pressure.weight.heavier,
  cosTheta: pressure.cosTheta,
  C_m,
  C_down: pressure.downward,
  C_pe,
  C_r: pressure.roof.downward,
  low,
  other,
  C_o: internal.outward.value,
  C_i: internal.inward.value,
  K_co: combining.outward.value,
  K_ci: combining.inward.value,
  K_ao: area?.outward.value ?? 1,
  K_ai: area?.inward.value ?? 1,
  K_as: area?.service.value ?? 1,
  status: {
    outward: worstStatus(pressure.member.status, internal.outward.status),
    inward: worstStatus(pressure.status.downward, internal.inward.status),
  },
})

/** @param other the same roof with other openings; null: none is asked for */
const withOther = (sources: Sources, other: MemberLoads['other']): MemberLoads => {
  const { member, roof, low } = sources.pressure
  const suctionWhenLow = { C_m: low.member.value, C_pe: low.roof.value }
  const built = { loads: loadsWith(sources, suctionWhenLow, null, null), steps: [low.roof, low.member] }
  return loadsWith(sources, { C_m: member.suction, C_pe: roof.C_pe }, built, other)
}

/** What differs between a shut and an open building. */
export const insideSteps = ({
  internal,
  combining,
  area,
}: Pick<Sources, 'internal' | 'combining' | 'area'>): readonly Step[] => [
  internal.outward,
  internal.inward,
  combining.outward,
  combining.inward,
  ...(area === null ? [] : [area.outward, area.inward]),
]

/**
 * Actions on a kind of member. Method 6 and 7.
 * @param others the same building with other openings, which comparisons with the bare roof count on too; null: it has none
 */
export const memberLoads = (sources: Sources, others: Sources | null): MemberLoads => {
  if (others === null) return withOther(sources, null)
  const doors = others.internal.outward.value > sources.internal.outward.value ? 'open' : 'shut'
  return withOther(sources, { doors, loads: withOther(others, null), steps: insideSteps(others) })
}
