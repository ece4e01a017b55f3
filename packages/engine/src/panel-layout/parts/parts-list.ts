import type { CodedLayout, LaidFoot, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PartKind } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { CuttingPattern, Part, PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { metres } from '../../calculation/units.ts'
import { stepsToCover } from '../settings/whole-steps.ts'
import { boughtLength, cutRails } from './cut-rails.ts'
import type { PartsSetting } from './parts-setting.ts'

/** What the drawing shows: everything else follows from these. */
type Counted = {
  readonly panels: number
  readonly splices: number
  readonly feet: number
  readonly midClamps: number
  readonly endClamps: number
}

const sumOver = (rails: readonly LaidRail[], count: (rail: LaidRail) => number): number =>
  rails.reduce((sum, rail) => sum + count(rail), 0)

const clampsOf = (rails: readonly LaidRail[], kind: 'mid' | 'end'): number =>
  sumOver(rails, ({ clamps }) => clamps.reduce((sum, clamp) => sum + (clamp.kind === kind ? 1 : 0), 0))

const countedIn = ({ planes }: CodedLayout, rails: readonly LaidRail[]): Counted => ({
  panels: planes.reduce((sum, { panels }) => sum + panels.length, 0),
  splices: sumOver(rails, (rail) => rail.splices.length),
  feet: sumOver(rails, (rail) => rail.feet.length),
  midClamps: clampsOf(rails, 'mid'),
  endClamps: clampsOf(rails, 'end'),
})

type Needed = readonly [kind: PartKind, needed: number]

const smallParts = ({ splices, feet, midClamps, endClamps }: Counted, setting: PartsSetting): readonly Needed[] => {
  const { fixing, screws } = setting
  return [
    ['splice', splices],
    [fixing, feet],
    ...(screws === null ? [] : ([[screws.kind, screws.perFixing * feet]] as const)),
    ['mid-clamp', midClamps],
    ['end-clamp', endClamps],
  ]
}

/** Panels and rails come without spares: a broken one is ordered by itself. */
const withSpares = ([kind, needed]: Needed, { sparePercent, partNumbers }: PartsSetting): Part => {
  const spare = stepsToCover((needed * sparePercent) / 100, 1)
  return { kind, length: null, partNumber: partNumbers[kind] ?? null, needed, spare, total: needed + spare }
}

const exactly = (kind: PartKind, needed: number, length: number | null, { partNumbers }: PartsSetting): Part => {
  return { kind, length, partNumber: partNumbers[kind] ?? null, needed, spare: 0, total: needed }
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
    railLength: { drawn: metres(pieces.reduce((sum, piece) => sum + piece, 0)), bought: metres(boughtLength(cutting)) },
    mass: { lighter: setting.mass.lighter * area, heavier: setting.mass.heavier * area },
    foot: largestLoads(rails),
  }
}
