import { clause, reading, type Step } from '../../step.ts'
import type { IDimensions, IProperties } from './section-properties.ts'

type Modulus = Pick<IProperties, 'Zx' | 'Sx'>

const words = { symbol: 'Z_e', label: 'Effective section modulus', unit: 'mm3', clause: 'AS 4100:2020 cl 5.2' } as const

type Slender = {
  readonly Z: number
  readonly Z_c: number
  readonly l: number
  readonly l_p: number
  readonly l_y: number
}
const nonCompact = clause<Slender>(
  { ...words, formula: 'Z + (l_y - l) / (l_y - l_p) * (Z_c - Z)' },
  ({ Z, Z_c, l, l_p, l_y }) => Z + ((l_y - l) / (l_y - l_p)) * (Z_c - Z),
)
const slenderPlate = clause<Pick<Slender, 'Z' | 'l' | 'l_y'>>(
  { ...words, formula: 'Z * l_y / l' },
  ({ Z, l, l_y }) => (Z * l_y) / l,
)

/** Slenderness limits of flange and web in bending, table 5.2. */
const FLANGE = { l_p: 9, l_y: 16 } as const
const WEB = { l_p: 82, l_y: 115 } as const

/** The plate element nearest to its yield limit. */
const criticalPlate = ({ d, bf, tf, tw }: IDimensions, fy: number) => {
  const root = Math.sqrt(fy / 250)
  const flange = { ...FLANGE, name: 'flange', l: ((bf - tw) / (2 * tf)) * root }
  const web = { ...WEB, name: 'web', l: ((d - 2 * tf) / tw) * root }
  return flange.l / flange.l_y >= web.l / web.l_y ? flange : web
}

/** Effective section modulus Z_e about the strong axis, mm3, clause 5.2: dimensions mm, yield stress MPa. */
export const effectiveModulus = (dimensions: IDimensions, { Zx: Z, Sx }: Modulus, fy: number): Step => {
  const { name, l, l_p, l_y } = criticalPlate(dimensions, fy)
  const Z_c = Math.min(Sx, 1.5 * Z)
  if (l <= l_p) return reading(words, Z_c, { branch: `compact, ${name} governs` })
  if (l <= l_y) return nonCompact({ Z, Z_c, l, l_p, l_y }, { branch: `non-compact, ${name} governs` })
  return slenderPlate({ Z, l, l_y }, { branch: `slender, ${name} governs` })
}

/** Nominal section moment capacity M_s, kNm, clause 5.2.1: MPa and mm3. */
export const sectionMoment = clause<{ readonly f_y: number; readonly Z_e: number }>(
  {
    symbol: 'M_s',
    label: 'Section moment capacity',
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
    label: 'Web shear capacity',
    unit: 'kN',
    clause: 'AS 4100:2020 cl 5.11',
    formula: '0.6 * f_yw * d * t_w * alpha_v / 1000',
  },
  ({ f_yw, d, t_w, alpha_v }) => (0.6 * f_yw * d * t_w * alpha_v) / 1000,
)

/** Nominal web shear capacity V_v, kN, clause 5.11: stocky web, or reduced by its slenderness; mm and MPa. */
export const shearOfWeb = ({ d, tf, tw }: IDimensions, fyw: number): Step => {
  const slenderness = ((d - 2 * tf) / tw) * Math.sqrt(fyw / 250)
  const isStocky = slenderness <= WEB.l_p
  const alpha_v = isStocky ? 1 : (WEB.l_p / slenderness) ** 2
  return webShear({ f_yw: fyw, d, t_w: tw, alpha_v }, { branch: isStocky ? 'stocky web' : 'slender web' })
}
