import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Step, type Words } from '../../calculation/step.ts'
import { LEAST_LIVE_LOAD } from '../../standards/as_nzs_1170_1_2002/roof-live-load.ts'
import type { Member } from './member.ts'
import { deadGiven, deadLoad, lightDeadGiven, lightDeadLoad, stepsBelowFrames } from './permanent-load.ts'
import type { Strip } from './strip.ts'

/** Actions on a member of this roof, from which its line loads follow. Pressures and weight in kPa, coefficients as magnitudes. */
export type MemberLoads = {
  /** Dynamic pressure of the wind in both limit states. */
  readonly windUltimate: number
  readonly windService: number
  /** Weight of the array: against uplift, and as load. */
  readonly lightWeight: number
  readonly heavyWeight: number
  readonly cosTheta: number
  /** Coefficients of the panels, and of the roof below and beside them, whose suction is below 0. */
  readonly panelSuction: number
  readonly panelDownward: number
  readonly roofSuction: number
  readonly roofDownward: number
  /** The same with both suctions of the roof built lower, and their derivation. */
  readonly low: Varied | null
  /** The same with doors and windows shut, or with one open: whichever the roof was not loaded with. */
  readonly others: readonly (Varied & { readonly doors: Doors })[]
  /** Coefficients of internal pressure, outward and inward, and the combination factors K_c that go with them. */
  readonly internalOutward: number
  readonly internalInward: number
  readonly combinedOutward: number
  readonly combinedInward: number
  /** Area reduction K_a: outward and inward in the ultimate state, and in service; 1 for purlins. */
  readonly areaOutward: number
  readonly areaInward: number
  readonly areaService: number
  readonly status: { readonly outward: DataStatus; readonly inward: DataStatus }
}

/** Every door and window shut, one open, or all walls leaking alike. */
export type Doors = 'shut' | 'open' | 'alike'

/** Loads of the same roof under other circumstances, and the derivation of what differs. */
export type Varied = { readonly loads: MemberLoads; readonly steps: readonly Step[] }

/** Line loads on a member, kN/m: outward positive in `outward` and `serviceOutward`, downward in the rest. */
export type LineLoads = {
  /** Unfactored permanent load: with the lighter array, which counts against uplift, and with the heavier. */
  readonly lightDead: number
  readonly dead: number
  readonly outward: number
  readonly permanent: number
  readonly live: number
  readonly wind: number
  readonly serviceOutward: number
  readonly serviceInward: number
}

/** A combination of loads by name. */
export type LoadCase = keyof LineLoads

type OnStrip = {
  readonly K_a: number
  readonly T: number
  readonly beta: number
  readonly e: number
  readonly p: number
}
type Up = OnStrip & {
  readonly D_min: number
  readonly C_m: number
  readonly C_pe: number
  readonly C_o: number
  readonly cos_theta: number
}
type Down = OnStrip & { readonly D: number; readonly C_down: number; readonly C_r: number; readonly C_i: number }
type Outward = Up & { readonly K_c: number; readonly q_u: number; readonly f: number }
type Wind = Down & { readonly K_c: number; readonly q_u: number }
type ServiceOutward = Up & { readonly q_s: number }
type ServiceInward = Down & { readonly q_s: number }
type Live = {
  readonly D: number
  readonly Q_r: number
  readonly Q_s: number
  readonly e: number
  readonly p: number
}

// Method 6: one line per load; the printed formulas below say the same and a test compares them.
const permanentLoad = ({ D }: { readonly D: number }): number => 1.35 * D
const liveLoad = ({ D, Q_r, Q_s, e, p }: Live): number => 1.2 * D + 1.5 * (Q_r * e + Q_s * (p - e))
/** Uplift per kPa of wind pressure on panels, bare strip and inside; f: local pressure factor, 1 in service. */
const upPerPressure = (g: Up, f: number): number =>
  g.K_a * (g.C_m * f * g.T * g.beta + Math.abs(g.C_pe) * f * g.e) + g.C_o * g.p
const downPerPressure = (g: Down): number => g.K_a * (g.C_down * g.T * g.beta + g.C_r * g.e) + g.C_i * g.p
const outwardLoad = (g: Outward): number => g.K_c * g.q_u * upPerPressure(g, g.f) - 0.9 * g.D_min * g.cos_theta
const windLoad = (g: Wind): number => 1.2 * g.D + g.K_c * g.q_u * downPerPressure(g)
const serviceOutwardLoad = (g: ServiceOutward): number => g.q_s * upPerPressure(g, 1) - g.D_min * g.cos_theta
const serviceInwardLoad = (g: ServiceInward): number => g.D + g.q_s * downPerPressure(g)

