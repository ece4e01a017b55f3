import { effectiveLippedFlange } from '../../src/standards/as_nzs_4600_2018/edge-stiffener.ts'
import { webEffectiveWidths } from '../../src/standards/as_nzs_4600_2018/effective-width.ts'
import type { ZcDimensions } from './mid-line.ts'

/** Effective properties at a stress in the extreme fibre: second moment of area mm4, lesser section modulus mm3. */
export type EffectiveSection = { readonly I: number; readonly Z: number }

/** A part of the mid-line: length, height of its middle above mid-depth, second moment about that middle; for 1 mm of wall. */
type Part = { readonly length: number; readonly y: number; readonly own: number }

type Flats = {
  readonly t: number
  readonly half: number
  /** Height of the mid-line of a flange and of the end of the flat web. */
  readonly flange: number
  readonly web: number
  readonly lip: number
  readonly compressed: number
  readonly stretched: number
  readonly outerLip: number
  readonly radius: number
}

const flatsOf = (section: ZcDimensions, compressed: number, stretched: number): Flats => {
  const { depth, thickness: t, insideRadius, lip } = section
  const outer = insideRadius + t
  return {
    t,
    half: depth / 2,
    flange: (depth - t) / 2,
    web: depth / 2 - outer,
    lip: lip - outer,
    compressed: compressed - 2 * outer,
    stretched: stretched - 2 * outer,
    outerLip: lip,
    radius: insideRadius + t / 2,
  }
}

const level = (length: number, y: number): Part => ({ length, y, own: 0 })
const upright = (top: number, bottom: number): Part => ({
  length: top - bottom,
  y: (top + bottom) / 2,
  own: (top - bottom) ** 3 / 12,
})

/** The four corners, quarter circles. */
const corners = ({ flange, radius: r }: Flats): readonly Part[] => {
  const y = flange - r * (1 - 2 / Math.PI)
  const corner = (height: number): Part => ({
    length: (Math.PI / 2) * r,
    y: height,
    own: r ** 3 * (Math.PI / 4 - 2 / Math.PI),
  })
  return [corner(y), corner(y), corner(-y), corner(-y)]
}

const effectiveWeb = ({ t, half, web }: Flats, f: number, neutral: number): readonly Part[] => {
  const f_1 = (f * (web - neutral)) / (half - neutral)
  const psi = (web + neutral) / (web - neutral)
  const { b_1, b_2 } = webEffectiveWidths({ b: 2 * web, t, f_1, psi })
  if (b_1 + b_2 >= web - neutral) return [upright(web, -web)]
  return [upright(web, web - b_1), upright(neutral + b_2, -web)]
}

const partsOf = (flats: Flats, f: number, neutral: number): readonly Part[] => {
  const { t, half, flange, web, lip, compressed, stretched, outerLip } = flats
  const stress = (f * (flange - neutral)) / (half - neutral)
  const { b_web, b_lip, d_s } = effectiveLippedFlange({ b: compressed, d: lip, d_l: outerLip, t, f: stress })
  return [
    level(Math.min(b_web + b_lip, compressed), flange),
    upright(web, web - d_s),
    ...effectiveWeb(flats, f, neutral),
    level(stretched, -flange),
    upright(lip - web, -web),
    ...corners(flats),
  ]
}

const neutralAxis = (parts: readonly Part[]): number =>
  parts.reduce((total, { length, y }) => total + length * y, 0) / parts.reduce((total, { length }) => total + length, 0)

const secondMoment = (parts: readonly Part[], neutral: number): number =>
  parts.reduce((total, { length, y, own }) => total + own + length * (y - neutral) ** 2, 0)

const settled = 1e-9
const mostRounds = 100

type State = EffectiveSection & { readonly neutral: number }

const stateAfter = (flats: Flats, f: number, neutral: number): State => {
  const parts = partsOf(flats, f, neutral)
  const next = neutralAxis(parts)
  const I = secondMoment(parts, next) * flats.t
  return { neutral: next, I, Z: I / (flats.half + Math.abs(next)) }
}

/**
 * The neutral axis moves away from what buckles until it stays where it is. Where the rule for edge stiffeners jumps from one
 * case to another it may swing between two places instead: the lesser section counts.
 */
const settle = (flats: Flats, f: number): EffectiveSection => {
  let state = stateAfter(flats, f, 0)
  for (let round = 0; round < mostRounds; round += 1) {
    const next = stateAfter(flats, f, state.neutral)
    if (Math.abs(next.neutral - state.neutral) < settled) return next
    state = next
  }
  const other = stateAfter(flats, f, state.neutral)
  return { I: Math.min(state.I, other.I), Z: Math.min(state.Z, other.Z) }
}

/**
 * Effective section of a lipped Z or C in bending about the axis along its flanges, at the stress f in MPa: the lesser of
 * both ways up. Lines without thickness, quarter-circle corners; AS/NZS 4600 clauses 2.2 to 2.4.
 */
export const effectiveSection = (section: ZcDimensions, f: number): EffectiveSection => {
  const { broadFlange, narrowFlange } = section
  const broad = settle(flatsOf(section, broadFlange, narrowFlange), f)
  if (broadFlange === narrowFlange) return broad
  const narrow = settle(flatsOf(section, narrowFlange, broadFlange), f)
  return { I: Math.min(broad.I, narrow.I), Z: Math.min(broad.Z, narrow.Z) }
}
