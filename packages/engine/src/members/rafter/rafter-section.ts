import type { Rafter } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue, DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Figure, figureAt } from '../../calculation/figure.ts'
import type { Step } from '../../calculation/step.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { plateSection } from '../../standards/as_4100_2020/plate-section.ts'
import {
  type ISectionDimensions,
  type ISectionProperties,
  sectionProperties,
} from '../../standards/as_4100_2020/section-properties.ts'
import { OLD_STEEL, yieldOfGrade300 } from '../../standards/as_4100_2020/yield-stress.ts'
import { leastWeb, rolledSteps } from './section-steps.ts'

/** A rafter of steel, as the project describes it. */
export type SteelRafter = Extract<Rafter, { readonly material: 'steel' }>
type Beam = Catalogue['sections']['universalBeams']['rows'][number]

/** The section that a rafter is assumed to have. */
export type RafterSection = {
  readonly name: Message
  /** Why this section. */
  readonly branch: Message
  readonly dimensions: ISectionDimensions
  readonly properties: ISectionProperties
  /** Effective modulus as published, mm3; null: to be calculated. */
  readonly publishedModulus: number | null
  /** MPa */
  readonly flangeYield: number
  readonly webYield: number
  readonly status: DataStatus
  /** Derivation of its sizes and properties. */
  readonly steps: readonly Step[]
}

/** Tolerances of tape measurements against published sizes, rule A of the section look-up: relative, relative, mm. */
const DEPTH_TOLERANCE = 0.03
const WIDTH_TOLERANCE = 0.03
const FLANGE_TOLERANCE = 0.6

/** Yield stress of an unknown section, MPa. */
const UNKNOWN_YIELD = 300

const isNear = (measured: number, published: number, tolerance: number): boolean =>
  Math.abs(measured - published) <= tolerance * published * (1 + 1e-9)

const dimensionsOf = (row: Beam): ISectionDimensions => ({
  d: row.depth,
  bf: row.flangeWidth,
  tf: row.flangeThickness,
  tw: row.webThickness,
  r: row.rootRadius,
})

const areaOf = (row: Beam): number => sectionProperties(dimensionsOf(row)).A

const matching = ({ depth, flangeWidth, flangeThickness }: SteelRafter, rows: readonly Beam[]): Beam | null => {
  const near = rows.filter(
    (row) =>
      isNear(depth, row.depth, DEPTH_TOLERANCE) &&
      isNear(flangeWidth, row.flangeWidth, WIDTH_TOLERANCE) &&
      Math.abs(flangeThickness - row.flangeThickness) <= FLANGE_TOLERANCE + 1e-9,
  )
  return near.reduce<Beam | null>((light, row) => (light === null || areaOf(row) < areaOf(light) ? row : light), null)
}

/** Published figures of a rolled beam in mm to the power of their kind. */
const published = (row: Beam): ISectionProperties => ({
  A: areaOf(row),
  Ix: row.Ix * 1e6,
  Zx: row.Zx * 1e3,
  Sx: row.Sx * 1e3,
  Iy: row.Iy * 1e6,
  J: row.J * 1e3,
  Iw: row.Iw * 1e9,
})

const asRolled = (row: Beam, isOld: boolean, status: DataStatus): RafterSection => {
  const branch = 'section-rule-a'
  const [dimensions, properties, name] = [dimensionsOf(row), published(row), verbatim(row.section)]
  return {
    name,
    branch,
    dimensions,
    properties,
    publishedModulus: isOld ? null : row.Ze * 1e3,
    flangeYield: isOld ? OLD_STEEL : row.flangeYield,
    webYield: isOld ? OLD_STEEL : yieldOfGrade300(row.webThickness),
    status,
    steps: rolledSteps(dimensions, properties, branch, { source: name, status }),
  }
}

const asMeasured = (
  { depth: d, flangeWidth: bf, flangeThickness: tf }: SteelRafter,
  figure: Figure,
  isOld: boolean,
): RafterSection => {
  const branch = 'section-rule-b'
  const { status } = figure
  const web = leastWeb({ t_f: tf }, { branch, source: 'webs-of-rolled-beams', ...figure })
  const dimensions = { d, bf, tf, tw: web.value, r: 0 }
  const { properties, steps } = plateSection(dimensions, { status })
  const grade = Math.min(UNKNOWN_YIELD, yieldOfGrade300(tf))
  const strength = isOld ? OLD_STEEL : grade
  return {
    name: { code: 'measured-section', values: { depth: d, width: bf, flange: tf } },
    branch,
    dimensions,
    properties,
    publishedModulus: null,
    flangeYield: strength,
    webYield: strength,
    status,
    steps: [web, ...steps],
  }
}

/** The rolled section that matches the measured sizes, else a section of these sizes with the thinnest likely web. Method 7. */
export const rafterSection = (rafter: SteelRafter, { sections, method }: Catalogue, isOld: boolean) => {
  const beams = sections.universalBeams
  const row = matching(rafter, beams.rows)
  return row === null
    ? asMeasured(rafter, figureAt(method.measuredRafter, 'method/measured-rafter'), isOld)
    : asRolled(row, isOld, beams.status)
}

/** Why the sizes are not an I-section; null if they are. */
export const notAnISection = ({ depth, flangeWidth, flangeThickness }: SteelRafter): Message | null => {
  const web = leastWeb({ t_f: flangeThickness }).value
  if (depth <= 2 * flangeThickness) return 'rafter-not-deeper-than-flanges'
  return flangeWidth <= web ? 'flange-not-wider-than-web' : null
}
