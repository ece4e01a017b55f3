import type { DataStatus } from '@soundroof/contract/catalogue'
import { LEAST_LIVE_LOAD } from '../standards/as_nzs_1170_1_2002/roof-live-load.ts'
import type { Step } from '../step.ts'
import { type Formula, formula } from './formula.ts'
import type { Member } from './member.ts'
import type { Strip } from './strip.ts'

/** What loads every metre of a member on this roof; pressures and weight in kPa, coefficients as magnitudes. */
export type MemberLoads = {
  readonly q_u: number
  readonly q_s: number
  /** Weight of the array. */
  readonly g: number
  readonly cosTheta: number
  /** Panels: suction and downward; roof below and beside them: suction and downward. */
  readonly C_m: number
  readonly C_down: number
  readonly C_pe: number
  readonly C_r: number
  /** Internal pressure, outward and inward, and the factors that go with it. */
  readonly C_o: number
  readonly C_i: number
  readonly K_co: number
  readonly K_ci: number
  /** Area reduction: outward and downward in the ultimate state, and in service; 1 for purlins. */
  readonly K_ao: number
  readonly K_ai: number
  readonly K_as: number
  readonly status: { readonly outward: DataStatus; readonly inward: DataStatus }
}

/** Line loads on a member, kN/m: outward positive in `outward` and `serviceOutward`, downward in the rest. */
export type Lines = {
  /** Unfactored permanent load D. */
  readonly dead: number
  readonly outward: number
  readonly permanent: number
  readonly live: number
  readonly wind: number
  readonly serviceOutward: number
  readonly serviceInward: number
}
export type LoadCase = keyof Lines

type Dead = {
  readonly g: number
  readonly T: number
  readonly beta: number
  readonly G: number
  readonly p: number
  readonly G_m: number
}
type Outward = {
  readonly K_c: number
  readonly q_u: number
  readonly K_a: number
  readonly C_m: number
  readonly f: number
  readonly T: number
  readonly beta: number
  readonly C_pe: number
  readonly e: number
  readonly C_o: number
  readonly p: number
  readonly D: number
  readonly cos_theta: number
}
type Wind = {
  readonly D: number
  readonly K_c: number
  readonly q_u: number
  readonly K_a: number
  readonly C_down: number
  readonly T: number
  readonly beta: number
  readonly C_r: number
  readonly e: number
  readonly C_i: number
  readonly p: number
}
type ServiceOutward = Omit<Outward, 'K_c' | 'q_u' | 'f'> & { readonly q_s: number }
type ServiceInward = Omit<Wind, 'K_c' | 'q_u'> & { readonly q_s: number }

type Formulas = {
  readonly dead: Formula<Dead>
  readonly outward: Formula<Outward>
  readonly permanent: Formula<{ readonly D: number }>
  readonly live: Formula<{ readonly D: number; readonly Q_r: number; readonly e: number }>
  readonly wind: Formula<Wind>
  readonly serviceOutward: Formula<ServiceOutward>
  readonly serviceInward: Formula<ServiceInward>
}

const wordsOf = (isBare: boolean) => (symbol: string, label: string, formulaText: string) => ({
  symbol: isBare ? `${symbol}${symbol.includes('_') ? '' : '_'}0` : symbol,
  label: isBare ? `${label}, bare roof` : label,
  unit: 'kN/m',
  clause: 'Method 6',
  formula: formulaText,
})

const formulasOf = (isBare: boolean): Formulas => {
  const words = wordsOf(isBare)
  return {
    dead: formula(words('D', 'Permanent load', 'g * T * beta + G * p + G_m'), deadLoad),
    outward: formula(
      words(
        'w_o',
        'Ultimate uplift',
        'K_c * q_u * (K_a * (C_m * f * T * beta + C_pe * f * e) + C_o * p) - 0.9 * D * cos_theta',
      ),
      outwardLoad,
    ),
    permanent: formula(words('w_p', 'Permanent load, factored', '1.35 * D'), ({ D }) => 1.35 * D),
    live: formula(
      words('w_q', 'Permanent and live load, factored', '1.2 * D + 1.5 * Q_r * e'),
      ({ D, Q_r, e }) => 1.2 * D + 1.5 * Q_r * e,
    ),
    wind: formula(
      words('w_i', 'Ultimate downward load', '1.2 * D + K_c * q_u * (K_a * (C_down * T * beta + C_r * e) + C_i * p)'),
      windLoad,
    ),
    serviceOutward: formula(
      words('w_so', 'Service uplift', 'q_s * (K_a * (C_m * T * beta + C_pe * e) + C_o * p) - D * cos_theta'),
      serviceOutwardLoad,
    ),
    serviceInward: formula(
      words('w_si', 'Service downward load', 'D + q_s * (K_a * (C_down * T * beta + C_r * e) + C_i * p)'),
      serviceInwardLoad,
    ),
  }
}

