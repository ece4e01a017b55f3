import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Remarks, reading, type Step } from '../../calculation/step.ts'
import type { ISectionDimensions, ISectionProperties } from '../../standards/as_4100_2020/section-properties.ts'

const size = (symbol: string, label: Message, unit: string) => ({ symbol, label, unit, clause: 'Method 7' })
const webWords = size('t_w', 'web-thickness-of-the-rafter', 'mm')

/** Web of an unknown section, rule B: the least ratio of web and flange of rolled beams, and the least web, mm. */
const WEB_PART = 0.56
const LEAST_WEB = 4

/** Thinnest web that rolled beams have beside a flange of this thickness, mm. */
export const leastWeb = clause<{ readonly t_f: number }>(
  { ...webWords, formula: `max(${LEAST_WEB}, ${WEB_PART} * t_f)` },
  ({ t_f }) => Math.max(LEAST_WEB, WEB_PART * t_f),
)

/** Sizes and properties of a rolled section from the catalogue. */
export const rolledSteps = (
  { d, bf, tf, tw }: ISectionDimensions,
  { Zx, Sx, Iy, J, Iw }: ISectionProperties,
  branch: Message,
  remarks: Remarks,
): readonly Step[] => [
  reading(webWords, tw, { ...remarks, branch }),
  reading(size('d', 'depth-of-the-rafter', 'mm'), d, remarks),
  reading(size('b_f', 'flange-width-of-the-rafter', 'mm'), bf, remarks),
  reading(size('t_f', 'flange-thickness-of-the-rafter', 'mm'), tf, remarks),
  reading(size('Z_x', 'elastic-section-modulus', 'mm3'), Zx, remarks),
  reading(size('S_x', 'plastic-section-modulus', 'mm3'), Sx, remarks),
  reading(size('I_y', 'second-moment-of-area-weak-axis', 'mm4'), Iy, remarks),
  reading(size('J', 'torsion-constant', 'mm4'), J, remarks),
  reading(size('I_w', 'warping-constant', 'mm6'), Iw, remarks),
]
