import type { CodedLayout, LaidFoot, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import type { CuttingPattern, Part, PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { metres } from '../../calculation/units.ts'
import { stepsToCover } from '../settings/whole-steps.ts'
import { boughtLength, cutRails, LEAST_OFFCUT, offcutsOf } from './cut-rails.ts'
import type { PartsSetting } from './parts-setting.ts'

/** What the drawing shows: everything else follows from these. */
type Counted = {
  readonly panels: number
  readonly rails: number
  readonly splices: number
  readonly expansionJoints: number
  readonly feet: number
  /** Panels in each row on the same rails. */
  readonly rows: readonly number[]
  /** Of tilt frames, one on each foot. */
  readonly legs: readonly Needed[]
  readonly midClamps: number
  readonly endClamps: number
}

const sumOver = (rails: readonly LaidRail[], count: (rail: LaidRail) => number): number =>
  rails.reduce((sum, rail) => sum + count(rail), 0)

const clampsOf = (rails: readonly LaidRail[], kind: 'mid' | 'end'): number =>
  sumOver(rails, ({ clamps }) => clamps.reduce((sum, clamp) => sum + (clamp.kind === kind ? 1 : 0), 0))

const rowsOf = ({ panels }: LaidPlane): readonly number[] => {
  const rows = new Map<number, number>()
  for (const { row } of panels) rows.set(row, (rows.get(row) ?? 0) + 1)
  return [...rows.values()]
}

const countedIn = ({ planes }: CodedLayout, rails: readonly LaidRail[]): Counted => ({
  panels: planes.reduce((sum, { panels }) => sum + panels.length, 0),
  rails: rails.length,
  splices: sumOver(rails, ({ splices }) => splices.filter(({ expands }) => !expands).length),
  expansionJoints: sumOver(rails, ({ splices }) => splices.filter(({ expands }) => expands).length),
  rows: planes.flatMap(rowsOf),
  feet: sumOver(rails, (rail) => rail.feet.length),
  legs: (['front', 'middle', 'rear'] as const).map((at) => [
    `${at}-leg`,
    sumOver(rails, (rail) => rail.feet.filter(({ leg }) => leg?.at === at).length),
  ]),
  midClamps: clampsOf(rails, 'mid'),
  endClamps: clampsOf(rails, 'end'),
})

type Needed = readonly [kind: PartKind, needed: number]

/** Clips as a published grounding guide of an Australian racking lays them out: as many as panels, one more in an odd row. */
const bondingClips = ({ rows }: Counted): number => rows.reduce((sum, panels) => sum + panels + (panels % 2), 0)

const [CAPS_PER_RAIL, LEADS_PER_PANEL] = [2, 2]

const smallParts = (counted: Counted, setting: PartsSetting): readonly Needed[] => {
  const { fixing, screws } = setting
  const { panels, rails, splices, expansionJoints, feet, legs, midClamps, endClamps } = counted
  return [
    ['splice', splices],
    ['expansion-joint', expansionJoints],
    [fixing, feet],
    ...(screws === null ? [] : ([[screws.kind, screws.perFixing * feet]] as const)),
    ...legs,
    ['mid-clamp', midClamps],
    ['end-clamp', endClamps],
    ['end-cap', CAPS_PER_RAIL * rails],
    ['bonding-clip', bondingClips(counted)],
    ['earth-lug', rails],
    ['cable-clip', LEADS_PER_PANEL * panels],
  ]
}

const exactly = (kind: PartKind, needed: number, length: number | null, setting: PartsSetting): Part => ({
  kind,
  length,
  partNumber: setting.partNumbers[kind] ?? null,
  article: setting.articles[kind] ?? null,
  needed,
  spare: 0,
  total: needed,
})

/** Panels and rails come without spares: a broken one is ordered by itself. */
const withSpares = ([kind, needed]: Needed, setting: PartsSetting): Part => {
  const spare = stepsToCover((needed * setting.sparePercent) / 100, 1)
  return { ...exactly(kind, needed, null, setting), spare, total: needed + spare }
}

const barsOf = (cutting: readonly CuttingPattern[], setting: PartsSetting): readonly Part[] => {
  const lengths = [...new Set(cutting.map(({ stockLength }) => stockLength))].toSorted((one, other) => other - one)
  return lengths.map((length) => {
    const bars = cutting.reduce((sum, pattern) => sum + (pattern.stockLength === length ? pattern.bars : 0), 0)
    return exactly('rail', bars, length, setting)
  })
}

const largestLoads = (rails: readonly LaidRail[]): PartsList['foot'] =>
  rails.reduce<PartsList['foot']>((worst, { feet }) => feet.reduce(largerOf, worst), null)

const largerOf = (worst: PartsList['foot'], { mass, uplift, downward }: LaidFoot): PartsList['foot'] => ({
  mass: Math.max(worst?.mass ?? 0, mass),
  uplift: Math.max(worst?.uplift ?? 0, uplift),
  downward: Math.max(worst?.downward ?? 0, downward),
})

const notesOf = (
  { splices }: Counted,
  cutting: readonly CuttingPattern[],
  { kerf, isExpansionNamed }: PartsSetting,
): PartsList['notes'] => {
  if (cutting.length === 0) return []
  const cut = { code: 'bars-cut', values: { kerf, offcut: LEAST_OFFCUT, offcuts: offcutsOf(cutting, kerf) } } as const
  return splices > 0 && !isExpansionNamed ? [cut, 'no-expansion-joint-named'] : [cut]
}

/** Everything that a layout needs, counted from its drawing. */
export const partsList = (layout: CodedLayout, setting: PartsSetting): PartsList => {
  const rails = layout.planes.flatMap((plane) => plane.rails)
  const counted = countedIn(layout, rails)
  const pieces = rails.flatMap((rail) => rail.pieces)
  const cutting = cutRails(pieces, setting.stockLengths, setting.kerf)
  const area = counted.panels * metres(layout.panel.length) * metres(layout.panel.width)
  const parts = [
    exactly('panel', counted.panels, null, setting),
    ...barsOf(cutting, setting),
    ...smallParts(counted, setting).map((needed) => withSpares(needed, setting)),
  ]
  return {
    parts: parts.filter(({ needed }) => needed > 0),
    cutting,
    notes: notesOf(counted, cutting, setting),
    railLength: { drawn: metres(pieces.reduce((sum, piece) => sum + piece, 0)), bought: metres(boughtLength(cutting)) },
    mass: { lighter: setting.mass.lighter * area, heavier: setting.mass.heavier * area },
    foot: largestLoads(rails),
  }
}
