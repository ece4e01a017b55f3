import { clause, type Step } from '../../calculation/step.ts'
import type { ISectionDimensions, ISectionProperties } from './section-properties.ts'

type Modulus = Pick<ISectionProperties, 'Zx' | 'Sx'>

const words = { symbol: 'Z_e', label: 'effective-section-modulus', unit: 'mm3', clause: 'AS 4100:2020 cl 5.2' } as const

type Slender = {
  readonly S_x: number
  readonly Z_x: number
  readonly l: number
  readonly l_p: number
  readonly l_y: number
}
const compact = clause<Pick<Slender, 'S_x' | 'Z_x'>>({ ...words, formula: 'min(S_x, 1.5 * Z_x)' }, ({ S_x, Z_x }) =>
  Math.min(S_x, 1.5 * Z_x),
)
const nonCompact = clause<Slender>(
  { ...words, formula: 'Z_x + (l_y - l) / (l_y - l_p) * (min(S_x, 1.5 * Z_x) - Z_x)' },
  ({ S_x, Z_x, l, l_p, l_y }) => Z_x + ((l_y - l) / (l_y - l_p)) * (Math.min(S_x, 1.5 * Z_x) - Z_x),
)
const slenderPlate = clause<Pick<Slender, 'Z_x' | 'l' | 'l_y'>>(
  { ...words, formula: 'Z_x * l_y / l' },
  ({ Z_x, l, l_y }) => (Z_x * l_y) / l,
)

const slendernessWords = { symbol: 'l', label: 'plate-slenderness', unit: '', clause: 'AS 4100:2020 cl 5.2.2' } as const
type Flange = { readonly b_f: number; readonly t_w: number; readonly t_f: number; readonly f_y: number }
const flangeSlenderness = clause<Flange>(
  { ...slendernessWords, formula: '(b_f - t_w) / (2 * t_f) * sqrt(f_y / 250)' },
  ({ b_f, t_w, t_f, f_y }) => ((b_f - t_w) / (2 * t_f)) * Math.sqrt(f_y / 250),
)
type WebPlate = { readonly d: number; readonly t_f: number; readonly t_w: number; readonly f_y: number }
const webSlenderness = clause<WebPlate>(
  { ...slendernessWords, formula: '(d - 2 * t_f) / t_w * sqrt(f_y / 250)' },
  ({ d, t_f, t_w, f_y }) => ((d - 2 * t_f) / t_w) * Math.sqrt(f_y / 250),
)

/** Slenderness limits of flange and web in bending, table 5.2. */
const FLANGE = { l_p: 9, l_y: 16 } as const
const WEB = { l_p: 82, l_y: 115 } as const

/** The plate element nearest to its yield limit. */
const criticalPlate = ({ d, bf, tf, tw }: ISectionDimensions, fy: number) => {
  const flange = flangeSlenderness({ b_f: bf, t_w: tw, t_f: tf, f_y: fy }, { branch: 'flange' })
  const web = webSlenderness({ d, t_f: tf, t_w: tw, f_y: fy }, { branch: 'web' })
  return flange.value / FLANGE.l_y >= web.value / WEB.l_y
    ? { ...FLANGE, name: 'flange', slenderness: flange }
    : { ...WEB, name: 'web', slenderness: web }
}

/**
 * Effective section modulus Z_e about the strong axis, mm3, clause 5.2: dimensions mm, yield stress MPa.
 * The slenderness that governs comes first, Z_e last.
 */
export const effectiveModulus = (
  dimensions: ISectionDimensions,
  { Zx: Z_x, Sx: S_x }: Modulus,
  fy: number,
): readonly Step[] => {
  const { name, slenderness, l_p, l_y } = criticalPlate(dimensions, fy)
  const l = slenderness.value
  if (l <= l_p)
    return [
      slenderness,
      compact({ S_x, Z_x }, { branch: { code: 'plate-governs', values: { slenderness: 'compact', plate: name } } }),
    ]
  if (l > l_y)
    return [
      slenderness,
      slenderPlate(
        { Z_x, l, l_y },
        { branch: { code: 'plate-governs', values: { slenderness: 'slender', plate: name } } },
      ),
    ]
  return [
    slenderness,
    nonCompact(
      { S_x, Z_x, l, l_p, l_y },
      { branch: { code: 'plate-governs', values: { slenderness: 'non-compact', plate: name } } },
    ),
  ]
}

/** Nominal section moment capacity M_s, kNm, clause 5.2.1: MPa and mm3. */
export const sectionMoment = clause<{ readonly f_y: number; readonly Z_e: number }>(
  {
    symbol: 'M_s',
    label: 'section-moment-capacity',
    unit: 'kNm',
    clause: 'AS 4100:2020 cl 5.2.1',
    formula: 'f_y * Z_e / 1000000',
  },
  ({ f_y, Z_e }) => (f_y * Z_e) / 1e6,
)

type Web = { readonly f_yw: number; readonly d: number; readonly t_w: number; readonly alpha_v: number }
const webShear = clause<Web>(
  {
    symbol: 'V_v',
    label: 'web-shear-capacity',
    unit: 'kN',
    clause: 'AS 4100:2020 cl 5.11',
    formula: '0.6 * f_yw * d * t_w * alpha_v / 1000',
  },
  ({ f_yw, d, t_w, alpha_v }) => (0.6 * f_yw * d * t_w * alpha_v) / 1000,
)

type StockyWeb = { readonly d: number; readonly t_f: number; readonly t_w: number; readonly f_yw: number }
const webFactor = clause<StockyWeb>(
  {
    symbol: 'alpha_v',
    label: 'shear-buckling-factor-of-the-web',
    unit: '',
    clause: 'AS 4100:2020 cl 5.11.5.1',
    formula: `min(1, (${WEB.l_p} / ((d - 2 * t_f) / t_w * sqrt(f_yw / 250))) ^ 2)`,
  },
  ({ d, t_f, t_w, f_yw }) => Math.min(1, (WEB.l_p / (((d - 2 * t_f) / t_w) * Math.sqrt(f_yw / 250))) ** 2),
)

/** Nominal web shear capacity V_v, kN, clause 5.11: stocky web, or reduced by its slenderness; mm and MPa. V_v comes last. */
export const shearOfWeb = ({ d, tf: t_f, tw: t_w }: ISectionDimensions, f_yw: number): readonly Step[] => {
  const alpha_v = webFactor({ d, t_f, t_w, f_yw })
  const branch = alpha_v.value < 1 ? 'slender-web' : 'stocky-web'
  return [alpha_v, webShear({ f_yw, d, t_w, alpha_v: alpha_v.value }, { branch })]
}
