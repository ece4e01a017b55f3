import { formula } from '../../calculation/formula.ts'
import { reading, type Step } from '../../calculation/step.ts'
import type { Member } from './member.ts'

/** The strip of roof that a member carries: width of panels T and of bare roof beside them e, m. */
export type Strip = {
  readonly T: number
  readonly e: number
  /** Width of panels whose weight counts, m: the moment of tilt frames does not add to it. */
  readonly T_g: number
  /** Factor of point loads. */
  readonly beta: number
  /** Mean of the local pressure over the span. */
  readonly f: number
}

/** Where the local pressure acts: its factor K_l, and how far it reaches in from an edge, c_0, m. */
export type LocalPressure = { readonly factor: number; readonly reach: number }

/** Where the rails lie: across the members with this fixing spacing, mm, or along them. */
export type Rails = {
  readonly isAcross: boolean
  /** Panel width carried by one rail, m. */
  readonly tributary: number
  /** Wind on a leg of a tilt frame beside that on this width; 1: flush panels. */
  readonly legMoment: number
  /** Width of a panel, along rails that lie in the frames, mm. */
  readonly panelWidth: number
  /** mm */
  readonly spacing: number
}

const widthWords = { symbol: 'T', label: 'width-of-panels-on-the-member', unit: 'm', clause: 'Method 6' } as const
const acrossWidth = formula<{ readonly s: number }>({ ...widthWords, formula: 's / 1000' }, ({ s }) => s / 1000)

/** The most of a panel's width, with k_m, that the rear legs of frames put on one member. Method 6. */
const REAR_SHARE = 0.65

type BelowFrames = { readonly s: number; readonly k_m: number; readonly W: number }
const framedWidth = formula<BelowFrames>(
  { ...widthWords, formula: `max(s, k_m * min(s, ${REAR_SHARE} * W)) / 1000` },
  ({ s, k_m, W }) => Math.max(s, k_m * Math.min(s, REAR_SHARE * W)) / 1000,
)
const weightWidth = formula<{ readonly s: number }>(
  {
    symbol: 'T_g',
    label: 'width-of-panels-that-weighs-on-the-member',
    unit: 'm',
    clause: 'Method 6',
    formula: 's / 1000',
  },
  ({ s }) => s / 1000,
)

const bareWidth = formula<{ readonly p: number; readonly T: number }>(
  { symbol: 'e', label: 'width-of-bare-roof-on-the-member', unit: 'm', clause: 'Method 6', formula: 'max(0, p - T)' },
  ({ p, T }) => Math.max(0, p - T),
)

const betaWords = { symbol: 'beta', label: 'factor-of-point-loads', unit: '', clause: 'Method 6' } as const
const pointLoads = formula<{ readonly k_b: number; readonly t: number; readonly L: number }>(
  { ...betaWords, formula: 'max(1.15, k_b * t / L)' },
  ({ k_b, t, L }) => Math.max(1.15, (k_b * t) / L),
)

const localWords = {
  symbol: 'f',
  label: 'mean-local-pressure-factor-along-the-span',
  unit: '',
  clause: 'Method 6',
} as const
type Local = {
  readonly K_l: number
  readonly L: number
  readonly c_0: number
  readonly w: number
}
const localMean = formula<Local>(
  { ...localWords, formula: '1 + (K_l - 1) * min(c_0, L) / L * (2 - min(c_0, L) / L) * min(1, c_0 / w)' },
  ({ K_l, L, c_0, w }) => {
    const c = Math.min(c_0, L)
    return 1 + ((K_l - 1) * c * (2 - c / L) * Math.min(1, c_0 / w)) / L
  },
)

/** Whether rails are close enough for an even load. */
const isEven = (rails: Rails, L: number): boolean => !rails.isAcross || rails.tributary <= L / 4

const localGiven = ({ factor: K_l, reach: c_0 }: LocalPressure, { span: L, spacing: p }: Member, T: number): Local => ({
  K_l,
  L,
  c_0,
  w: Math.max(T, p),
})

/** Flush panels, and panels whose rails lie along the member, put no moment on the strip. */
const hasMoment = ({ isAcross, legMoment }: Rails): boolean => isAcross && legMoment > 1

const belowFrames = ({ spacing: s, legMoment: k_m, panelWidth: W }: Rails): BelowFrames => ({ s, k_m, W })

/** Width of panels on a member T, m. */
export const panelWidthOn = (rails: Rails): number => {
  if (!rails.isAcross) return rails.tributary
  return hasMoment(rails) ? framedWidth.of(belowFrames(rails)) : acrossWidth.of({ s: rails.spacing })
}

/** The width that weighs, T_g, m. */
const weighingOn = (rails: Rails, T: number): number => (hasMoment(rails) ? weightWidth.of({ s: rails.spacing }) : T)

