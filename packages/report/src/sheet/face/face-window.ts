import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Bounds } from '../../drawing/scene.ts'
import { cornerA } from '../../setting-out/setting-out.ts'
import { long } from '../view.ts'

/** 1:50; larger arrays at the next one that holds them. */
const scales = [50, 100, 200, 250, 500, 1000, 2000, 5000]

/** mm around panels and rails that are always drawn. */
const around = 75

type Room = { readonly width: number; readonly height: number }
export type Framed = { readonly window: Bounds; readonly scale: number }

const boundsOf = (points: readonly { readonly x: number; readonly y: number }[]): Bounds => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** As much of a length as there is room for, around what has to be drawn; null where that is too long. */
const stretch = (
  whole: readonly [number, number],
  needed: readonly [number, number],
  most: number,
): readonly [number, number] | null => {
  const [low, high] = whole
  if (high - low <= most) return whole
  const [from, to] = [Math.max(low, needed[0] - around), Math.min(high, needed[1] + around)]
  if (to - from > most) return null
  const start = Math.min(Math.max(low, (from + to - most) / 2), high - most)
  return [start, start + most]
}

type Extent = { readonly face: Bounds; readonly array: Bounds }

/** Of a face, and of its panels and rails; x from corner A. */
const extentOf = (plane: LaidPlane): Extent => {
  const corner = cornerA(plane)
  const fromA = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x - corner, y })
  return {
    face: boundsOf(plane.outline.map(fromA)),
    array: boundsOf([
      ...plane.panels.flatMap(({ x, y, width, height }) => [fromA({ x, y }), fromA({ x: x + width, y: y + height })]),
      ...plane.rails.flatMap(({ from, to }) => [fromA(from), fromA(to)]),
    ]),
  }
}

/** mm of the face that a room on paper holds. */
const heldBy = (room: Room, scale: number): Room => ({
  width: room.width / long(1, scale),
  height: room.height / long(1, scale),
})

/** What of a face is drawn, at the first scale that holds its array. */
export const framed = (plane: LaidPlane, room: Room, allowed: readonly number[] = scales): Framed | null => {
  const { face, array } = extentOf(plane)
  for (const scale of allowed) {
    const { width, height } = heldBy(room, scale)
    const across = stretch([face.left, face.right], [array.left, array.right], width)
    const up = stretch([0, face.top], [array.bottom, array.top], height)
    if (across && up) return { scale, window: { left: across[0], right: across[1], bottom: up[0], top: up[1] } }
  }
  return null
}

/** mm that neighbouring parts of a face share: a panel. */
const overlap = 1200

/** A crew turns over so many sheets of one face at most. */
const mostParts = 6

/** A long array in parts from left to right; null where it is too high, fits on one, or would take too many. */
export const framedParts = (plane: LaidPlane, room: Room, scale: number): readonly Framed[] | null => {
  const { face, array } = extentOf(plane)
  const { width, height } = heldBy(room, scale)
  const up = stretch([0, face.top], [array.bottom, array.top], height)
  const [from, to] = [Math.max(face.left, array.left - around), Math.min(face.right, array.right + around)]
  const count = Math.ceil((to - from - overlap) / (width - overlap))
  if (up === null || count < 2 || count > mostParts || width < 2 * overlap) return null
  const step = (to - from - width) / (count - 1)
  return Array.from({ length: count }, (_, index) => {
    const left = from + index * step
    return { scale, window: { left, right: left + width, bottom: up[0], top: up[1] } }
  })
}
