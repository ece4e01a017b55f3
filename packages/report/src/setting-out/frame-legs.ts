import type { LaidFoot, LaidPlane, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'

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
