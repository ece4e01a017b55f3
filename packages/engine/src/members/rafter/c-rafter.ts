import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Figure, figureAt } from '../../calculation/figure.ts'
import { leastSure, reading, type Step } from '../../calculation/step.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { USABLE_SHARE } from '../check/estimate.ts'
import { downward, type MemberLimit, single } from '../check/member-limit.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { lineLoad } from '../loads/load-effect.ts'
import { capacityAtSpan } from '../purlin/capacity-at-span.ts'
import { longestOf, type PurlinRow, rowsOf, type SteelPurlin, supportAndBridging } from '../purlin/purlin-table.ts'
import { massOf, tableFigure, weightOf } from '../purlin/steel-purlin.ts'
import { assumedFlyBraces, flyBracesOf } from './fly-braces.ts'
import { assumedFrameSpan, frameLiveLoad, frameSpanOf, heldTopFlange } from './frame-span.ts'
import { portalShapeOf } from './portal-shape.ts'
import type { SteelRafter } from './rafter-section.ts'
import { rafterMember, rafterWeight } from './roof-on-rafter.ts'

/** Most rows of bridging that the tables have. */
const MOST_ROWS = 3

/** The deepest size no deeper and no thicker than measured: the weaker neighbour; null where none is as small. */
export const tableOfC = ({ purlins }: Catalogue, { depth, flangeThickness }: SteelRafter): CapacityTable | null => {
  let found: CapacityTable | null = null
  for (const name in purlins) {
    const table = purlins[name]
    if (table === undefined || table.kind === 'top-hat') continue
    if (table.depth > depth || table.thickness > flangeThickness) continue
    const isDeeper = table.depth > (found?.depth ?? 0)
    const isThicker = table.depth === found?.depth && table.thickness > found.thickness
    if (isDeeper || isThicker) found = table
  }
  return found
}

/** Fly braces hold the free flange as rows of bridging do. */
const rowsOfBraces = (span: number, braces: number | null): number =>
  braces === null ? 0 : Math.min(MOST_ROWS, Math.ceil(span / braces) - 1)

const words = (symbol: string, label: Message) => ({ symbol, label, unit: 'kN/m', clause: 'Method 7, capacity table' })

/** The table, how it is read, and how sure both are. */
type Read = { readonly table: CapacityTable; readonly asPurlin: SteelPurlin; readonly figure: Figure }

const both = (one: Figure, other: Figure | null): Figure =>
  other === null ? one : { ...leastSure(one, other), figures: [...one.figures, ...other.figures] }

/** Table and method are figures of their own: the capacity is no surer than either. */
const figureOfC = ({ method }: Catalogue, table: CapacityTable): Figure => {
  const [ofMethod, ofTable] = [figureAt(method.cSectionRafter, 'method/c-section-rafter'), tableFigure(table)]
  return both(ofMethod, ofTable)
}

/** Beyond the spans of its table a rafter has no capacity that is known. */
const capacity = (
  { table, asPurlin, figure }: Read,
  at: ReturnType<typeof words>,
  of: (row: PurlinRow) => number,
): Step => {
  const name: Message = { code: 'purlin-table', values: { name: table.name, line: supportAndBridging(asPurlin) } }
  if (asPurlin.span > longestOf(table, asPurlin))
    return reading(at, 0, { ...figure, source: name, branch: 'span-beyond-the-table' })
  const rows = rowsOf(table, asPurlin).map((row) => ({ span: row.span, capacity: of(row) }))
  return capacityAtSpan(at, rows, asPurlin.span, { ...figure, table: name })
}

const limitOf = (
  id: MemberLimit['id'],
  cases: MemberLimit['cases'],
  { table, asPurlin, figure: { status } }: Read,
): MemberLimit => ({
  id,
  effect: lineLoad,
  cases,
  status,
  reason: {
    code: 'table-read',
    values: { table: table.title, line: supportAndBridging(asPurlin), span: asPurlin.span },
  },
})

const simplePurlin = ({ depth, thickness }: CapacityTable) =>
  ({
    material: 'steel',
    section: 'C',
    depth,
    thickness,
    thicknessUnsure: false,
    support: 'simply-supported',
    supportUnsure: false,
  }) as const

/** A C-section of a kit shed as a simple span: outward by its fly braces, inward without bridging. Method 7. */
export const cRafter = (
  rafter: SteelRafter,
  input: AssessmentInput,
  catalogue: Catalogue,
  table: CapacityTable,
  roof: Step,
): PreparedMember => {
  const braces = flyBracesOf(input)
  const span = frameSpanOf(input)
  const figure = figureOfC(catalogue, table)
  const heldTop = heldTopFlange(input, catalogue)
  const on = (bridging: number, of: Figure = figure): Read => ({
    table,
    figure: of,
    asPurlin: { ...simplePurlin(table), bridging, spacing: rafter.spacing, span },
  })
  const [braced, plain] = [on(rowsOfBraces(span, braces)), on(0, both(figure, heldTop))]
  const outward = capacity(braced, words('w_Ro', 'rafter-capacity-outward'), (row) => row.outward)
  const inward = capacity(plain, words('w_Ri', 'rafter-capacity-inward'), (row) => row.inward)
  // Knees hog under downward load with the bottom flange as free as in uplift.
  const down = heldTop === null ? Math.min(inward.value, outward.value) : inward.value
  const { mass, source } = massOf(catalogue, table, plain.asPurlin)
  const self = rafterWeight(weightOf(mass), source)
  const { depth, thickness, title } = table
  const size: Message = { code: 'steel-size', values: { section: 'C', depth, thickness } }
  return {
    member: { ...rafterMember(rafter, roof, self, false), liveFigure: frameLiveLoad(input, catalogue) },
    limits: [
      limitOf('rafter-table-uplift', single('outward', outward.value), braced),
      limitOf('rafter-table-downward', downward(down), plain),
    ],
    basis: { kind: 'frame', share: USABLE_SHARE, portal: portalShapeOf(input) },
    sags: [],
    title: { code: 'rafters-of', values: { section: size } },
    steps: [roof, self, outward, inward],
    table: null,
    assumed: [
      ...assumedFrameSpan(input),
      { label: 'rafter-section', value: size, source: verbatim(title) },
      assumedFlyBraces(braces),
    ],
  }
}
