import type { LaidPlane, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { fromPlan } from '@soundroof/report/drawing/array-plan'
import { covers, planeAt } from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import {
  areaOn,
  drawnRectangle,
  movedRectangle,
  type Sized,
  withArrayMoved,
  withChangedObstacle,
  withObstacle,
} from './edit-layout.ts'

/** Tools: what a press on the roof does. */
export const tools = ['look', 'move', 'obstacle', 'walkway'] as const
export type Tool = (typeof tools)[number]

type Between = { readonly plane: LaidPlane; readonly from: LayoutPoint; readonly to: LayoutPoint }

export type Gesture = Between &
  (
    | { readonly kind: 'draw'; readonly of: 'obstacle' | 'walkway' }
    | { readonly kind: 'move-obstacle'; readonly index: number }
    | { readonly kind: 'move-array' }
  )

type Drawn = Pick<Layout, 'planes'>

const movedAt = (plane: LaidPlane, kept: KeptLayout, at: LayoutPoint): Gesture | null => {
  const between = { plane, from: at, to: at }
  const index = kept.obstacles.findLastIndex((each) => each.plane === plane.name && covers(each, at))
  if (index >= 0) return { kind: 'move-obstacle', index, ...between }
  const area = areaOn(plane, kept)
  return area !== null && covers(area, at) ? { kind: 'move-array', ...between } : null
}

const toolOf = (gesture: Gesture): Tool => (gesture.kind === 'draw' ? gesture.of : 'move')

/** A gesture begun with another tool ends. */
export const whileTool = (gesture: Gesture | null, tool: Tool): Gesture | null =>
  gesture !== null && toolOf(gesture) === tool ? gesture : null

/** @param at metres of the plan. Null where the tool finds nothing to do. */
export const gestureAt = (tool: Tool, layout: Drawn, kept: KeptLayout, at: Point): Gesture | null => {
  const plane = planeAt(layout, at)
  if (plane === null || tool === 'look') return null
  const point = fromPlan(plane)(at)
  return tool === 'move' ? movedAt(plane, kept, point) : { kind: 'draw', of: tool, plane, from: point, to: point }
}

export const gestureTo = (gesture: Gesture, at: Point): Gesture => ({ ...gesture, to: fromPlan(gesture.plane)(at) })

/** Distance on the plane, mm. */
export const by = ({ from, to }: Between): LayoutPoint => ({ x: to.x - from.x, y: to.y - from.y })

/** Rectangle on the plane that the gesture would make; null: none. */
export const previewOf = (gesture: Gesture, kept: KeptLayout): Sized | null => {
  const { plane, from, to } = gesture
  if (gesture.kind === 'draw') return drawnRectangle(plane, from, to)
  const moved = gesture.kind === 'move-array' ? undefined : kept.obstacles[gesture.index]
  return moved ? movedRectangle(plane, moved, by(gesture)) : null
}

export const outcomeOf = (gesture: Gesture, layout: Drawn, kept: KeptLayout): KeptLayout => {
  const { plane, from, to } = gesture
  if (gesture.kind === 'draw')
    return withObstacle(kept, { kind: gesture.of, plane: plane.name, ...drawnRectangle(plane, from, to) })
  if (gesture.kind === 'move-array') return withArrayMoved(kept, layout, plane.name, by(gesture))
  const obstacle = kept.obstacles[gesture.index]
  return obstacle ? withChangedObstacle(kept, gesture.index, movedRectangle(plane, obstacle, by(gesture))) : kept
}