// Written out for speed: the search calculates these loads for every arrangement.
const liveGiven = ({ spacing: p, standingLive: Q_s }: Member, { e }: Strip, D: number): Live => ({
  D,
  Q_r: Math.max(LEAST_LIVE_LOAD, Q_s),
  Q_s,
  e,
  p,
})
const outwardGiven = (loads: MemberLoads, member: Member, strip: Strip, D_min: number): Outward => ({
  K_c: loads.combinedOutward,
  q_u: loads.windUltimate,
  K_a: loads.areaOutward,
  C_m: loads.panelSuction,
  f: strip.f,
  T: strip.T,
  beta: strip.beta,
  C_pe: loads.roofSuction,
  e: strip.e,
  C_o: loads.internalOutward,
  p: member.spacing,
  D_min,
  cos_theta: loads.cosTheta,
})
const windGiven = (loads: MemberLoads, member: Member, strip: Strip, D: number): Wind => ({
  D,
  K_c: loads.combinedInward,
  q_u: loads.windUltimate,
  K_a: loads.areaInward,
  C_down: loads.panelDownward,
  T: strip.T,
  beta: strip.beta,
  C_r: loads.roofDownward,
  e: strip.e,
  C_i: loads.internalInward,
  p: member.spacing,
})
const serviceOutwardGiven = (loads: MemberLoads, member: Member, strip: Strip, D_min: number): ServiceOutward => ({
  q_s: loads.windService,
  K_a: loads.areaService,
  C_m: loads.panelSuction,
  T: strip.T,
  beta: strip.beta,
  C_pe: loads.roofSuction,
  e: strip.e,
  C_o: loads.internalOutward,
  p: member.spacing,
  D_min,
  cos_theta: loads.cosTheta,
})
const serviceInwardGiven = (loads: MemberLoads, member: Member, strip: Strip, D: number): ServiceInward => ({
  D,
  q_s: loads.windService,
  K_a: loads.areaService,
  C_down: loads.panelDownward,
  T: strip.T,
  beta: strip.beta,
  C_r: loads.roofDownward,
  e: strip.e,
  C_i: loads.internalInward,
  p: member.spacing,
})

/** Line loads of a strip of panels, kN/m. Method 6 and 7. */
export const lineLoadsOf = (loads: MemberLoads, member: Member, strip: Strip): LineLoads => {
  const D = deadLoad(deadGiven(loads, member, strip))
  const D_min = lightDeadLoad(lightDeadGiven(loads, member, strip))
  return {
    lightDead: D_min,
    dead: D,
    outward: outwardLoad(outwardGiven(loads, member, strip, D_min)),
    permanent: permanentLoad({ D }),
    live: liveLoad(liveGiven(member, strip, D)),
    wind: windLoad(windGiven(loads, member, strip, D)),
    serviceOutward: serviceOutwardLoad(serviceOutwardGiven(loads, member, strip, D_min)),
    serviceInward: serviceInwardLoad(serviceInwardGiven(loads, member, strip, D)),
  }
}

const bareSymbol = (symbol: string): string => `${symbol}${symbol.includes('_') ? '' : '_'}0`

const formulasOf = (isBare: boolean) => {
  const words = (symbol: string, label: Message, formula: string): Words & { readonly formula: string } => ({
    symbol: isBare ? bareSymbol(symbol) : symbol,
    label: isBare ? { code: 'on-bare-roof', values: { label } } : label,
    unit: 'kN/m',
    clause: 'Method 6',
    formula,
  })
  const suction = 'C_m * f * T * beta + abs(C_pe) * f * e'
  const uplift = `K_c * q_u * (K_a * (${suction}) + C_o * p) - 0.9 * D_min * cos_theta`
  const down = 'K_a * (C_down * T * beta + C_r * e) + C_i * p'
  const serviceUplift = 'q_s * (K_a * (C_m * T * beta + abs(C_pe) * e) + C_o * p) - D_min * cos_theta'
  return {
    lightDead: clause(words('D_min', 'permanent-load-against-uplift', 'g_min * T * beta + G * p + G_m'), lightDeadLoad),
    dead: clause(words('D', 'permanent-load', 'g_max * T * beta + G * p + G_m'), deadLoad),
    outward: clause(words('w_o', 'ultimate-uplift', uplift), outwardLoad),
    permanent: clause(words('w_p', 'permanent-load-factored', '1.35 * D'), permanentLoad),
    live: clause(
      words('w_q', 'permanent-and-live-load-factored', '1.2 * D + 1.5 * (Q_r * e + Q_s * (p - e))'),
      liveLoad,
    ),
    wind: clause(words('w_i', 'ultimate-downward-load', `1.2 * D + K_c * q_u * (${down})`), windLoad),
    serviceOutward: clause(words('w_so', 'service-uplift', serviceUplift), serviceOutwardLoad),
    serviceInward: clause(words('w_si', 'service-downward-load', `D + q_s * (${down})`), serviceInwardLoad),
  }
}

const withPanels = formulasOf(false)
const bareRoof = formulasOf(true)

/** Uplift alone, ultimate and service, as printed steps. */
export const upliftSteps = (
  loads: MemberLoads,
  member: Member,
  strip: Strip,
  { lightDead }: LineLoads,
  isBare: boolean,
): readonly Step[] => {
  const { outward, serviceOutward } = isBare ? bareRoof : withPanels
  const up = { status: loads.status.outward }
  return [
    outward(outwardGiven(loads, member, strip, lightDead), up),
    serviceOutward(serviceOutwardGiven(loads, member, strip, lightDead), up),
  ]
}

/** The same as printed steps. */
export const lineSteps = (loads: MemberLoads, member: Member, strip: Strip, isBare: boolean): readonly Step[] => {
  const formulas = isBare ? bareRoof : withPanels
  const [lighter, heavier] = [lightDeadGiven(loads, member, strip), deadGiven(loads, member, strip)]
  const [light, step] =
    strip.T === strip.T_g ? [formulas.lightDead(lighter), formulas.dead(heavier)] : stepsBelowFrames(lighter, heavier)
  const D = step.value
  const up = { status: loads.status.outward }
  const down = { status: loads.status.inward }
  return [
    light,
    step,
    formulas.outward(outwardGiven(loads, member, strip, light.value), up),
    formulas.permanent({ D }),
    formulas.live(liveGiven(member, strip, D)),
    formulas.wind(windGiven(loads, member, strip, D), down),
    formulas.serviceOutward(serviceOutwardGiven(loads, member, strip, light.value), up),
    formulas.serviceInward(serviceInwardGiven(loads, member, strip, D), down),
  ]
}
