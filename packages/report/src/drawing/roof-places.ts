import type {
  LaidPanel,
  LaidPlane,
  Layout,
  LayoutPoint,
  LayoutZone,
} from '@soundroof/contract/roofs/panel-layout/layout'
import type { Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { cornersOf, fromPlan, toPlan } from './array-plan.ts'
import { isInside } from './inside-outline.ts'
import type { Point } from './scene.ts'
import { seenZone, zonePlaces } from './zone-codes.ts'

/** What is at a point of the roof: a panel, else an obstacle or walkway, else a zone. */
export type RoofPlace =
  | { readonly kind: 'panel'; readonly plane: LaidPlane; readonly panel: LaidPanel }
  | { readonly kind: 'obstacle'; readonly plane: LaidPlane; readonly obstacle: Obstacle }
  | { readonly kind: 'zone'; readonly plane: LaidPlane; readonly zone: LayoutZone }

type Sized = LayoutPoint & { readonly width: number; readonly height: number }

export const covers = ({ x, y, width, height }: Sized, at: LayoutPoint): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height

export const planeAt = ({ planes }: Pick<Layout, 'planes'>, at: Point): LaidPlane | null =>
  planes.find((plane) => isInside(plane.outline, fromPlan(plane)(at))) ?? null

/** @param at metres of the plan */
export const placeAt = (layout: Pick<Layout, 'planes'>, at: Point): RoofPlace | null => {
  const plane = planeAt(layout, at)
  if (plane === null) return null
  const point = fromPlan(plane)(at)
  const panel = plane.panels.find((each) => covers(each, point))
  if (panel) return { kind: 'panel', plane, panel }
  const obstacle = plane.obstacles.find((each) => covers(each, point))
  if (obstacle) return { kind: 'obstacle', plane, obstacle }
  const zone = seenZone(plane, point)
  return zone === null ? null : { kind: 'zone', plane, zone }
}

/** Outlines to draw on the plan, metres: a panel or obstacle, or all of the zone on its plane. */
export const outlinesOf = (place: RoofPlace): readonly (readonly Point[])[] => {
  const { plane } = place
  if (place.kind === 'zone')
    return plane.zones.filter(({ zone }) => zone === place.zone).map(({ polygon }) => polygon.map(toPlan(plane)))
  return [cornersOf(place.kind === 'panel' ? place.panel : place.obstacle).map(toPlan(plane))]
}

/** Areas painted over a zone of a plane. */
export const outlinesOver = ({ plane, zone: name }: Extract<RoofPlace, { kind: 'zone' }>) => {
  const last = plane.zones.findLastIndex(({ zone }) => zone === name)
  return plane.zones.slice(last + 1).map(({ polygon }) => polygon.map(toPlan(plane)))
}

export type RoofStop = { readonly place: RoofPlace; readonly at: Point }

const middleOf = (plane: LaidPlane, { x, y, width, height }: Sized): Point =>
  toPlan(plane)({ x: x + width / 2, y: y + height / 2 })

/** Stops of the arrow keys: every panel and obstacle, and each zone once. */
export const roofStops = ({ planes }: Pick<Layout, 'planes'>): readonly RoofStop[] => [
  ...planes.flatMap((plane) =>
    plane.panels.map((panel): RoofStop => ({ place: { kind: 'panel', plane, panel }, at: middleOf(plane, panel) })),
  ),
  ...planes.flatMap((plane) =>
    plane.obstacles.map(
      (obstacle): RoofStop => ({ place: { kind: 'obstacle', plane, obstacle }, at: middleOf(plane, obstacle) }),
    ),
  ),
  ...zonePlaces(planes).map(
    ({ zone, at, plane }): RoofStop => ({ place: { kind: 'zone', plane, zone }, at: toPlan(plane)(at) }),
  ),
]

export const arrows = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
} as const satisfies Readonly<Record<string, Point>>
export type Arrow = keyof typeof arrows

/** Sideways distance counts three times, so that the keys follow a row to its end. */
const asideWeight = 3

/** The nearest stop in a direction; null at the end. */
export const stopBeside = (stops: readonly RoofStop[], from: Point, arrow: Arrow): RoofStop | null => {
  const { x, y } = arrows[arrow]
  let best: { readonly stop: RoofStop; readonly cost: number } | null = null
  for (const stop of stops) {
    const [dx, dy] = [stop.at.x - from.x, stop.at.y - from.y]
    const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y - dy * x)]
    if (ahead <= Math.max(1e-6, aside * 0.2)) continue
    const cost = ahead + asideWeight * aside
    if (best === null || cost < best.cost) best = { stop, cost }
  }
  return best?.stop ?? null
}
