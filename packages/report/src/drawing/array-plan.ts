import type {
  LaidPlane,
  LaidRail,
  Layout,
  LayoutPoint,
  LayoutZone,
} from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { plain } from '../wording/number-text.ts'
import { mayCarryPanels } from '../wording/setback-words.ts'
import { arrayWords } from './array-words.ts'
import { accent, ink, paper, warn } from './palette.ts'
import { ridgeItems, setbackItem } from './roof-lines.ts'
import { type LegendEntry, type Point, polygon, type Scene, type SceneItem, type Style } from './scene.ts'
import { zonePlaces } from './zone-codes.ts'
import { codeItem, described, legendOf, northOf, type PlanInput, roofOf, sizeItems } from './zone-plan.ts'
import type { Region } from './zone-regions.ts'
import { zoneStyle } from './zone-style.ts'

export type ArrayPlanInput = PlanInput & { readonly layout: Layout }

const regionOf = (zone: LayoutZone): Region => (zone === 'Ridge ends' ? 'RidgeCorner' : zone)

/** From millimetres of a plane to metres of the plan. */
export const toPlan =
  ({ plan: { origin, along, up } }: Pick<LaidPlane, 'plan'>) =>
  ({ x, y }: LayoutPoint): Point => ({
    x: (origin.x + along.x * x + up.x * y) / 1000,
    y: (origin.y + along.y * x + up.y * y) / 1000,
  })

/** From metres of the plan to millimetres of a plane. */
export const fromPlan =
  ({ plan: { origin, along, up } }: Pick<LaidPlane, 'plan'>) =>
  ({ x, y }: Point): LayoutPoint => {
    const [dx, dy] = [x * 1000 - origin.x, y * 1000 - origin.y]
    return {
      x: (dx * along.x + dy * along.y) / (along.x ** 2 + along.y ** 2),
      y: (dx * up.x + dy * up.y) / (up.x ** 2 + up.y ** 2),
    }
  }

type Sized = LayoutPoint & { readonly width: number; readonly height: number }

export const cornersOf = ({ x, y, width, height }: Sized): readonly LayoutPoint[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

type WithClearance = Sized & { readonly clearance?: number | undefined }

/** What stays free around an obstacle, within the rectangle around its plane; null: nothing more than itself. */
export const clearanceOf = (
  { x, y, width, height, clearance = 0 }: WithClearance,
  outline: readonly LayoutPoint[],
): Sized | null => {
  if (clearance === 0) return null
  const [right, top] = [Math.max(...outline.map((each) => each.x)), Math.max(...outline.map((each) => each.y))]
  const from = { x: Math.max(0, x - clearance), y: Math.max(0, y - clearance) }
  const to = { x: Math.min(right, x + width + clearance), y: Math.min(top, y + height + clearance) }
  return { ...from, width: to.x - from.x, height: to.y - from.y }
}

const zoneItems = (plane: LaidPlane): readonly SceneItem[] =>
  plane.zones.map(({ zone, polygon: points, isKeptClear }) =>
    polygon(points.map(toPlan(plane)), {
      ...zoneStyle(regionOf(zone), isKeptClear),
      stroke: '#8b97a3',
      strokeWidth: 0.35,
    }),
  )

type Axis = 'x' | 'y'

/** Where a line of constant x or y runs inside a convex outline; null where it misses. */
export const acrossOutline = (outline: readonly LayoutPoint[], axis: Axis, at: number): readonly LayoutPoint[] => {
  const other: Axis = axis === 'x' ? 'y' : 'x'
  const met = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const [before, after] = [from[axis] - at, to[axis] - at]
    if (before === after || before < 0 === after < 0) return []
    return [from[other] + ((to[other] - from[other]) * before) / (before - after)]
  })
  if (met.length < 2) return []
  const place = (value: number): LayoutPoint => (axis === 'x' ? { x: at, y: value } : { x: value, y: at })
  return [place(Math.min(...met)), place(Math.max(...met))]
}

/** More lines than this print as a grey area. */
const mostMembers = 400

