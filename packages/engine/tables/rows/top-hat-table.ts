import { type TopHatTable, tableName } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { topHatMaxSpans } from '@soundroof/contract/roofs/catalogue/max-span-rule'
import type { AnalysedLine, LineAt } from '../capacity/line-capacity.ts'
import { topHatCapacity, topHatServiceLoad } from '../capacity/top-hat-line.ts'
import { type TopHatStrength, topHatStrength } from '../capacity/top-hat-strength.ts'
import type { Support } from '../line/purlin-line.ts'
import { scaledShape, type TopHatShape } from '../section/top-hat.ts'
import { rounded } from './rounded.ts'
import { topHatSpans } from './spans.ts'

/** A size of the catalogue: depth and base metal thickness mm, largest spacing mm, whether the wizard asks for the support. */
export type TopHatSize = {
  readonly depth: number
  readonly thickness: number
  readonly maxSpacing: number
  readonly supportAsked: boolean
  /** The published shape that the size is scaled from. */
  readonly shape: TopHatShape
}

type TopHatRow = TopHatTable['single'][number]

/** One row: the least over the lines that the array holds for. */
const rowAt = (strength: TopHatStrength, lines: readonly AnalysedLine[], span: number): TopHatRow => {
  const least = (value: (line: AnalysedLine) => number): number => rounded(Math.min(...lines.map(value)))
  const inward = least((line) => topHatCapacity(strength, line, 'inward'))
  const outward = least((line) => topHatCapacity(strength, line, 'outward'))
  const cs = least((line) => topHatServiceLoad(strength, line))
  return { span, cs, cu: Math.min(inward, outward), inward, outward }
}

const source =
  'Estimate: direct strength method on finite strips for ' +
  'the published shape of one 61 mm top hat, its widths scaled with the depth; bending and shear only, no fixings of the ' +
  'feet, no crushing of the webs on supports, no fatigue'

const header = (size: TopHatSize, mass: number) => ({
  name: tableName({ section: 'top-hat', depth: size.depth, thickness: size.thickness }),
  title: `Top hat ${size.depth} x ${size.thickness.toFixed(2)}`,
  kind: 'top-hat' as const,
  depth: size.depth,
  thickness: size.thickness,
  mass,
  source,
  edition: 'AS/NZS 4600:2018, model 1',
  status: 'estimate' as const,
  version: '1',
  units: 'spans mm; loads kN/m; mass kg/m',
  origin: 'computed' as const,
})

/**
 * Capacity table of one size of top hat. Where the support is not asked one array holds for every support: the lesser of single
 * and continuous.
 * @param spans of its rows, mm, rising
 */
export const topHatTable = (
  size: TopHatSize,
  lineAt: LineAt,
  spans: readonly number[] = topHatSpans(size.depth),
): TopHatTable => {
  const { depth, thickness, supportAsked } = size
  const strength = topHatStrength(scaledShape(size.shape, depth), thickness)
  const rowsFor = (...supports: readonly Support[]) =>
    spans.map((span) =>
      rowAt(
        strength,
        supports.map((support) => lineAt(support, span)),
        span,
      ),
    )
  const mass = rounded(strength.mass)
  const arrays = supportAsked
    ? { lapped: rowsFor('lapped'), continuous: rowsFor('continuous'), single: rowsFor('single'), all: [] }
    : { lapped: [], continuous: [], single: [], all: rowsFor('single', 'continuous') }
  return { ...header(size, mass), ...topHatMaxSpans({ mass, ...arrays }, size.maxSpacing), ...arrays }
}
