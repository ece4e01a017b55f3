import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { clause, reading, type Step } from '../calculation/step.ts'
import { metres, radians } from '../calculation/units.ts'
import { tiltOf } from './tilt.ts'
import type { ZoneActions } from './zone-actions.ts'

/** Moment of the wind on tilt frames, which their outer legs take. Method 5.6. */

const words = { unit: '', clause: 'Method 5.6' } as const

type OnRow = { readonly L: number; readonly b: number; readonly t: number }

/** L^2/(b t) of two rails, t = L/2, on purlins: whole pitches nearest to 0.55 L apart, so no closer than 0.366 L. Method 4. */
const LEVER_ON_PURLINS = 5.46

/** Three feet a third of the panel's width apart, the closest of Method 5.4, below a rail that lies in the frame. */
const LEAST_LEVER = 4.5

const apartWords = { symbol: 'b', label: 'least-distance-of-the-outer-legs', unit: 'm', clause: 'Method 4' } as const
const leverWords = { ...words, symbol: 'lambda', label: 'lever-of-the-legs-of-a-frame' } as const
const leverClause = clause<OnRow>(
  {
    ...leverWords,
    formula: `max(${LEAST_LEVER}, L ^ 2 / (b * t))`,
  },
  ({ L, b, t }) => Math.max(LEAST_LEVER, (L * L) / (b * t)),
)

type Moment = { readonly beta: number; readonly lambda: number; readonly s_g: number; readonly W: number }
const momentClause = clause<Moment>(
  {
    ...words,
    symbol: 'k_m',
    label: 'wind-on-the-most-loaded-leg',
    formula: 'max(1, cos(beta * pi / 180) + lambda * tan(beta * pi / 180) * (s_g / W + sin(beta * pi / 180) / 2))',
  },
  ({ beta, lambda, s_g, W }) => {
    const tilt = radians(beta)
    return Math.max(1, Math.cos(tilt) + lambda * Math.tan(tilt) * (s_g / W + Math.sin(tilt) / 2))
  },
)

/** Panels in tilt frames: tilt to the roof in degrees, lengths in m. */
export type Framed = {
  readonly beta: number
  readonly s_g: number
  /** Across the rails. */
  readonly L: number
  /** The shorter side. */
  readonly W: number
}

type Sized = Pick<AssessmentInput, 'array' | 'options'>

/** @param panel length and width, mm. Null: flush panels */
export const framedPanel = (
  { array, options }: Sized,
  panel: { readonly length: number; readonly width: number },
): Framed | null => {
  const beta = tiltOf(array)
  if (beta === null) return null
  return {
    beta,
    s_g: metres(options.panelGap),
    L: metres(panel.length),
    W: metres(Math.min(panel.length, panel.width)),
  }
}

/** Rails below a panel: what one carries of its length, m, and the least distance of the outer ones, mm. */
type OnRails = { readonly tributary: Step; readonly apart: readonly [number, number] }

/** The factor of wind on a leg, k_m, and its derivation. */
export type LegMoment = { readonly factor: Step; readonly steps: readonly Step[] }

/**
 * Wind on the most loaded leg of a tilt frame beside that on the length of rail which it carries. It holds whichever way rows
 * face: for rails along a row on their own legs, and for rails that lie in the frames. Method 5.6.
 */
export const legMoment = ({ beta, s_g, L, W }: Framed, { tributary, apart }: OnRails): LegMoment => {
  const b = reading(apartWords, metres(apart[0]))
  const lever = leverClause({ L, b: b.value, t: tributary.value })
  const factor = momentClause({ beta, lambda: lever.value, s_g, W })
  return { factor, steps: [b, lever, factor] }
}

/** The same on a purlin along which rails lie, as it may carry all rear legs of a row: whichever purlins rails stand on. Method 6. */
export const momentOnPurlins = ({ beta, s_g, W }: Framed): LegMoment => {
  const lever = reading(leverWords, LEVER_ON_PURLINS)
  const factor = momentClause({ beta, lambda: lever.value, s_g, W })
  return { factor, steps: [lever, factor] }
}

type WithMoment = { readonly w: number; readonly k_m: number; readonly p: number }
const onFeetWords = { unit: 'kPa', clause: 'Method 5.6', formula: 'w + (k_m - 1) * p' } as const
const withMoment = ({ w, k_m, p }: WithMoment): number => w + (k_m - 1) * p
const ultimateOnFeet = clause<WithMoment>(
  { ...onFeetWords, symbol: 'w_f', label: 'ultimate-uplift-on-the-feet-of-frames' },
  withMoment,
)
const serviceOnFeet = clause<WithMoment>(
  { ...onFeetWords, symbol: 'w_fs', label: 'service-uplift-on-the-feet-of-frames' },
  withMoment,
)

/** k_m, and 1 of flush panels. */
export const factorOf = (moment: LegMoment | null): number => moment?.factor.value ?? 1

/** Net uplift that feet are checked for, kPa, with its derivation; that of the panels where these lie flush. */
export type OnFeet = {
  readonly uplift: number
  readonly serviceUplift: number
  readonly steps: readonly Step[]
}

type Lifted = Pick<ZoneActions, 'pressure' | 'uplift' | 'servicePressure' | 'serviceUplift' | 'status'>

/** Net uplift that feet are checked for, kPa: the weight on a leg does not grow with the moment. Method 5.6. */
export const onFeet = (lifted: Lifted, moment: LegMoment | null): OnFeet => {
  const { uplift, serviceUplift } = lifted
  if (moment === null) return { uplift, serviceUplift, steps: [] }
  const { uplift: status } = lifted.status
  const k_m = moment.factor.value
  const ultimate = ultimateOnFeet({ w: uplift, k_m, p: lifted.pressure }, { status })
  const service = serviceOnFeet({ w: serviceUplift, k_m, p: lifted.servicePressure }, { status })
  return { uplift: ultimate.value, serviceUplift: service.value, steps: [...moment.steps, ultimate, service] }
}