const deadLoad = ({ g, T, beta, G, p, G_m }: Dead): number => g * T * beta + G * p + G_m

const outwardLoad = (g: Outward): number =>
  g.K_c * g.q_u * (g.K_a * (g.C_m * g.f * g.T * g.beta + g.C_pe * g.f * g.e) + g.C_o * g.p) - 0.9 * g.D * g.cos_theta

const windLoad = (g: Wind): number =>
  1.2 * g.D + g.K_c * g.q_u * (g.K_a * (g.C_down * g.T * g.beta + g.C_r * g.e) + g.C_i * g.p)

const serviceOutwardLoad = (g: ServiceOutward): number =>
  g.q_s * (g.K_a * (g.C_m * g.T * g.beta + g.C_pe * g.e) + g.C_o * g.p) - g.D * g.cos_theta

const serviceInwardLoad = (g: ServiceInward): number =>
  g.D + g.q_s * (g.K_a * (g.C_down * g.T * g.beta + g.C_r * g.e) + g.C_i * g.p)

const withPanels = formulasOf(false)
const bareRoof = formulasOf(true)

const deadGiven = ({ g }: MemberLoads, { spacing: p, roofWeight: G, selfWeight: G_m }: Member, { T, beta }: Strip) => ({
  g,
  T,
  beta,
  G,
  p,
  G_m,
})

/** What goes into the loads above the permanent one. */
const givenOf = (loads: MemberLoads, { spacing: p }: Member, strip: Strip, D: number) => {
  const { q_u, q_s, C_m, C_pe, C_down, C_r, C_o, C_i, cosTheta: cos_theta } = loads
  const { T, beta, f, e } = strip
  const up = { C_m, T, beta, C_pe, e, C_o, p, D, cos_theta }
  const down = { D, C_down, T, beta, C_r, e, C_i, p }
  return {
    outward: { K_c: loads.K_co, q_u, K_a: loads.K_ao, f, ...up },
    live: { D, Q_r: LEAST_LIVE_LOAD, e },
    wind: { K_c: loads.K_ci, q_u, K_a: loads.K_ai, ...down },
    serviceOutward: { q_s, K_a: loads.K_as, ...up },
    serviceInward: { q_s, K_a: loads.K_as, ...down },
  }
}

/** Line loads of a strip of panels, kN/m. Method 6 and 7. */
export const linesOf = (loads: MemberLoads, member: Member, strip: Strip): Lines => {
  const dead = withPanels.dead.of(deadGiven(loads, member, strip))
  const given = givenOf(loads, member, strip, dead)
  return {
    dead,
    outward: withPanels.outward.of(given.outward),
    permanent: withPanels.permanent.of({ D: dead }),
    live: withPanels.live.of(given.live),
    wind: withPanels.wind.of(given.wind),
    serviceOutward: withPanels.serviceOutward.of(given.serviceOutward),
    serviceInward: withPanels.serviceInward.of(given.serviceInward),
  }
}

/** The same as printed steps. */
export const lineSteps = (loads: MemberLoads, member: Member, strip: Strip, isBare: boolean): readonly Step[] => {
  const formulas = isBare ? bareRoof : withPanels
  const D = formulas.dead.step(deadGiven(loads, member, strip))
  const given = givenOf(loads, member, strip, D.value)
  const up = { status: loads.status.outward }
  const down = { status: loads.status.inward }
  return [
    D,
    formulas.outward.step(given.outward, up),
    formulas.permanent.step({ D: D.value }),
    formulas.live.step(given.live),
    formulas.wind.step(given.wind, down),
    formulas.serviceOutward.step(given.serviceOutward, up),
    formulas.serviceInward.step(given.serviceInward, down),
  ]
}
