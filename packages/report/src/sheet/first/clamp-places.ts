import type { LaidPanel, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { runsUp } from '../../drawing/foot-pitch.ts'
import type { SheetInput } from '../sheet-input.ts'

type Span = { readonly low: number; readonly high: number }

const across = ({ x, y, width, height }: LaidPanel, isUp: boolean): Span =>
  isUp ? { low: x, high: x + width } : { low: y, high: y + height }

/** Whether a rail passes below the middle of a panel. */
const carries = ({ from, to }: LaidRail, panel: LaidPanel, isUp: boolean): boolean => {
  const { low, high } = across(panel, isUp)
  const at = isUp ? from.x : from.y
  const along = across(panel, !isUp)
  const middle = (along.low + along.high) / 2
  const [start, end] = isUp ? [from.y, to.y] : [from.x, to.x]
  return at > low && at < high && Math.min(start, end) < middle && middle < Math.max(start, end)
}

/** Distances of the outer rails of a panel from its ends, over its length. */
const endsOf = (
  panel: LaidPanel,
  { rails }: LaidPlane,
): readonly { readonly end: number; readonly share: number }[] => {
  const isUp = rails.some(runsUp)
  const places = rails.filter((rail) => carries(rail, panel, isUp)).map(({ from }) => (isUp ? from.x : from.y))
  if (places.length < 2) return []
  const { low, high } = across(panel, isUp)
  return [Math.min(...places) - low, high - Math.max(...places)].map((end) => ({ end, share: end / (high - low) }))
}

/** The usual clamping zone, an eighth to a quarter of the length from the end. Method 5.4. */
const [nearest, farthest] = [1 / 8, 1 / 4]

/**
 * Least and most distance of clamps from the ends of panels, whole mm, where some lie outside the usual clamping zone, as
 * rails on courses or purlins may; null: none does.
 */
export const unusualClamps = ({ layout }: Pick<SheetInput, 'layout'>): { least: number; most: number } | null => {
  if (layout.frames !== undefined) return null
  const ends = layout.planes.flatMap((plane) => plane.panels.flatMap((panel) => endsOf(panel, plane)))
  if (ends.every(({ share }) => share > nearest - 1e-3 && share < farthest + 1e-3)) return null
  const places = ends.map(({ end }) => Math.round(end))
  return { least: Math.min(...places), most: Math.max(...places) }
}