const memberLines = (plane: LaidPlane): readonly (readonly Point[])[] => {
  const { run, first, pitch, last } = plane.members
  const axis: Axis = run === 'along-eave' ? 'y' : 'x'
  const far = Math.max(...plane.outline.map((point) => point[axis]))
  if (!(pitch > 0) || (far - first) / pitch > mostMembers) return []
  const regular = Array.from({ length: Math.floor((far - first) / pitch) + 1 }, (_, index) => first + index * pitch)
  const all = last === null ? regular : [...regular.filter((at) => at < last), last]
  return all.map((at) => acrossOutline(plane.outline, axis, at).map(toPlan(plane))).filter((line) => line.length === 2)
}

export const arrayLook = {
  outline: { stroke: ink, strokeWidth: 1 },
  member: { stroke: '#6b7683', strokeWidth: 0.3, dash: [2.5, 1.5] },
  panel: { fill: '#c3d3e3', stroke: '#27435e', strokeWidth: 0.4 },
  rail: { stroke: '#1d2a38' },
  clearance: { stroke: warn, strokeWidth: 0.5, dash: [2.5, 2] },
  obstacle: { fill: '#ffffff', stroke: warn, strokeWidth: 0.9 },
  walkway: { fill: '#ffffff', stroke: ink, strokeWidth: 0.6, dash: [2, 2] },
} as const satisfies Readonly<Record<string, Style>>

/** A panel that may not lie where it is. */
export const refusedLook = { fill: '#c0392b', stroke: '#7a1f16', strokeWidth: 0.6 } as const satisfies Style

/** Line widths decrease with the size of the roof, down to hairlines. */
const penOf = (roofSize: number): { readonly rail: number; readonly foot: number } => ({
  rail: Math.min(0.8, Math.max(0.2, 14 / roofSize)),
  foot: Math.min(1.5, Math.max(0.4, 26 / roofSize)),
})

const railLine = (plane: LaidPlane) => (rail: LaidRail) => [rail.from, rail.to].map(toPlan(plane))

const panelsIn = (planes: readonly LaidPlane[]): readonly (readonly Point[])[] =>
  planes.flatMap((plane) => plane.panels.map((panel) => cornersOf(panel).map(toPlan(plane))))

const feetIn = (planes: readonly LaidPlane[]): readonly Point[] =>
  planes.flatMap((plane) => plane.rails.flatMap(({ feet }) => feet.map(toPlan(plane))))

const obstacleItems = (plane: LaidPlane): readonly SceneItem[] =>
  plane.obstacles.flatMap((obstacle) => {
    const around = clearanceOf(obstacle, plane.outline)
    return [
      ...(around === null ? [] : [polygon(cornersOf(around).map(toPlan(plane)), arrayLook.clearance)]),
      polygon(cornersOf(obstacle).map(toPlan(plane)), arrayLook[obstacle.kind]),
    ]
  })

const refusedIn = ({ planes, refused }: Layout): readonly (readonly Point[])[] =>
  planes.flatMap((plane) =>
    refused.filter((each) => each.plane === plane.name).map((panel) => cornersOf(panel).map(toPlan(plane))),
  )

const arrayItems = (layout: Layout, roofSize: number): readonly SceneItem[] => {
  const { planes } = layout
  const pen = penOf(roofSize)
  return [
    { kind: 'lines', lines: planes.flatMap(memberLines), style: arrayLook.member },
    { kind: 'polygons', outlines: panelsIn(planes), style: arrayLook.panel },
    {
      kind: 'lines',
      lines: planes.flatMap((plane) => plane.rails.map(railLine(plane))),
      style: { ...arrayLook.rail, strokeWidth: pen.rail },
    },
    { kind: 'dots', at: feetIn(planes), radius: pen.foot, colour: warn },
    { kind: 'polygons', outlines: refusedIn(layout), style: refusedLook },
    ...planes.flatMap(obstacleItems),
  ]
}

/** Each zone is numbered once. */
const codeItems = (planes: readonly LaidPlane[]): readonly SceneItem[] =>
  zonePlaces(planes).map(({ zone, at, plane }) => codeItem(regionOf(zone), toPlan(plane)(at)))

