import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import { leastSure, reading, type Step, worstStatus } from '../../calculation/step.ts'
import { TOLERANCE } from '../../checks/check.ts'
import type { CrossingStatus } from '../check/crossing-status.ts'
import type { MemberZone } from '../check/member-check.ts'
import type { Rails } from '../loads/strip.ts'
import type { CrossingFixing } from './crossing-capacity.ts'
import {
  bareDemandOnCrossing,
  bareUplift,
  clauseRatioWhenLower,
  crossingArea,
  crossingUplift,
  demandOnCrossing,
  footUplift,
  largestArea,
  ratioOnFeet,
  suctionOnFeet,
  suctionRatio,
  suctionRatioOrLower,
  upliftBesideFoot,
} from './crossing-load.ts'

/** What every crossing of a roof is loaded with; lengths in m, pressures in kPa. */
export type CrossingLoads = {
  /** Dynamic pressure in the ultimate state, and the combination factor K_c outward. */
  readonly wind: number
  readonly combined: number
  /** External coefficient of the roof, below 0, and internal coefficient outward. */
  readonly roofSuction: number
  readonly internalOutward: number
  /** Weight of the array that counts against uplift. */
  readonly lightWeight: number
  readonly cosTheta: number
  readonly battenSpacing: number
  readonly rafterSpacing: number
  /** Weight of sheeting and batten, kPa. */
  readonly roofWeight: number
  /** Suction on the same roof built lower, and that of tilted panels beside it; null: not compared (published cases). */
  readonly low: { readonly roof: Step; readonly ratio: Step | null } | null
  /** How sure the internal pressure is. */
  readonly status: DataStatus
}

/** A foot on a batten: panel width on its rail and spacing along the rail, m. */
export type FootAt = { readonly isAcross: boolean; readonly t: number; readonly s: number }

/** Loads of a batten crossing in one zone, with the net coefficient on its feet, a magnitude, and its local pressure factor. */
export type AtZone = {
  readonly loads: CrossingLoads
  readonly coefficient: number
  readonly localFactor: number
  readonly status: DataStatus
  /** Suction on panels beside that on the same roof built lower; null: it is no more than on this one. */
  readonly whenLower: Step | null
}

/** Tilted panels, and those of a zone under the clause for panels, beside the same roof built lower. */
const whenLower = ({ low }: CrossingLoads, { panel, status }: MemberZone): Step | null => {
  if (low === null || panel === null) return low?.ratio ?? null
  return clauseRatioWhenLower({ C_cl: panel.ofClause, C_pe: low.roof.value }, { status })
}

const lowerOnFeet = (ratio: Step | null, k_m: number): Step | null =>
  ratio === null || k_m === 1 ? ratio : ratioOnFeet.step({ k_m, c_0: ratio.value }, leastSure(ratio))

/** @param legMoment of rails on tilt frames: their outer legs lift a batten more than the panels alone; 1: flush */
const inZone = (loads: CrossingLoads, zone: MemberZone, { legMoment: k_m }: Pick<Rails, 'legMoment'>): AtZone => ({
  loads,
  coefficient: suctionOnFeet.of({ k_m, C: zone.coefficient }),
  localFactor: zone.local.factor,
  status: worstStatus(zone.status, loads.status),
  whenLower: lowerOnFeet(whenLower(loads, zone), k_m),
})

const footAt = ({ isAcross, tributary, spacing }: Rails): FootAt => ({ isAcross, t: tributary, s: spacing / 1000 })

/** Distance of feet along one batten, and the bare strip between the panels of its rails. */
const sigmaOf = ({ isAcross, t, s }: FootAt): number => (isAcross ? t : s)
const bareStripOf = ({ isAcross, t }: FootAt, p: number): number => (isAcross ? 0 : Math.max(0, p - t))

