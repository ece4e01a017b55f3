import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue, DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, CodedNode } from '@soundroof/contract/roofs/results/result'
import { clause, node, type Step, worstStatus } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import { compare, notApplicable } from '../../checks/check.ts'
import type { CrossingStatus } from '../check/crossing-status.ts'
import type { MemberCheck, MemberJudgement, MemberZone } from '../check/member-check.ts'
import type { Rails } from '../loads/strip.ts'
import { SHEETING_WEIGHT } from '../purlin/purlin.ts'
import {
  type CrossingLoads,
  crossingAt,
  crossingStatus,
  crossingStepsAt,
  spacingByArea,
  spacingByUplift,
} from './crossing-at.ts'
import { type CrossingFixing, crossingFixing } from './crossing-capacity.ts'
import { hasFeetOverRafters } from './over-rafters.ts'

/** What a crossing below a foot must hold, beside the bare roof, kN, and how many screws have to be added. */
export type CrossingRemedy = {
  readonly screws: 1 | 2
  readonly demand: number
  readonly bare: number
  /** Capacity of one screw, kN, in timber or in steel. */
  readonly screw: number
  readonly isSteel: boolean
}

/** Battens or top hats where they cross the rafters, below the feet. Method 6.1. */
export type Crossing = {
  readonly check: MemberCheck
  /**
   * Largest spacing along the rail that is set out, mm: all that the crossings hold as they are, or else the closest,
   * with screws added.
   */
  readonly largest: (zone: MemberZone, rails: Omit<Rails, 'spacing'>) => number
  /** The same where screws may be added. */
  readonly largestWithScrews: (zone: MemberZone, rails: Omit<Rails, 'spacing'>) => number
  /** Null: the crossings hold as they are. */
  readonly remedy: (zone: MemberZone, rails: Rails) => CrossingRemedy | null
  /** The fixing that was given; null: not known. */
  readonly known: Step | null
}

const words = { clause: 'Method 6.1' } as const

const screwsAdded: Readonly<Record<CrossingStatus, 0 | 1 | 2>> = {
  held: 0,
  'one-screw': 1,
  'two-screws': 2,
  refused: 2,
}

const weight = clause<{ readonly G_s: number; readonly G_m: number; readonly p: number }>(
  {
    ...words,
    symbol: 'G_x',
    label: 'weight-of-sheeting-and-batten',
    unit: 'kPa',
    formula: 'G_s + G_m / p',
  },
  ({ G_s, G_m, p }) => G_s + G_m / p,
)

type Setting = {
  readonly loads: CrossingLoads
  /** Of a building that counts as open, with its doors shut: K_c leaves more of the external pressure. Null: nothing else to ask. */
  readonly whenShut: CrossingLoads | null
  readonly fixing: CrossingFixing
}

const statesOf = ({ loads, whenShut }: Setting): readonly CrossingLoads[] =>
  whenShut === null ? [loads] : [loads, whenShut]

/** The crossing with doors open or shut, whichever asks more of it, compared with the bare roof in the state that asks most there. */
const worstAt = (setting: Setting, zone: MemberZone, rails: Rails) => {
  const all = statesOf(setting).map((loads) => ({ ...crossingAt(loads, zone, rails), loads }))
  const worst = all.reduce((most, next) => (next.demand > most.demand ? next : most))
  return { ...worst, bare: Math.max(...all.map(({ bare }) => bare)) }
}

const reasonOf = ({ fixing }: Setting, status: CrossingStatus, bare: number): Message => {
  if (status === 'held') return fixing.known === null ? 'crossing-carries-no-more-roof' : 'fixing-of-battens-known'
  const values = { screws: screwsAdded[status], screw: fixing.screw.value, bare, isSteel: fixing.isSteel }
  return { code: 'crossing-with-screws', values }
}

const areaResult = (area: number, largest: number, status: DataStatus, reason: Message): CodedCheckResult =>
  compare(
    {
      ...words,
      id: 'batten-crossing-area',
      title: 'roof-on-a-batten-crossing',
      unit: 'm2',
      status,
      reason,
    },
    area,
    largest,
  )

const upliftWords = { ...words, id: 'batten-crossing', title: 'uplift-of-a-batten-crossing', unit: 'kN' } as const

const noUplift = ({ screw: { status } }: CrossingFixing): CodedCheckResult =>
  notApplicable({ ...upliftWords, status, reason: 'no-load-in-this-direction' })

const resultOf = (setting: Setting, zone: MemberZone, rails: Rails): CodedCheckResult => {
  const { fixing } = setting
  const { loads, ...at } = worstAt(setting, zone, rails)
  const status = crossingStatus(at, fixing)
  if (at.demand <= 0) return noUplift(fixing)
  const reason = reasonOf(setting, status, at.bare)
  if (status === 'held' && fixing.known === null) return areaResult(at.area, at.largestArea, zone.status, reason)
  const holding = status === 'held' && fixing.known !== null ? fixing.known : fixing.screw
  const screws = screwsAdded[status] || 1
  return compare(
    { ...upliftWords, status: worstStatus(holding.status, zone.status, loads.status), reason },
    at.demand,
    screws * holding.value,
  )
}