const outlineItems = ({ planes }: Layout): readonly SceneItem[] =>
  planes.map((plane) => polygon(plane.outline.map(toPlan(plane)), arrayLook.outline))

/** Zones and array of planes, with the number of each zone. @param size of what is drawn, m */
export const itemsOnPlanes = (layout: Layout, size: number): readonly SceneItem[] => [
  ...layout.planes.flatMap(zoneItems),
  ...arrayItems(layout, size),
  ...outlineItems(layout),
  ...codeItems(layout.planes),
]

const arrayLegend = (say: Say, layout: Layout): readonly LegendEntry[] => {
  const { length, width } = layout.panel
  const obstacles = layout.planes.flatMap((plane) => plane.obstacles)
  const has = (kind: 'obstacle' | 'walkway') => obstacles.some((obstacle) => obstacle.kind === kind)
  const panels = [
    {
      style: arrayLook.panel,
      text: say('report.panels'),
      note: say('report.by-mm', { length: plain(length), width: plain(width) }),
    },
    { style: { fill: warn }, text: say('report.feet'), note: say('report.dots-along-the-rails') },
  ]
  return [
    ...(layout.placed > 0 ? panels : []),
    ...(layout.refused.length > 0
      ? [{ style: refusedLook, text: say('report.panels-not-counted'), note: say('report.may-not-lie-there') }]
      : []),
    ...(has('obstacle')
      ? [{ style: arrayLook.obstacle, text: say('report.obstacles'), note: say('report.kept-free') }]
      : []),
    ...(has('walkway')
      ? [{ style: arrayLook.walkway, text: say('report.walkways'), note: say('report.kept-free') }]
      : []),
  ]
}

/** The roof from above, to scale, with the laid out array; null where the roof cannot be drawn. */
export const arrayPlan = (say: Say, input: ArrayPlanInput): Scene | null => {
  const { layout, result } = input
  const roof = roofOf(input)
  if (!roof || layout.planes.length === 0) return null
  const zones = layout.planes.flatMap((plane) => plane.zones)
  const drawn = new Set(zones.map(({ zone }) => regionOf(zone)))
  const clear = new Set(zones.filter(({ isKeptClear }) => isKeptClear).map(({ zone }) => regionOf(zone)))
  const legend = legendOf(say, result, drawn, (region) => zoneStyle(region, clear.has(region)))
  return {
    title: 'Roof plan with the array',
    description: described(
      say,
      say('report.roof-plan-m-by-m-with', {
        length: plain(roof.length),
        width: plain(roof.width),
        array: arrayWords(say, layout),
      }),
      input.building,
      legend,
    ),
    unit: 'm',
    bounds: { left: 0, bottom: 0, right: roof.length, top: roof.width },
    margin: { left: 32, bottom: 30, right: roof.isTwoZones ? 34 : 66, top: 28 },
    items: [
      ...layout.planes.flatMap(zoneItems),
      ...arrayItems(layout, Math.max(roof.length, roof.width)),
      ...ridgeItems(say, roof),
      ...layout.planes.map((plane) => polygon(plane.outline.map(toPlan(plane)), arrayLook.outline)),
      ...(mayCarryPanels(result) ? setbackItem(roof, result.setback / 1000) : []),
      ...codeItems(layout.planes),
      ...sizeItems(roof),
      ...northOf(say, roof, input.building),
    ],
    legend: [...legend, ...arrayLegend(say, layout)],
  }
}

const choiceLook = { fill: paper, stroke: accent, strokeWidth: 1, dash: [3, 2] } as const

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** An array that a choice would allow, dashed over the roof, with its name on the plane that takes most of it. */
export const choiceItems = ({ planes }: Layout, name: string): readonly SceneItem[] => {
  const [fullest] = planes.toSorted((one, other) => other.panels.length - one.panels.length)
  if (fullest === undefined || fullest.panels.length === 0) return []
  const at = middleOf(panelsIn([fullest]).flat())
  return [
    { kind: 'polygons', outlines: panelsIn(planes), style: choiceLook },
    { kind: 'text', at, text: name, size: 9, anchor: 'middle', colour: accent, strong: true, plate: paper },
  ]
}
