import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Bounds } from '../../drawing/scene.ts'
import { cornerA } from '../../setting-out/setting-out.ts'
import { long } from '../view.ts'

/** 1:50; larger arrays at the next one that holds them. */
const scales = [50, 100, 200, 250, 500, 1000, 2000, 5000]

/** mm around panels and rails that are always drawn. */
const around = 150

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

/** What of a face is drawn, at the first scale that holds its array; x from corner A. */
export const framed = (plane: LaidPlane, room: Room, allowed: readonly number[] = scales): Framed | null => {
  const corner = cornerA(plane)
  const fromA = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x - corner, y })
  const face = boundsOf(plane.outline.map(fromA))
  const array = boundsOf([
    ...plane.panels.flatMap(({ x, y, width, height }) => [fromA({ x, y }), fromA({ x: x + width, y: y + height })]),
    ...plane.rails.flatMap(({ from, to }) => [fromA(from), fromA(to)]),
  ])
  for (const scale of allowed) {
    const [width, height] = [room.width / long(1, scale), room.height / long(1, scale)]
    const across = stretch([face.left, face.right], [array.left, array.right], width)
    const up = stretch([0, face.top], [array.bottom, array.top], height)
    if (across && up) return { scale, window: { left: across[0], right: across[1], bottom: up[0], top: up[1] } }
  }
  return null
}
