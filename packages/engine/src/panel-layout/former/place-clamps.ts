import type { LaidClamp } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Carried } from './rails-of-row.ts'

/** A clamp on a rail: where it sits, mm along the rail, and whether it holds one panel or two. */
export type ClampPlace = { readonly at: number; readonly kind: LaidClamp['kind'] }

const atEnd = (end: number, isClose: boolean, towardsNeighbour: number): ClampPlace =>
  isClose ? { at: end + towardsNeighbour, kind: 'mid' } : { at: end, kind: 'end' }

/** Clamps on a rail: one between panels that lie close, on this rail or beside it, and one at every other end of a panel. */
export const placeClamps = (panels: readonly Carried[], closest: number): readonly ClampPlace[] => {
  const places: ClampPlace[] = []
  let held = Number.NEGATIVE_INFINITY
  for (const { from, to, closeBefore, closeAfter } of panels) {
    if (!closeBefore || from - held > closest + 1e-6) places.push(atEnd(from, closeBefore, -closest / 2))
    places.push(atEnd(to, closeAfter, closest / 2))
    held = to
  }
  return places
}
