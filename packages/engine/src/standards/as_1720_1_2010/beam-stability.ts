import { clause, reading, type Step } from '../../calculation/step.ts'

/** Share of temporary action that gives the tabulated, largest material constants (method §6). */
const TEMPORARY_SHARE = 0.25

type Material = { readonly E: number; readonly f_b: number; readonly r: number }

const constantWords = {
  symbol: 'rho_b',
  label: 'material-constant-in-bending',
  unit: '',
  clause: 'AS 1720.1:2010 appendix E',
} as const
const seasonedConstant = clause<Material>(
  { ...constantWords, formula: '14.71 * (E / f_b) ^ (-0.48) * r ^ (-0.061)' },
  ({ E, f_b, r }) => 14.71 * (E / f_b) ** -0.48 * r ** -0.061,
)
const unseasonedConstant = clause<Material>(
  { ...constantWords, formula: '11.63 * (E / f_b) ^ (-0.435) * r ^ (-0.11)' },
  ({ E, f_b, r }) => 11.63 * (E / f_b) ** -0.435 * r ** -0.11,
)

/** Material constant of a beam: E and f'b in MPa, r the share of temporary action, above 0 up to 1. */
export const materialConstant = (E: number, f_b: number, seasoned: boolean, r = TEMPORARY_SHARE): Step =>
  seasoned
    ? seasonedConstant({ E, f_b, r }, { branch: 'seasoned' })
    : unseasonedConstant({ E, f_b, r }, { branch: 'unseasoned' })

type Restraint = { readonly d: number; readonly b: number; readonly L_ay: number }

const slendernessWords = { symbol: 'S_1', label: 'slenderness', unit: '', clause: 'AS 1720.1:2010 cl 3.2.3.2' } as const
const compressionEdge = clause<Restraint>(
  { ...slendernessWords, formula: '1.25 * d / b * (L_ay / d) ^ 0.5' },
  ({ d, b, L_ay }) => 1.25 * (d / b) * (L_ay / d) ** 0.5,
)
const tensionEdge = clause<Restraint>(
  { ...slendernessWords, formula: '(d / b) ^ 1.35 * (L_ay / d) ^ 0.25' },
  ({ d, b, L_ay }) => (d / b) ** 1.35 * (L_ay / d) ** 0.25,
)

/** Slenderness of a beam held at intervals along one edge; depth, breadth and interval in mm. */
export const beamSlenderness = (edge: 'compression' | 'tension', restraint: Restraint): Step =>
  edge === 'compression'
    ? compressionEdge(restraint, { branch: 'compression-edge-held' })
    : tensionEdge(restraint, { branch: 'tension-edge-held' })

const stabilityWords = {
  symbol: 'k_12',
  label: 'stability-factor',
  unit: '',
  clause: 'AS 1720.1:2010 cl 3.2.4',
} as const
const intermediate = clause<{ readonly x: number }>(
  { ...stabilityWords, formula: '1.5 - 0.05 * x' },
  ({ x }) => 1.5 - 0.05 * x,
)
const slender = clause<{ readonly x: number }>({ ...stabilityWords, formula: '200 / x ^ 2' }, ({ x }) => 200 / (x * x))

/** Stability factor k_12 by x, the product of material constant and slenderness; 1.0 when a member lies flat. */
export const stabilityFactor = (x: number, isFlat = false): Step => {
  if (isFlat) return reading(stabilityWords, 1, { branch: 'depth-not-above-breadth' })
  if (x <= 10) return reading(stabilityWords, 1, { branch: 'slenderness-up-to-10' })
  return x <= 20
    ? intermediate({ x }, { branch: 'slenderness-10-to-20' })
    : slender({ x }, { branch: 'slenderness-above-20' })
}
