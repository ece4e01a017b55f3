import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, leastSure, type Step } from '../calculation/step.ts'
import {
  serviceDownward,
  serviceUplift,
  ultimateDownward,
  ultimateUplift,
} from '../standards/as_nzs_1170_0_2002/combinations.ts'
import type { ArrayWeight } from './array-mass.ts'

/** Loads on the panels of a zone, kPa. Method 3. */
export type ZoneActions = {
  /** Gross ultimate pressure on the panel, kPa. */
  readonly pressure: number
  /** Ultimate net uplift w_u, kPa; 0 or less: no uplift. */
  readonly uplift: number
  /** Ultimate downward load w_d, kPa; null: not counted (published certificates). */
  readonly downward: number | null
  /** Gross service suction on the panel, kPa. */
  readonly servicePressure: number
  /** Service net uplift w_s, kPa. */
  readonly serviceUplift: number
  /** Service load that bends the rail, kPa: the larger of uplift and downward load. */
  readonly railLoad: number
  /** Weight of the heavier array, kPa. */
  readonly weight: number
  /** How sure the loads are: pressure and uplift, and the load on the rail. */
  readonly status: { readonly uplift: DataStatus; readonly downward: DataStatus; readonly railLoad: DataStatus }
  readonly steps: readonly Step[]
}

/** Wind and weight that every zone of a roof shares; its own coefficient is added for each zone. */
export type Loading = {
  /** Dynamic pressures, kPa. */
  readonly windUltimate: number
  readonly windService: number
  /** Array weight, kPa, and cosine of the roof slope. */
  readonly weight: Pick<ArrayWeight, 'lighter' | 'heavier'>
  readonly cosTheta: number
  /** Downward coefficient; null: downward load is not counted (published certificates). */
  readonly downward: number | null
  readonly downwardStatus: DataStatus
}

/** Net coefficient of a zone: local pressure factor times the panel's coefficient. */
export const localCoefficient = clause<{ readonly K_l: number; readonly C_0: number }>(
  { symbol: 'C', label: 'net-pressure-coefficient-of-the-zone', unit: '', clause: 'Method 3', formula: 'K_l * C_0' },
  ({ K_l, C_0 }) => K_l * C_0,
)
const pressureWords = { unit: 'kPa', clause: 'AS/NZS 1170.2 cl 2.4.1' } as const
type Suction = { readonly q: number; readonly C: number }
type Push = { readonly q: number; readonly C_down: number }

const suctionOf = (symbol: string, label: Message) =>
  clause<Suction>({ ...pressureWords, symbol, label, formula: 'q * C' }, ({ q, C }) => q * C)
const pushOf = (symbol: string, label: Message) =>
  clause<Push>({ ...pressureWords, symbol, label, formula: 'q * C_down' }, ({ q, C_down }) => q * C_down)

const grossPressure = suctionOf('p_u', 'ultimate-pressure-on-the-panel')
const serviceSuction = suctionOf('p_s', 'service-suction-on-the-panel')
const downwardPressure = pushOf('p_d', 'ultimate-downward-pressure-on-the-panel')
const serviceDownwardPressure = pushOf('p_sd', 'service-downward-pressure-on-the-panel')

const railLoad = clause<{ readonly w_s: number; readonly w_sd: number }>(
  { symbol: 'w', label: 'service-load-on-the-rail', unit: 'kPa', clause: 'Method 5.3', formula: 'max(w_s, w_sd)' },
  ({ w_s, w_sd }) => Math.max(w_s, w_sd),
)

/**
 * Loads on the panels of a zone, kPa. Method 3.
 * @param C net pressure coefficient C of the zone, magnitude
 * @param status how sure C is
 */
export const zoneActions = (loading: Loading, C: number, status: DataStatus): ZoneActions => {
  const { windUltimate: q_u, windService: q_s, weight, cosTheta: cos_theta } = loading
  const g_min = weight.lighter
  const pressure = grossPressure({ q: q_u, C }, { status })
  const uplift = ultimateUplift({ q: q_u, C, g_min, cos_theta }, { status })
  const service = serviceUplift({ q: q_s, C, g_min, cos_theta }, { status })
  const suction = serviceSuction({ q: q_s, C }, { status })
  const steps = [pressure, suction, uplift, service]
  let load = service
  let downward: number | null = null
  if (loading.downward !== null) {
    const C_down = loading.downward
    const sure = { status: loading.downwardStatus }
    const pushed = ultimateDownward({ q: q_u, C_down, g_max: weight.heavier }, sure)
    downward = pushed.value
    const down = serviceDownward({ q: q_s, C_down, g_max: weight.heavier }, sure)
    const rail = railLoad({ w_s: service.value, w_sd: down.value }, leastSure(service, down))
    const pressures = [downwardPressure({ q: q_u, C_down }, sure), serviceDownwardPressure({ q: q_s, C_down }, sure)]
    steps.push(...pressures, pushed, down, rail)
    load = rail
  }
  return {
    pressure: pressure.value,
    uplift: uplift.value,
    downward,
    servicePressure: suction.value,
    serviceUplift: service.value,
    railLoad: load.value,
    weight: weight.heavier,
    status: { uplift: uplift.status, downward: loading.downwardStatus, railLoad: load.status },
    steps,
  }
}
