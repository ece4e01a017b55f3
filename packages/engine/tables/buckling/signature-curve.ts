import { lineProperties } from '../section/line-properties.ts'
import { type Point, type ZcDimensions, zcMidLine } from '../section/mid-line.ts'
import { type StrippedSection, stripLoadFactor } from './finite-strip.ts'

/** Strips of a Z or C: fine enough that twice as many change no load factor by 0.5 %. */
const mesh = { lip: 3, corner: 3, flange: 8, web: 12 }

/** Section in bending about the axis along its flanges: compression on top, linear in height, `stress` MPa at the further flange. */
export const bentSection = (line: readonly Point[], thickness: number, stress: number): StrippedSection => {
  const { y } = lineProperties(line, thickness).centroid
  const furthest = Math.max(...line.map((point) => Math.abs(point.y - y)))
  return { line, thickness, compression: line.map((point) => (stress * (point.y - y)) / furthest) }
}

/** A Z or C with its broad flange compressed to the yield stress. */
const yieldingSection = (section: ZcDimensions, yieldStress: number): StrippedSection =>
  bentSection(zcMidLine(section, mesh), section.thickness, yieldStress)

/** Load factors on first yield by half-wavelength, mm. */
export const signatureCurve = (
  section: ZcDimensions,
  yieldStress: number,
  halfWavelengths: readonly number[],
): readonly number[] => {
  const stripped = yieldingSection(section, yieldStress)
  return halfWavelengths.map((length) => stripLoadFactor(stripped, length))
}

/** A minimum of the signature curve. */
export type BucklingMode = { readonly factor: number; readonly halfWavelength: number }

const golden = (Math.sqrt(5) - 1) / 2
const narrowings = 12

/** Minimum between two lengths by golden section, on a logarithmic scale. */
const minimumBetween = (curve: (length: number) => number, from: number, to: number): BucklingMode => {
  let [low, high] = [Math.log(from), Math.log(to)]
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)]
  let [atLeft, atRight] = [curve(Math.exp(left)), curve(Math.exp(right))]
  for (let step = 0; step < narrowings; step += 1) {
    if (atLeft < atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - golden * (high - low)
      atLeft = curve(Math.exp(left))
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + golden * (high - low)
      atRight = curve(Math.exp(right))
    }
  }
  const length = Math.exp((low + high) / 2)
  return { factor: curve(length), halfWavelength: length }
}

/** Half-wavelengths that are tried first, as multiples of the depth. */
const stride = 1.18
const shortest = 0.25
const tried = 24

/** All minima of a signature curve between a quarter of the depth and about twelve times the depth, the shortest wave first. */
export const bucklingMinima = (stripped: StrippedSection, depth: number): readonly BucklingMode[] => {
  const curve = (length: number) => stripLoadFactor(stripped, length)
  const lengths = Array.from({ length: tried }, (_, index) => depth * shortest * stride ** index)
  const factors = lengths.map(curve)
  const low = (index: number) =>
    (factors[index] as number) < (factors[index - 1] as number) &&
    (factors[index] as number) <= (factors[index + 1] as number)
  return lengths.flatMap((_, index) =>
    index > 0 && index < tried - 1 && low(index)
      ? [minimumBetween(curve, lengths[index - 1] as number, lengths[index + 1] as number)]
      : [],
  )
}

export type BucklingModes = { readonly local: BucklingMode; readonly distortional: BucklingMode }

/** Local and distortional buckling of a Z or C in bending: the first two minima; factors on first yield. */
export const bucklingModes = (section: ZcDimensions, yieldStress: number): BucklingModes => {
  const [local, distortional] = bucklingMinima(yieldingSection(section, yieldStress), section.depth)
  if (!local || !distortional) throw new RangeError('the signature curve has no two minima')
  return { local, distortional }
}
