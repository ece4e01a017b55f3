import { clause, type Step } from '../../calculation/step.ts'
import type { Member } from './member.ts'
import type { Strip } from './strip.ts'

/** What presses on a member for good: panels, roof and itself. Method 6. */
export type Dead = {
  readonly g_max: number
  readonly T: number
  readonly beta: number
  readonly G: number
  readonly p: number
  readonly G_m: number
}
/** The same with the lighter array, which counts against uplift. */
export type LightDead = Omit<Dead, 'g_max'> & { readonly g_min: number }

// The printed formulas say the same and a test compares them.
/** Permanent load with the lighter array, kN/m. */
export const lightDeadLoad = ({ g_min, T, beta, G, p, G_m }: LightDead): number => g_min * T * beta + G * p + G_m
/** Permanent load, kN/m. */
export const deadLoad = ({ g_max, T, beta, G, p, G_m }: Dead): number => g_max * T * beta + G * p + G_m

/** Weight of the array, kPa. */
type Weights = { readonly lightWeight: number; readonly heavyWeight: number }

/** What the permanent load of a strip follows from. */
export const deadGiven = ({ heavyWeight }: Weights, member: Member, strip: Strip): Dead => ({
  g_max: heavyWeight,
  T: strip.T_g,
  beta: strip.beta,
  G: member.roofWeight,
  p: member.spacing,
  G_m: member.selfWeight,
})
/** The same with the lighter array. */
export const lightDeadGiven = ({ lightWeight }: Weights, member: Member, strip: Strip): LightDead => ({
  g_min: lightWeight,
  T: strip.T_g,
  beta: strip.beta,
  G: member.roofWeight,
  p: member.spacing,
  G_m: member.selfWeight,
})

type Weighing<Given> = Omit<Given, 'T'> & { readonly T_g: number }

const lightBelowFrames = clause<Weighing<LightDead>>(
  {
    symbol: 'D_min',
    label: 'permanent-load-against-uplift',
    unit: 'kN/m',
    clause: 'Method 6',
    formula: 'g_min * T_g * beta + G * p + G_m',
  },
  ({ T_g, ...given }) => lightDeadLoad({ ...given, T: T_g }),
)
const deadBelowFrames = clause<Weighing<Dead>>(
  {
    symbol: 'D',
    label: 'permanent-load',
    unit: 'kN/m',
    clause: 'Method 6',
    formula: 'g_max * T_g * beta + G * p + G_m',
  },
  ({ T_g, ...given }) => deadLoad({ ...given, T: T_g }),
)

/** Printed steps below tilt frames, where less panel weighs on the member than the wind on it counts. */
export const stepsBelowFrames = (light: LightDead, heavy: Dead): readonly [Step, Step] => {
  const { T: T_light, ...ofLight } = light
  const { T: T_heavy, ...ofHeavy } = heavy
  return [lightBelowFrames({ ...ofLight, T_g: T_light }), deadBelowFrames({ ...ofHeavy, T_g: T_heavy })]
}
