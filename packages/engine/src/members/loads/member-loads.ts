import type { AssessmentInput, Edition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { PanelPressure } from '../../actions/panel-pressure.ts'
import { type Figure, figureAt } from '../../calculation/figure.ts'
import { clause, reading, type Step, worstStatus } from '../../calculation/step.ts'
import { areaReductionFactor, boundedAreaFactor } from '../../standards/as_nzs_1170_2/area-reduction-factor.ts'
import { combinationWords } from '../../standards/as_nzs_1170_2/combination-factor.ts'
import {
  type InternalPressure,
  internalPressure,
  openingsOfRegion,
} from '../../standards/as_nzs_1170_2/internal-pressure.ts'
import { windStandards } from '../../standards/wind-standard.ts'
import type { Doors, MemberLoads } from './line-loads.ts'
import type { Member } from './member.ts'

/** Dynamic pressures on a kind of member, kPa. */
export type MemberWind = { readonly ultimate: number; readonly service: number }

type Shut = 'enclosed' | 'permeable'

/** How the walls of a shut building leak. */
const shutFigure = (openings: Shut, { enclosed, permeable }: Catalogue['method']): Figure =>
  openings === 'enclosed' ? figureAt(enclosed, 'method/enclosed') : figureAt(permeable, 'method/permeable')

type WindAndMethod = Pick<Catalogue, 'wind' | 'method'>

/** Internal pressure as chosen, or by the region of the edition used; open sides outweigh both. Method 0. */
export const internalPressureOf = (
  { options }: AssessmentInput,
  { wind, method }: WindAndMethod,
  region: string,
): InternalPressure => {
  const { internalPressure: chosen, sides, edition } = options
  const table = wind.internalPressure
  if (sides === 'open-sided') return internalPressure(table, 'free-standing', 'open-on-all-sides', null)
  if (sides === 'partly-open')
    return internalPressure(
      table,
      `sides-open-${edition}`,
      'some-sides-open',
      figureAt(method.sidesOpen, 'method/sides-open'),
    )
  const openings = chosen === 'by-region' ? openingsOfRegion(region) : chosen
  const reason: Message = chosen === 'by-region' ? { code: 'by-region', values: { region } } : 'chosen'
  if (openings !== 'dominant-opening') return internalPressure(table, openings, reason, shutFigure(openings, method))
  const isOfB2 = chosen === 'by-region' && region === 'B2'
  const figure = isOfB2 ? figureAt(method.dominantOpeningInB2, 'method/dominant-opening-in-b2') : null
  return internalPressure(table, openings, reason, figure)
}

/** A door or window open in strong wind. */
export const openBuilding = ({ wind }: Pick<Catalogue, 'wind'>): InternalPressure =>
  internalPressure(wind.internalPressure, 'dominant-opening', 'a-door-or-window-is-open', null)

/** Every door and window shut. */
export const shutBuilding = (openings: Shut, { wind, method }: WindAndMethod): InternalPressure =>
  internalPressure(wind.internalPressure, openings, 'doors-and-windows-are-shut', shutFigure(openings, method))

/** Combination factors K_c of external and internal pressure in both directions. */
export type CombinationFactors = { readonly outward: Step; readonly inward: Step }

const notReduced = (direction: keyof typeof combinationWords): Step =>
  reading(combinationWords[direction], 1, { branch: 'sides-open-for-good' })

/** Sides that are open for good load the roof from both sides at once: no reduction. Method 0. */
export const combinationFactorsOf = (
  edition: Edition,
  { outward, inward, openings }: InternalPressure,
): CombinationFactors =>
  openings === 'sides-open-for-good'
    ? { outward: notReduced('outward'), inward: notReduced('inward') }
    : {
        outward: windStandards[edition].combinationFactor('outward', outward.value),
        inward: windStandards[edition].combinationFactor('inward', inward.value),
      }

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

/** Area reduction of a rafter by the roof area that it carries. Method 7. */
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

type Suction = Pick<MemberLoads, 'panelSuction' | 'roofSuction'>

/** Built in one place: objects of one shape are the fastest to read. */
const loadsWith = (
  { wind, pressure, internal, combining, area }: Sources,
  { panelSuction, roofSuction }: Suction,
  low: MemberLoads['low'],
  others: MemberLoads['others'],
): MemberLoads => ({
  windUltimate: wind.ultimate,
  windService: wind.service,
  lightWeight: pressure.weight.lighter,
  heavyWeight: pressure.weight.heavier,
  cosTheta: pressure.cosTheta,
  panelSuction,
  panelDownward: pressure.downward,
  roofSuction,
  roofDownward: pressure.roof.downward,
  low,
  others,
  internalOutward: internal.outward.value,
  internalInward: internal.inward.value,
  combinedOutward: combining.outward.value,
  combinedInward: combining.inward.value,
  areaOutward: area?.outward.value ?? 1,
  areaInward: area?.inward.value ?? 1,
  areaService: area?.service.value ?? 1,
  status: {
    outward: worstStatus(pressure.member.status, internal.outward.status),
    inward: worstStatus(pressure.status.downward, internal.inward.status),
  },
})

/** @param others the same roof with other openings */
const withOthers = (sources: Sources, others: MemberLoads['others']): MemberLoads => {
  const { member, roof, low } = sources.pressure
  const suctionWhenLow = { panelSuction: low.member.value, roofSuction: low.roof.value }
  const built = { loads: loadsWith(sources, suctionWhenLow, null, []), steps: [low.roof, low.member] }
  return loadsWith(sources, { panelSuction: member.suction, roofSuction: roof.suction }, built, others)
}

/** The same building with its doors shut, with one open, or with all walls leaking alike. */
export type OtherOpenings = { readonly doors: Doors; readonly sources: Sources }

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
 * @param others the same building with other openings, which comparisons with the bare roof count on too
 */
export const memberLoads = (sources: Sources, others: readonly OtherOpenings[]): MemberLoads =>
  withOthers(
    sources,
    others.map(({ doors, sources: other }) => ({ doors, loads: withOthers(other, []), steps: insideSteps(other) })),
  )
