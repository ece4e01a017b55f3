import { distortionalStrength, localStrength } from '../../src/standards/as_nzs_4600_2018/direct-strength-bending.ts'
import { YOUNGS_MODULUS } from '../../src/standards/as_nzs_4600_2018/material.ts'
import { webShearCapacity } from '../../src/standards/as_nzs_4600_2018/web-shear.ts'
import type { StrippedSection } from '../buckling/finite-strip.ts'
import { bentSection, bucklingMinima, triedLengths } from '../buckling/signature-curve.ts'
import { CAPACITY_FACTORS, TOP_HAT_STEEL } from '../line/calibration.ts'
import { lineProperties } from '../section/line-properties.ts'
import { type TopHatShape, topHatMidLine } from '../section/top-hat.ts'

/** Design moments by the side that is compressed, Nmm, shear of both webs, N, and stiffness in service, N mm2. */
export type TopHatStrength = {
  readonly topCompressed: number
  readonly feetCompressed: number
  readonly shearCapacity: number
  readonly stiffness: number
  /** kg/m of the bare steel. */
  readonly mass: number
}

const fineMesh = { lip: 1, foot: 1, web: 1, top: 1, corner: 16 }
const stripMesh = { lip: 2, foot: 4, web: 12, top: 8, corner: 3 }
/** Half-wavelengths up to thirty times the depth. */
const lengthsTried = 30
/** kg/m3 */
const DENSITY = 7850

/** Yield stress of the steel of a thickness, MPa. */
export const topHatYield = (thickness: number): number => {
  const row = TOP_HAT_STEEL.value.find(({ below }) => thickness < below)
  if (!row) throw new RangeError(`no steel of ${thickness} mm for top hats`)
  return row.yield
}

/** Nominal moment: waves shorter than the depth are local buckling, longer ones distortional. */
const directStrength = (stripped: StrippedSection, depth: number, yieldMoment: number): number =>
  Math.min(
    yieldMoment,
    ...bucklingMinima(stripped, triedLengths(depth, lengthsTried)).map(({ factor, halfWavelength }) =>
      halfWavelength < depth
        ? localStrength(yieldMoment, factor * yieldMoment)
        : distortionalStrength(yieldMoment, factor * yieldMoment),
    ),
  )

/** The sheeting holds the flat of the top in its place: sideways by its screws, up and down by lying on it. */
const sheeted = (stripped: StrippedSection): StrippedSection => {
  const top = Math.max(...stripped.line.map(({ y }) => y))
  return { ...stripped, held: stripped.line.flatMap(({ y }, index) => (top - y < 1e-6 ? [index] : [])) }
}

const shearOfWebs = ({ depth, webAngle, insideRadius }: TopHatShape, t: number, f_y: number): number => {
  const slope = Math.sin((webAngle * Math.PI) / 180)
  return 2 * slope * webShearCapacity({ d_1: (depth - 2 * (t + insideRadius)) / slope, t, f_y })
}

/** Estimate of a top hat by the direct strength method on finite strips. */
export const topHatStrength = (shape: TopHatShape, thickness: number): TopHatStrength => {
  const { bending, shear } = CAPACITY_FACTORS.value
  const f_y = topHatYield(thickness)
  const { Ix, A, centroid } = lineProperties(topHatMidLine(shape, thickness, fineMesh), thickness)
  const yieldMoment = (f_y * Ix) / (shape.depth / 2 + Math.abs(centroid.y))
  const line = topHatMidLine(shape, thickness, stripMesh)
  const top = directStrength(bentSection(line, thickness, f_y), shape.depth, yieldMoment)
  const feet = directStrength(sheeted(bentSection(line, thickness, -f_y)), shape.depth, yieldMoment)
  return {
    topCompressed: bending * top,
    feetCompressed: bending * feet,
    shearCapacity: shear * shearOfWebs(shape, thickness, f_y),
    stiffness: (YOUNGS_MODULUS * Ix * Math.min(top, feet)) / yieldMoment,
    mass: (A * DENSITY) / 1e6,
  }
}
