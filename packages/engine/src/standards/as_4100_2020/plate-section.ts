import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Remarks, type Step } from '../../calculation/step.ts'
import type { ISectionDimensions, ISectionProperties } from './section-properties.ts'

type Plates = { readonly d: number; readonly b_f: number; readonly t_f: number; readonly t_w: number }

const words = (symbol: string, label: Message, unit: string, formula: string) => ({
  symbol,
  label,
  unit,
  clause: 'AS 4100:2020 cl 5.2',
  formula,
})
const secondMoment = clause<Plates>(
  words('I_x', 'second-moment-of-area', 'mm4', '(b_f * d ^ 3 - (b_f - t_w) * (d - 2 * t_f) ^ 3) / 12'),
  ({ d, b_f, t_f, t_w }) => (b_f * d ** 3 - (b_f - t_w) * (d - 2 * t_f) ** 3) / 12,
)
const elasticModulus = clause<{ readonly I_x: number; readonly d: number }>(
  words('Z_x', 'elastic-section-modulus', 'mm3', '2 * I_x / d'),
  ({ I_x, d }) => (2 * I_x) / d,
)
const plasticModulus = clause<Plates>(
  words('S_x', 'plastic-section-modulus', 'mm3', 'b_f * t_f * (d - t_f) + t_w * (d - 2 * t_f) ^ 2 / 4'),
  ({ d, b_f, t_f, t_w }) => b_f * t_f * (d - t_f) + (t_w * (d - 2 * t_f) ** 2) / 4,
)
const weakSecondMoment = clause<Plates>(
  words('I_y', 'second-moment-of-area-weak-axis', 'mm4', '(2 * t_f * b_f ^ 3 + (d - 2 * t_f) * t_w ^ 3) / 12'),
  ({ d, b_f, t_f, t_w }) => (2 * t_f * b_f ** 3 + (d - 2 * t_f) * t_w ** 3) / 12,
)
const torsion = clause<Plates>(
  words('J', 'torsion-constant', 'mm4', '(2 * b_f * t_f ^ 3 + (d - t_f) * t_w ^ 3) / 3'),
  ({ d, b_f, t_f, t_w }) => (2 * b_f * t_f ** 3 + (d - t_f) * t_w ** 3) / 3,
)
const warping = clause<{ readonly I_y: number; readonly d: number; readonly t_f: number }>(
  words('I_w', 'warping-constant', 'mm6', 'I_y * (d - t_f) ^ 2 / 4'),
  ({ I_y, d, t_f }) => (I_y * (d - t_f) ** 2) / 4,
)

/** Properties of a section made of three plates, mm to the power of their kind, with their derivation. */
export type PlateSection = { readonly properties: ISectionProperties; readonly steps: readonly Step[] }

/** Three plates without root fillets, all mm, each property with its derivation. */
export const plateSection = ({ d, bf, tf, tw }: Omit<ISectionDimensions, 'r'>, remarks: Remarks = {}): PlateSection => {
  const plates = { d, b_f: bf, t_f: tf, t_w: tw }
  const I_x = secondMoment(plates, remarks)
  const Z = elasticModulus({ I_x: I_x.value, d }, remarks)
  const S = plasticModulus(plates, remarks)
  const I_y = weakSecondMoment(plates, remarks)
  const J = torsion(plates, remarks)
  const I_w = warping({ I_y: I_y.value, d, t_f: tf }, remarks)
  const A = 2 * bf * tf + (d - 2 * tf) * tw
  return {
    properties: { A, Ix: I_x.value, Zx: Z.value, Sx: S.value, Iy: I_y.value, J: J.value, Iw: I_w.value },
    steps: [I_x, Z, S, I_y, J, I_w],
  }
}
