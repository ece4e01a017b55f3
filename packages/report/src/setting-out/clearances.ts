import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import { cornersOf } from '../drawing/array-plan.ts'

/** The least distance of the panels from a hip or valley, whole mm: from the corner of a panel square to the edge. */
export type Clearance = { readonly from: LayoutPoint; readonly to: LayoutPoint; readonly distance: number }

const footOn = (from: LayoutPoint, to: LayoutPoint, { x, y }: LayoutPoint): LayoutPoint => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
  return { x: from.x + share * dx, y: from.y + share * dy }
}

const isSloping = (from: LayoutPoint, to: LayoutPoint): boolean =>
  Math.abs(to.x - from.x) > 1 && Math.abs(to.y - from.y) > 1

/** Of each edge that runs neither along nor up. */
export const clearances = ({ outline, panels }: Pick<LaidPlane, 'outline' | 'panels'>): readonly Clearance[] => {
  const corners = panels.flatMap(cornersOf)
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    if (!isSloping(from, to) || corners.length === 0) return []
    const all = corners.map((corner) => {
      const at = footOn(from, to, corner)
      return { from: corner, to: at, distance: Math.hypot(at.x - corner.x, at.y - corner.y) }
    })
    const least = all.reduce((best, each) => (each.distance < best.distance ? each : best))
    return [{ ...least, distance: Math.round(least.distance) }]
  })
}