const footGiven = ({ loads, coefficient }: AtZone, { t, s }: FootAt) => ({
  K_c: loads.combined,
  q_u: loads.wind,
  C: coefficient,
  g_min: loads.lightWeight,
  cos_theta: loads.cosTheta,
  t,
  s,
})
const besideGiven = ({ loads, localFactor }: AtZone, e: number) => ({
  K_c: loads.combined,
  q_u: loads.wind,
  C_pe: loads.roofSuction,
  K_l: localFactor,
  e,
  C_o: loads.internalOutward,
  p: loads.battenSpacing,
  r: loads.rafterSpacing,
  G: loads.roofWeight,
  cos_theta: loads.cosTheta,
})
const bareGiven = ({ loads, localFactor }: AtZone) => ({
  K_c: loads.combined,
  q_u: loads.wind,
  C_pe: loads.roofSuction,
  K_l: localFactor,
  C_o: loads.internalOutward,
  p: loads.battenSpacing,
  r: loads.rafterSpacing,
  G: loads.roofWeight,
  cos_theta: loads.cosTheta,
})

const spacingWords = {
  symbol: 's',
  label: 'spacing-of-feet-on-the-rail',
  unit: 'm',
  clause: 'Method 6.1',
} as const

const ratioGiven = ({ loads, coefficient, localFactor }: AtZone) => ({
  C: coefficient,
  K_l: localFactor,
  C_pe: loads.roofSuction,
})

const ratioStep = (at: AtZone): Step =>
  at.whenLower === null
    ? suctionRatio.step(ratioGiven(at), { status: at.status })
    : suctionRatioOrLower.step(
        { ...ratioGiven(at), c_0: at.whenLower.value },
        { status: worstStatus(at.status, at.whenLower.status) },
      )

const ratioOf = (at: AtZone): number =>
  at.whenLower === null
    ? suctionRatio.of(ratioGiven(at))
    : suctionRatioOrLower.of({ ...ratioGiven(at), c_0: at.whenLower.value })

/** Uplift and area of a crossing under feet, beside the bare roof, as steps. Method 6.1. */
export const crossingSteps = (at: AtZone, foot: FootAt) => {
  const { battenSpacing: p, rafterSpacing: r, low, status } = at.loads
  const sigma = sigmaOf(foot)
  const e = bareStripOf(foot, p)
  const inside = { status }
  const panels = { status: at.status }
  const s = reading(spacingWords, foot.s)
  const F = footUplift.step(footGiven(at, foot), panels)
  const N_b = upliftBesideFoot.step(besideGiven(at, e), inside)
  const N = crossingUplift.step({ F: F.value, r, sigma, N_b: N_b.value }, leastSure(F, N_b))
  const X = demandOnCrossing.step({ N_x: N.value }, leastSure(N))
  const N_0 = bareUplift.step(bareGiven(at), inside)
  const X_0 = bareDemandOnCrossing.step({ N_x0: N_0.value }, inside)
  const c = ratioStep(at)
  const A = crossingArea.step({ c: c.value, t: foot.t, s: foot.s, r, sigma, e }, panels)
  const onPanels = low?.ratio == null || low.ratio === at.whenLower ? [] : [low.ratio]
  const ratios = low === null || at.whenLower === null ? [c] : [low.roof, ...onPanels, at.whenLower, c]
  return { s, F, N_b, N, X, N_0, X_0, ratios, A, A_0: largestArea.step({ p, r }) } as const
}

/** The same as numbers. */
export type CrossingAt = {
  readonly demand: number
  readonly bare: number
  readonly area: number
  readonly largestArea: number
}

/**
 * What a batten crossing must hold under a foot, and the roof area that it carries: numbers without a derivation, for the search.
 * Method 6.1.
 */
