import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import {
  type KeptLayout,
  keptLayout,
  mostObstacles,
  type Obstacle,
} from '@soundroof/contract/roofs/panel-layout/layout-request'

export const nothingChanged: KeptLayout = keptLayout.parse({})

export type Sized = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Sizes on the roof are measured to the centimetre. */
const grid = 10
const onGrid = (value: number): number => Math.round(value / grid) * grid

const smallest = 50

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(0, most))

const roomOf = ({ outline }: Pick<LaidPlane, 'outline'>): { readonly width: number; readonly height: number } => ({
  width: Math.max(...outline.map(({ x }) => x)),
  height: Math.max(...outline.map(({ y }) => y)),
})

/** Between two corners, on the plane. */
export const drawnRectangle = (plane: Pick<LaidPlane, 'outline'>, one: LayoutPoint, other: LayoutPoint): Sized => {
  const room = roomOf(plane)
  const [left, right] = [one.x, other.x].map((x) => within(onGrid(x), room.width)).toSorted((a, b) => a - b)
  const [low, high] = [one.y, other.y].map((y) => within(onGrid(y), room.height)).toSorted((a, b) => a - b)
  const [x, y] = [within(left ?? 0, room.width - smallest), within(low ?? 0, room.height - smallest)]
  return { x, y, width: Math.max(smallest, (right ?? x) - x), height: Math.max(smallest, (high ?? y) - y) }
}

/** Moves as far as the plane allows. */
export const movedRectangle = <R extends Sized>(
  plane: Pick<LaidPlane, 'outline'>,
  rectangle: R,
  by: LayoutPoint,
): R => {
  const room = roomOf(plane)
  return {
    ...rectangle,
    x: within(onGrid(rectangle.x + by.x), room.width - rectangle.width),
    y: within(onGrid(rectangle.y + by.y), room.height - rectangle.height),
  }
}

export const isFull = ({ obstacles }: KeptLayout): boolean => obstacles.length >= mostObstacles

export const withObstacle = (kept: KeptLayout, obstacle: Obstacle): KeptLayout =>
  isFull(kept) ? kept : { ...kept, obstacles: [...kept.obstacles, obstacle] }

export const withChangedObstacle = (kept: KeptLayout, index: number, obstacle: Obstacle): KeptLayout => ({
  ...kept,
  obstacles: kept.obstacles.map((each, at) => (at === index ? obstacle : each)),
})

export const withoutObstacle = (kept: KeptLayout, index: number): KeptLayout => ({
  ...kept,
  obstacles: kept.obstacles.filter((_, at) => at !== index),
})
