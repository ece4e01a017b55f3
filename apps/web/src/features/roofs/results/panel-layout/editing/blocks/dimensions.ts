import type { LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Sized } from './block-rows.ts'
import { clearance, extentOf, sidesOf } from './face-room.ts'

/** Distances of a rectangle on its face, mm: from its left and right corner along the eave, from the eave, to the top. */
export type Distances = {
  readonly left: number
  readonly right: number
  readonly eave: number
  readonly top: number
  /** Of the nearest panel to a hip; null where the face has none. */
  readonly hip: number | null
}

/** @param panels within the rectangle */
export const distancesOf = (
  outline: readonly LayoutPoint[],
  box: Sized,
  panels: readonly Sized[] = [box],
): Distances => {
  const room = extentOf({ outline })
  const slanting = sidesOf({ outline }).filter(({ inward }) => Math.min(Math.abs(inward.x), Math.abs(inward.y)) > 0.01)
  return {
    left: box.x - room.x,
    right: room.x + room.width - box.x - box.width,
    eave: box.y - room.y,
    top: room.y + room.height - box.y - box.height,
    hip:
      slanting.length === 0
        ? null
        : Math.min(...slanting.flatMap((side) => panels.map((each) => clearance(side, each)))),
  }
}
