import { tableName, type ZcTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { zcMaxSpans } from '@soundroof/contract/roofs/catalogue/max-span-rule'
import { type AnalysedLine, type LineAt, lineCapacity, serviceLoad } from '../capacity/line-capacity.ts'
import { strengthOf } from '../capacity/purlin-capacity.ts'
import type { SectionStrength, ZcSection } from '../capacity/section-strength.ts'
import type { Support } from '../line/purlin-line.ts'
import type { Direction } from '../line/twist-buckling.ts'
import { rounded } from './rounded.ts'
import { zcSpans } from './spans.ts'

/** A size of the catalogue: nominal depth and base metal thickness mm, largest spacing mm, its Z and its C. */
export type ZcSize = {
  readonly depth: number
  readonly thickness: number
  readonly maxSpacing: number
  readonly z: ZcSection & { readonly mass: number }
  readonly c: ZcSection & { readonly mass: number }
}

type ZcRow = ZcTable['single'][number]
type ByBridging = ZcRow['cu']

const byBridging = (value: (rows: 0 | 1 | 2 | 3) => number): ByBridging => [value(0), value(1), value(2), value(3)]

const capacities = (strengths: readonly SectionStrength[], line: AnalysedLine, direction: Direction): ByBridging =>
  byBridging((rows) => rounded(Math.min(...strengths.map((each) => lineCapacity(each, line, direction, rows)))))

/** One row: the lesser of the sections that the column holds for. */
const rowAt = (strengths: readonly SectionStrength[], line: AnalysedLine): ZcRow => {
  const inward = capacities(strengths, line, 'inward')
  const outward = capacities(strengths, line, 'outward')
  return {
    span: line.mesh.line.span,
    cs: rounded(Math.min(...strengths.map((each) => serviceLoad(each, line)))),
    cu: byBridging((rows) => Math.min(inward[rows], outward[rows])),
    inward,
    outward,
  }
}

const source =
  'Computed from the dimensions of the guide of its maker: ' +
  'direct strength method on finite-strip buckling, twisting of the sheeted line by finite elements; ' +
  'laps and the constants of the twisting line fitted to the published tables of Z15019 and Z15024, assumed for other depths'

/**
 * Capacity table of one size of Z and C: lapped is the Z's, continuous and single the lesser of both.
 * @param spans of its rows, mm, rising
 */
export const zcTable = (size: ZcSize, lineAt: LineAt, spans: readonly number[] = zcSpans(size.depth)): ZcTable => {
  const { depth, thickness, z, c } = size
  const [ofZ, ofC] = [strengthOf(z), strengthOf(c)]
  const rowsFor = (strengths: readonly SectionStrength[], support: Support) =>
    spans.map((span) => rowAt(strengths, lineAt(support, span)))
  const rows = {
    lapped: rowsFor([ofZ], 'lapped'),
    continuous: rowsFor([ofZ, ofC], 'continuous'),
    single: rowsFor([ofZ, ofC], 'single'),
  }
  const mass = Math.max(z.mass, c.mass)
  return {
    name: tableName({ section: 'Z', depth, thickness }),
    title: `Z/C ${depth} x ${thickness.toFixed(1)}`,
    kind: 'zc',
    depth,
    thickness,
    mass,
    source,
    edition: 'AS/NZS 4600:2018, model 1',
    status: 'unverified',
    version: '1',
    units: 'spans mm; loads kN/m; mass kg/m; four numbers by rows of bridging 0 to 3',
    origin: 'computed',
    ...zcMaxSpans({ mass, ...rows }, size.maxSpacing),
    ...rows,
  }
}