/** The strip of panels on a purlin. Method 6. */
export const purlinStrip = (member: Member, local: LocalPressure, rails: Rails): Strip => {
  const { span: L, spacing: p, pointLoadFactor: k_b } = member
  const T = panelWidthOn(rails)
  return {
    T,
    T_g: weighingOn(rails, T),
    e: bareWidth.of({ p, T }),
    beta: isEven(rails, L) ? 1 : pointLoads.of({ k_b, t: rails.tributary, L }),
    f: localMean.of(localGiven(local, member, T)),
  }
}

/** Distance of the points along a rafter at which rails or hooks load it, m. */
const pointSpacing = (rails: Rails): number => (rails.isAcross ? rails.tributary : rails.spacing / 1000)

/**
 * The strip of panels on a rafter; local pressures even out. Method 7.
 * @param rails whose hooks stand on it; null: battens or purlins spread the load of a whole spacing
 */
export const rafterStrip = (member: Member, rails: Rails | null): Strip => {
  const { span: L, spacing: p, pointLoadFactor: k_b } = member
  if (rails === null) return { T: p, T_g: p, e: 0, beta: 1, f: 1 }
  const T = panelWidthOn(rails)
  const t = pointSpacing(rails)
  const beta = t <= L / 4 ? 1 : pointLoads.of({ k_b, t, L })
  return { T, T_g: weighingOn(rails, T), e: bareWidth.of({ p, T }), beta, f: 1 }
}

/** A rafter without panels. */
export const bareRafterStrip = ({ spacing: p }: Member): Strip => ({ T: 0, T_g: 0, e: p, beta: 1, f: 1 })

/** No panels: the whole spacing is bare. */
export const bareStrip = (member: Member, local: LocalPressure): Strip => ({
  T: 0,
  T_g: 0,
  e: member.spacing,
  beta: 1,
  f: localMean.of(localGiven(local, member, 0)),
})

const widthStep = (rails: Rails): Step => {
  if (!rails.isAcross) return reading(widthWords, rails.tributary, { branch: 'rails-along-panel-width-of-one-rail' })
  return hasMoment(rails)
    ? framedWidth.step(belowFrames(rails), { branch: 'rails-in-tilt-frames' })
    : acrossWidth.step({ s: rails.spacing }, { branch: 'rails-across-one-fixing-spacing' })
}

const widthSteps = ({ spacing: p }: Member, rails: Rails): readonly Step[] => {
  const T = widthStep(rails)
  const weighing = hasMoment(rails) ? [weightWidth.step({ s: rails.spacing })] : []
  return [T, ...weighing, bareWidth.step({ p, T: T.value })]
}

const betaStep = ({ span: L, pointLoadFactor: k_b }: Member, rails: Rails): Step => {
  if (!rails.isAcross) return reading(betaWords, 1, { branch: 'rails-along-the-member' })
  return isEven(rails, L)
    ? reading(betaWords, 1, { branch: 'rails-close-together' })
    : pointLoads.step({ k_b, t: rails.tributary, L }, { branch: 'rails-as-point-loads' })
}

/** The strip on a purlin as printed steps. */
export const purlinStripSteps = (member: Member, local: LocalPressure, rails: Rails): readonly Step[] => [
  ...widthSteps(member, rails),
  betaStep(member, rails),
  localMean.step(localGiven(local, member, panelWidthOn(rails))),
]

const hookSpacing = {
  symbol: 't',
  label: 'spacing-of-hooks-along-the-rafter',
  unit: 'm',
  clause: 'Method 7',
} as const

const rafterPoints = ({ span: L, pointLoadFactor: k_b }: Member, rails: Rails): readonly Step[] => {
  const spacing = pointSpacing(rails)
  const beta =
    spacing <= L / 4
      ? reading(betaWords, 1, { branch: 'rails-close-together' })
      : pointLoads.step({ k_b, t: spacing, L }, { branch: 'rails-as-point-loads' })
  return rails.isAcross ? [beta] : [reading(hookSpacing, spacing), beta]
}

/** The strip on a rafter as printed steps; null: the whole spacing carries panels. */
export const rafterStripSteps = (member: Member, rails: Rails | null): readonly Step[] => {
  if (rails !== null) return [...widthSteps(member, rails), ...rafterPoints(member, rails)]
  const T = reading(widthWords, member.spacing, { branch: 'whole-rafter-spacing' })
  return [T, bareWidth.step({ p: member.spacing, T: T.value })]
}

/** The local pressure factor of the bare roof as a step. */
export const bareLocalStep = (member: Member, local: LocalPressure): Step => {
  const step = localMean.step(localGiven(local, member, 0))
  return { ...step, symbol: 'f_0', label: { code: 'on-bare-roof', values: { label: step.label } } }
}
