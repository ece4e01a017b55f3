import { clause, type Remarks, reading, type Step } from '../../calculation/step.ts'
import type { IDimensions, IProperties } from '../../standards/as_4100_2020/section-properties.ts'

const size = (symbol: string, label: string, unit: string) => ({ symbol, label, unit, clause: 'Method 7' })
const webWords = size('t_w', 'Web thickness of the rafter', 'mm')

/** Web of an unknown section, rule B: the least ratio of web and flange of rolled beams, and the least web, mm. */
const WEB_PART = 0.56
const LEAST_WEB = 4

/** Thinnest web that rolled beams have beside a flange of this thickness, mm. */
export const leastWeb = clause<{ readonly t_f: number }>(
  { ...webWords, formula: `max(${LEAST_WEB}, ${WEB_PART} * t_f)` },
  ({ t_f }) => Math.max(LEAST_WEB, WEB_PART * t_f),
)

/** Sizes and properties that the catalogue has of a rolled section. */
export const rolledSteps = (
  { d, bf, tf, tw }: IDimensions,
  { Zx, Sx, Iy, J, Iw }: IProperties,
  branch: string,
  remarks: Remarks,
): readonly Step[] => [
  reading(webWords, tw, { ...remarks, branch }),
  reading(size('d', 'Depth of the rafter', 'mm'), d, remarks),
  reading(size('b_f', 'Flange width of the rafter', 'mm'), bf, remarks),
  reading(size('t_f', 'Flange thickness of the rafter', 'mm'), tf, remarks),
  reading(size('Z_x', 'Elastic section modulus', 'mm3'), Zx, remarks),
  reading(size('S_x', 'Plastic section modulus', 'mm3'), Sx, remarks),
  reading(size('I_y', 'Second moment of area, weak axis', 'mm4'), Iy, remarks),
  reading(size('J', 'Torsion constant', 'mm4'), J, remarks),
  reading(size('I_w', 'Warping constant', 'mm6'), Iw, remarks),
]
