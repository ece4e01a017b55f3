import type { LaidPanel, LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Point } from '../../drawing/scene.ts'
import type { Distances } from '../../setting-out/keep-clear.ts'
import type { RailLine } from '../../setting-out/rail-lines.ts'
import { cornerA, type SettingOut } from '../../setting-out/setting-out.ts'
import { millimetre } from '../paper.ts'
import { clipped, type View } from '../view.ts'

export type DrawnFace = {
  readonly plane: LaidPlane
  readonly out: SettingOut
  readonly view: View
  readonly distances: Distances
  /** Of tilt frames. */
  readonly lowSide: (panel: LaidPanel) => FrameSide | null
}

/** mm of paper, as points. */
export const pen = (width: number): number => width * millimetre

/** From the left end of the eave. */
export const fromA =
  ({ plane }: DrawnFace) =>
  ({ x, y }: LayoutPoint): LayoutPoint => ({ x: x - cornerA(plane), y })

export const onPaper = (face: DrawnFace, points: readonly LayoutPoint[]): readonly Point[] =>
  clipped(points.map(fromA(face)), face.view.window).map(face.view.at)

export const isIn = ({ window }: View, { x, y }: LayoutPoint): boolean =>
  x >= window.left && x <= window.right && y >= window.bottom && y <= window.top

/** On the drawing, or where the drawing is cut. */
export const heldIn = ({ window }: View, { x, y }: LayoutPoint): LayoutPoint => ({
  x: Math.min(window.right, Math.max(window.left, x)),
  y: Math.min(window.top, Math.max(window.bottom, y)),
})

export const onRail = (rail: Pick<RailLine, 'at'>, along: number, isUp: boolean): LayoutPoint =>
  isUp ? { x: rail.at, y: along } : { x: along, y: rail.at }
