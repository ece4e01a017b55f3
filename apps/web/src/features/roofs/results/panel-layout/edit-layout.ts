import type { LaidPlane, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import {
  type ArrayArea,
  type KeptLayout,
  keptLayout,
  mostObstacles,
  type Obstacle,
  type PlaneName,
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

export const withArea = (kept: KeptLayout, area: ArrayArea): KeptLayout => ({
  ...kept,
  areas: [...kept.areas.filter(({ plane }) => plane !== area.plane), area],
})

/**
 * Panels of the plane return to where most of them fit; those of other planes stay. Without an area left, every plane takes
 * panels.
 */
export const withoutArea = (kept: KeptLayout, plane: PlaneName): KeptLayout => {
  const areas = kept.areas.filter((area) => area.plane !== plane)
  return { ...kept, areas, planes: areas.length === 0 ? null : kept.planes }
}

const boxOf = (panels: readonly Sized[]): Sized | null => {
  if (panels.length === 0) return null
  const [x, y] = [Math.min(...panels.map((each) => each.x)), Math.min(...panels.map((each) => each.y))]
  const right = Math.max(...panels.map((each) => each.x + each.width))
  const top = Math.max(...panels.map((each) => each.y + each.height))
  return { x, y, width: right - x, height: top - y }
}

const whole = ({ x, y, width, height }: Sized): Sized => ({
  x: Math.max(0, Math.floor(x)),
  y: Math.max(0, Math.floor(y)),
  width: Math.ceil(width) + 1,
  height: Math.ceil(height) + 1,
})

/** Frees the places of these panels: wanted ones find other places. */
export const withPlaceFree = (kept: KeptLayout, plane: PlaneName, panels: readonly Sized[]): KeptLayout => {
  const box = boxOf(panels)
  return box === null ? kept : withObstacle(kept, { kind: 'obstacle', plane, ...whole(box) })
}

/** Room for rows and feet to find their members further on, but not for one more panel. */
const slack = 0.45

/** Area of the array on a plane: the stored one, else that of its panels; null without panels. */
export const areaOn = (plane: LaidPlane, { areas }: Pick<KeptLayout, 'areas'>): ArrayArea | null => {
  const given = areas.find((each) => each.plane === plane.name)
  if (given) return given
  const [panel] = plane.panels
  const box = boxOf(plane.panels)
  if (box === null || panel === undefined) return null
  const { x, y, width, height } = box
  return { plane: plane.name, x, y, width: width + slack * panel.width, height: height + slack * panel.height }
}

/** Moves the array as far as its panels stay on the plane. */
export const arrayShift = (plane: Pick<LaidPlane, 'outline' | 'panels'>, by: LayoutPoint): LayoutPoint => {
  const box = boxOf(plane.panels)
  if (box === null) return { x: 0, y: 0 }
  const moved = movedRectangle(plane, box, by)
  return { x: moved.x - box.x, y: moved.y - box.y }
}

const movedArea = (plane: LaidPlane, area: ArrayArea, by: LayoutPoint): ArrayArea => {
  const shift = arrayShift(plane, by)
  return { ...area, x: Math.max(0, onGrid(area.x + shift.x)), y: Math.max(0, onGrid(area.y + shift.y)) }
}

/** Moves the array of one plane; areas of the others are stored too, so that no panel changes its plane. */
export const withArrayMoved = (
  kept: KeptLayout,
  { planes }: Pick<Layout, 'planes'>,
  moved: PlaneName,
  by: LayoutPoint,
): KeptLayout => {
  const areas = planes.flatMap((plane) => {
    const area = areaOn(plane, kept)
    if (area === null) return []
    return [plane.name === moved ? movedArea(plane, area, by) : area]
  })
  return { ...kept, areas, planes: areas.map(({ plane }) => plane) }
}
