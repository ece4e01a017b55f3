import type { LaidFoot, LaidPlane, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'

type At = NonNullable<LaidFoot['leg']>['at']

/** The legs of tilt frames in one zone: heights in mm, largest forces, kN. */
export type LegRow = {
  readonly zone: LayoutZone
  readonly at: At
  readonly count: number
  readonly heights: readonly [number, number]
  readonly uplift: number
  readonly downward: number
  readonly horizontal: number
}

const rowOf = (zone: LayoutZone, at: At, feet: readonly LaidFoot[]): LegRow => {
  const heights = feet.map(({ leg }) => leg?.height ?? 0)
  return {
    zone,
    at,
    count: feet.length,
    heights: [Math.round(Math.min(...heights)), Math.round(Math.max(...heights))],
    uplift: Math.max(...feet.map(({ uplift }) => uplift)),
    downward: Math.max(...feet.map(({ downward }) => downward)),
    horizontal: Math.max(...feet.map(({ leg }) => leg?.horizontal ?? 0)),
  }
}

/** Legs on a face, zone by zone; none below flush panels. */
export const legRows = ({ rails }: Pick<LaidPlane, 'rails'>): readonly LegRow[] =>
  [...new Set(rails.map(({ zone }) => zone))].flatMap((zone) => {
    const feet = rails.filter((rail) => rail.zone === zone).flatMap((rail) => rail.feet)
    return (['front', 'middle', 'rear'] as const).flatMap((at) => {
      const own = feet.filter(({ leg }) => leg?.at === at)
      return own.length === 0 ? [] : [rowOf(zone, at, own)]
    })
  })

/** A leg from the low edge of its panel along the roof, and its height, mm. */
export type LegPlace = { readonly along: number; readonly height: number }

/** Rows of frames as a section shows them, mm: one panel with its legs, and from row to row. */
export type FrameRow = {
  readonly side: FrameSide
  readonly depth: number
  readonly legs: readonly LegPlace[]
  readonly pitch: number | null
}

const isRising = (side: FrameSide): boolean => side === 'eave' || side === 'ridge'

/** The first row of a face with what its block says of the next. */
export const frameRow = (
  { panels, rails }: Pick<LaidPlane, 'panels' | 'rails'>,
  blocks: readonly {
    readonly faces?: FrameSide | undefined
    readonly gaps: { panels: number; rows: number }
    rows: number
    columns: number
  }[],
): FrameRow | null => {
  const panel = panels[0]
  const block = blocks[panel?.place.block ?? -1]
  if (panel === undefined || block === undefined) return null
  const side = block.faces ?? 'eave'
  const up = (at: { readonly x: number; readonly y: number }): number =>
    ({
      eave: at.y - panel.y,
      ridge: panel.y + panel.height - at.y,
      left: at.x - panel.x,
      right: panel.x + panel.width - at.x,
    })[side] ?? 0
  const legs = new Map<number, LegPlace>()
  for (const { feet } of rails.filter(({ row }) => row === panel.row))
    for (const foot of feet)
      if (foot.leg) legs.set(Math.round(foot.leg.height), { along: up(foot), height: foot.leg.height })
  const [depth, gap, count] = isRising(side)
    ? [panel.height, block.gaps.rows, block.rows]
    : [panel.width, block.gaps.panels, block.columns]
  const inOrder = [...legs.values()].toSorted((one, other) => one.along - other.along)
  return { side, depth, legs: inOrder, pitch: count > 1 ? depth + gap : null }
}