const stepsOn = (loads: CrossingLoads, zone: MemberZone, rails: Rails): readonly Step[] => {
  const { onFeet, s, F, N_b, N, X, N_0, X_0, ratios, A, A_0 } = crossingStepsAt(loads, zone, rails)
  return [...onFeet, s, F, N_b, N, X, N_0, X_0, ...ratios, A, A_0]
}

const traceOf = (setting: Setting, zone: MemberZone, rails: Rails): CodedNode => {
  const { loads } = worstAt(setting, zone, rails)
  const shut = loads === setting.loads ? [] : [node('shut', 'same-roof-doors-shut', stepsOn(loads, zone, rails))]
  return node('batten-crossing', 'batten-crossings-in-this-zone', stepsOn(setting.loads, zone, rails), shut)
}

const judgementOf = (setting: Setting, zone: MemberZone, rails: Rails): MemberJudgement => {
  const { fixing } = setting
  const at = worstAt(setting, zone, rails)
  const status = crossingStatus(at, fixing)
  return {
    failingUtilisation: status === 'refused' ? at.demand / (2 * fixing.screw.value) : 0,
    // K_c of an open building lowers the uplift at a crossing, so the shut building is calculated as well.
    isLoadedMoreWhenShut: () => true,
    sag: () => null,
    statuses: () => [status],
    results: () => [resultOf(setting, zone, rails)],
    trace: () => traceOf(setting, zone, rails),
  }
}

/** Feet are set out no closer than the rafters, or on every batten: what they load a crossing with falls no further. */
const closest = ({ battenSpacing, rafterSpacing }: CrossingLoads, isAcross: boolean): number =>
  1000 * (isAcross ? battenSpacing : rafterSpacing)

const remedyOf = (setting: Setting, zone: MemberZone, rails: Rails): CrossingRemedy | null => {
  const { fixing } = setting
  const at = worstAt(setting, zone, rails)
  const screws = screwsAdded[crossingStatus(at, fixing)]
  if (screws === 0) return null
  return { screws, demand: at.demand, bare: at.bare, screw: fixing.screw.value, isSteel: fixing.isSteel }
}

const crossingOf = (setting: Setting): Crossing => {
  const { loads, fixing } = setting
  const byUplift = (zone: MemberZone, rails: Omit<Rails, 'spacing'>, capacity: number): number =>
    Math.min(...statesOf(setting).map((state) => spacingByUplift(state, zone, rails, capacity)))
  const least = (isAcross: boolean): number => closest(loads, isAcross)
  return {
    check: (zone) => (rails) => judgementOf(setting, zone, rails),
    largest: (zone, rails) => {
      const { known } = fixing
      const held = known === null ? spacingByArea(loads, zone, rails) : byUplift(zone, rails, known.value)
      return Math.max(held, least(rails.isAcross))
    },
    largestWithScrews: (zone, rails) => Math.max(byUplift(zone, rails, 2 * fixing.screw.value), least(rails.isAcross)),
    remedy: (zone, rails) => remedyOf(setting, zone, rails),
    known: fixing.known,
  }
}

/** Tin on timber battens or on top hats: tile hooks and feet over rafters bypass the battens, Z and C stand on cleats. */
export const hasBattenCrossings = ({ roofCover, purlin, rafter, options }: AssessmentInput): boolean =>
  roofCover.kind !== 'tile' &&
  !hasFeetOverRafters({ options }) &&
  (purlin.material === 'timber' || purlin.section === 'top-hat') &&
  rafter.spacing > 0

/** Battens of a roof, before any wind. */
export type PreparedCrossing = {
  readonly spacings: Pick<CrossingLoads, 'battenSpacing' | 'rafterSpacing' | 'roofWeight'>
  readonly fixing: CrossingFixing
  readonly trace: CodedNode
}

/** Null: no battens to check. @param selfWeight of the batten, kN/m @param region by the edition used */
export const preparedCrossing = (
  input: AssessmentInput,
  catalogue: Catalogue,
  selfWeight: number,
  region: string,
): PreparedCrossing | null => {
  if (!hasBattenCrossings(input)) return null
  const [p, r] = [metres(input.purlin.spacing), metres(input.rafter.spacing)]
  const G = weight({ G_s: SHEETING_WEIGHT, G_m: selfWeight, p })
  const fixing = crossingFixing(input, catalogue, region)
  const trace = node('batten-fixing', 'fixing-of-battens-to-rafters', [G, ...fixing.steps])
  return { spacings: { battenSpacing: p, rafterSpacing: r, roofWeight: G.value }, fixing, trace }
}

type CrossingWind = Omit<CrossingLoads, keyof PreparedCrossing['spacings']>

/** Crossings of a roof in its wind. @param whenShut of a building that counts as open, null elsewhere */
export const battenCrossing = (
  { spacings, fixing }: PreparedCrossing,
  wind: CrossingWind,
  whenShut: CrossingWind | null = null,
): Crossing =>
  crossingOf({
    loads: { ...wind, ...spacings },
    whenShut: whenShut === null ? null : { ...whenShut, ...spacings },
    fixing,
  })
