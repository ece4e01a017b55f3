import type { LaidPanel, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import { isStricter, strictestZone } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { panelAt } from './fitting-zones.ts'
import type { Row } from './pack-bands.ts'
import { type Packing, packPlane } from './pack-plane.ts'

/** A panel before its block is known. */
export type LaidWithoutPlace = Omit<LaidPanel, 'place'>

/** A panel in its row: where it begins along the rails, and between which obstacles. */
export type PlacedPanel = { readonly u: number; readonly segment: number; readonly panel: LaidWithoutPlace }

/** A row with its panels: its number on the plane, and where it begins across the rails, mm. */
export type PlacedRow = { readonly v: number; readonly row: number; readonly panels: readonly PlacedPanel[] }

/** A plane with the rows that were laid on it. */
export type FilledPlane = { readonly packing: Packing; readonly rows: readonly PlacedRow[] }

/** Fills every plane on its own, with the zones kept clear that `isClear` names. */
export const packAll = (
  planes: readonly ZonedPlane[],
  isClear: (zone: LayoutZone) => boolean,
  roof: ArrayRoof,
): readonly Packing[] => planes.map((plane) => packPlane(plane, isClear, roof))

/** Panels on all planes together. */
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

const firstOf = (rows: readonly Row[], most: number): readonly Row[] => {
  let left = most
  return rows.flatMap((row) => {
    const starts = row.starts.slice(0, left)
    left -= starts.length
    return starts.length === 0 ? [] : [{ ...row, starts }]
  })
}

const rowsOf = ({ plane, field, rows }: Packing, most: number, upSlope: boolean): readonly PlacedRow[] =>
  field === null
    ? []
    : firstOf(rows, most).map(({ v, starts }, row) => ({
        v,
        row,
        panels: starts.map(({ u, segment }) => {
          const rectangle = panelAt(u, v, field, upSlope)
          const { x, y, width, height } = rectangle
          return { u, segment, panel: { x, y, width, height, zone: strictestZone(plane.regions, rectangle), row } }
        }),
      }))

/** Fills one plane after the other, the largest first, with so many panels at most. */
export const fillPlanes = (packings: readonly Packing[], most: number, upSlope: boolean): readonly FilledPlane[] => {
  let left = most
  const filled = new Map<Packing, readonly PlacedRow[]>()
  for (const packing of packings.toSorted((one, other) => other.total - one.total)) {
    const rows = rowsOf(packing, left, upSlope)
    filled.set(packing, rows)
    left -= rows.reduce((sum, { panels }) => sum + panels.length, 0)
  }
  return packings.map((packing) => ({ packing, rows: filled.get(packing) ?? [] }))
}
