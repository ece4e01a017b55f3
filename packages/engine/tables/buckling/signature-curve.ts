import { lineProperties } from '../section/line-properties.ts'
import { type Point, type ZcDimensions, zcMidLine } from '../section/mid-line.ts'
import { type StrippedSection, stripLoadFactor } from './finite-strip.ts'

/** Strips of a Z or C: fine enough that twice as many change no load factor by 0.5 %. */
const mesh = { lip: 3, corner: 3, flange: 8, web: 12 }

/** Section in bending about the axis along its flanges: compression on top, linear in height, `stress` MPa at the further flange. */
export const bentSection = (line: readonly Point[], thickness: number, stress: number): StrippedSection => {
  const { y } = lineProperties(line, thickness).centroid
  const furthest = Math.max(...line.map((point) => Math.abs(point.y - y)))
  return { line, thickness, compression: line.map((point) => (stress * (point.y - y)) / furthest), held: [] }
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

/** Half-wavelengths that are tried first, as multiples of the depth: a quarter to about eleven times. */
const stride = 1.18
const tried = 24
export const triedLengths = (depth: number, count = tried): readonly number[] =>
  Array.from({ length: count }, (_, index) => (depth / 4) * stride ** index)

/** All minima of a signature curve between the first and the last of some half-wavelengths, mm, the shortest wave first. */
export const bucklingMinima = (stripped: StrippedSection, lengths: readonly number[]): readonly BucklingMode[] => {
  const curve = (length: number) => stripLoadFactor(stripped, length)
  const factors = lengths.map(curve)
  return lengths.slice(1, -1).flatMap((_, index) => {
    const [before, here, after] = factors.slice(index, index + 3) as [number, number, number]
    if (here >= before || here > after) return []
    return [minimumBetween(curve, lengths[index] as number, lengths[index + 2] as number)]
  })
}

export type BucklingModes = { readonly local: BucklingMode; readonly distortional: BucklingMode }

/** Local and distortional buckling of a Z or C in bending: the first two minima; factors on first yield. */
export const bucklingModes = (section: ZcDimensions, yieldStress: number): BucklingModes => {
  const [local, distortional] = bucklingMinima(yieldingSection(section, yieldStress), triedLengths(section.depth))
  if (!local || !distortional) throw new RangeError('the signature curve has no two minima')
  return { local, distortional }
}
