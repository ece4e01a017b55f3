import type { LaidPanel, LayoutZone } from '@soundroof/contract/roofs/array/layout'
import { isStricter, strictestZone } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { panelAt } from './fitting-zones.ts'
import { type Packing, packPlane, type ZonedPlane } from './pack-plane.ts'

/** A panel in its row: where it begins along the rails, and between which obstacles. */
export type PlacedPanel = { readonly u: number; readonly segment: number; readonly panel: LaidPanel }

export type PlacedRow = { readonly v: number; readonly row: number; readonly panels: readonly PlacedPanel[] }

export type FilledPlane = { readonly packing: Packing; readonly rows: readonly PlacedRow[] }

export const packAll = (
  planes: readonly ZonedPlane[],
  isClear: (zone: LayoutZone) => boolean,
  roof: ArrayRoof,
): readonly Packing[] => planes.map((plane) => packPlane(plane, isClear, roof))

export const totalOf = (packings: readonly Packing[]): number => packings.reduce((sum, { total }) => sum + total, 0)

/** Zones that may carry panels, the mildest alone, then with the next, and so on. */
const growing = (zones: readonly LayoutZone[]): readonly (readonly LayoutZone[])[] =>
  zones.map((zone) => zones.filter((other) => !isStricter(other, zone)))

/** The panels wanted in the mildest zones that take them all; else as many as fit. */
export const packWanted = (
  planes: readonly ZonedPlane[],
  wanted: number | null,
  everything: readonly Packing[],
  roof: ArrayRoof,
): readonly Packing[] => {
  if (wanted === null || totalOf(everything) <= wanted) return everything
  for (const zones of growing([...roof.answers.keys()]).slice(0, -1)) {
    const packings = packAll(planes, (zone) => !zones.includes(zone), roof)
    if (totalOf(packings) >= wanted) return packings
  }
  return everything
}

const rowsOf = ({ plane, field, rows }: Packing, upSlope: boolean): readonly PlacedRow[] =>
  field === null
    ? []
    : rows.map(({ v, starts }, row) => ({
        v,
        row,
        panels: starts.map(({ u, segment }) => {
          const rectangle = panelAt(u, v, field, upSlope)
          const { x, y, width, height } = rectangle
          return { u, segment, panel: { x, y, width, height, zone: strictestZone(plane.regions, rectangle), row } }
        }),
      }))

const firstOf = (rows: readonly PlacedRow[], most: number): readonly PlacedRow[] => {
  let left = most
  return rows.flatMap((row) => {
    const panels = row.panels.slice(0, left)
    left -= panels.length
    return panels.length === 0 ? [] : [{ ...row, panels }]
  })
}

/** Fills one plane after the other, the largest first, with no more panels than are wanted. */
export const fillPlanes = (
  packings: readonly Packing[],
  wanted: number | null,
  upSlope: boolean,
): readonly FilledPlane[] => {
  let left = wanted ?? Number.POSITIVE_INFINITY
  const filled = new Map<Packing, readonly PlacedRow[]>()
  for (const packing of packings.toSorted((one, other) => other.total - one.total)) {
    const rows = firstOf(rowsOf(packing, upSlope), left)
    filled.set(packing, rows)
    left -= rows.reduce((sum, { panels }) => sum + panels.length, 0)
  }
  return packings.map((packing) => ({ packing, rows: filled.get(packing) ?? [] }))
}