export const crossingNumbers = (at: AtZone, foot: FootAt): CrossingAt => {
  const { battenSpacing: p, rafterSpacing: r } = at.loads
  const sigma = sigmaOf(foot)
  const e = bareStripOf(foot, p)
  const F = footUplift.of(footGiven(at, foot))
  const N_b = upliftBesideFoot.of(besideGiven(at, e))
  const c = ratioOf(at)
  return {
    demand: demandOnCrossing.of({ N_x: crossingUplift.of({ F, r, sigma, N_b }) }),
    bare: bareDemandOnCrossing.of({ N_x0: bareUplift.of(bareGiven(at)) }),
    area: crossingArea.of({ c, t: foot.t, s: foot.s, r, sigma, e }),
    largestArea: largestArea.of({ p, r }),
  }
}

const fits = (demand: number, capacity: number): boolean => demand <= capacity * (1 + TOLERANCE)

/** Held as it is: by its known fixing, or because feet and panels load it no more than the bare roof does. */
const isHeld = (
  { demand, bare, area, largestArea: most }: CrossingAt,
  { known, isStormRegion }: CrossingFixing,
): boolean => {
  if (known !== null) return fits(demand, known.value)
  return fits(area, most) && (!isStormRegion || fits(demand, bare))
}

/** Whether a crossing holds its feet as it is, with one screw added, with two, or not at all. Method 6.1. */
export const crossingStatus = (crossing: CrossingAt, fixing: CrossingFixing): CrossingStatus => {
  if (crossing.demand <= 0 || isHeld(crossing, fixing)) return 'held'
  const one = fixing.screw.value
  if (fits(crossing.demand, one)) return 'one-screw'
  return fits(crossing.demand, 2 * one) ? 'two-screws' : 'refused'
}

/** A crossing in a zone under an arrangement of rails: numbers without a derivation. */
export const crossingAt = (loads: CrossingLoads, zone: MemberZone, rails: Rails): CrossingAt =>
  crossingNumbers(inZone(loads, zone, rails), footAt(rails))

/** The same with its derivation. */
export const crossingStepsAt = (loads: CrossingLoads, zone: MemberZone, rails: Rails) => {
  const { legMoment: k_m } = rails
  const onFeet = k_m === 1 ? [] : [suctionOnFeet.step({ k_m, C: zone.coefficient }, { status: zone.status })]
  return { onFeet, ...crossingSteps(inZone(loads, zone, rails), footAt(rails)) }
}

/** Largest spacing along a rail, mm, at which a demand that grows in proportion to it reaches a capacity. */
const spacingWhere = (atZero: number, perMetre: number, capacity: number): number => {
  if (perMetre <= 0) return atZero <= capacity ? Number.POSITIVE_INFINITY : 0
  return (1000 * (capacity - atZero)) / perMetre
}

/** Largest spacing, mm, at which a crossing holds so much uplift, kN; counts from the spacing of the rafters on. */
export const spacingByUplift = (
  loads: CrossingLoads,
  zone: MemberZone,
  rails: Omit<Rails, 'spacing'>,
  R: number,
): number => {
  const at = inZone(loads, zone, rails)
  const foot = footAt({ ...rails, spacing: 1000 })
  const N_b = upliftBesideFoot.of(besideGiven(at, bareStripOf(foot, loads.battenSpacing)))
  const share = rails.isAcross ? Math.max(1, loads.rafterSpacing / foot.t) : 1
  return spacingWhere(N_b, footUplift.of(footGiven(at, foot)) * share, R / 1.25)
}

/** Largest spacing, mm, at which a crossing carries no more roof than without panels. */
export const spacingByArea = (loads: CrossingLoads, zone: MemberZone, rails: Omit<Rails, 'spacing'>): number => {
  const foot = footAt({ ...rails, spacing: 1000 })
  const { battenSpacing: p, rafterSpacing: r } = loads
  const c = ratioOf(inZone(loads, zone, rails))
  const share = rails.isAcross ? Math.max(1, r / foot.t) : 1
  return spacingWhere(bareStripOf(foot, p) * r, c * foot.t * share, largestArea.of({ p, r }))
}
