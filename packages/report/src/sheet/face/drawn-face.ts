import type { LaidPanel, LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Distances } from '../../setting-out/keep-clear.ts'
import { cornerA, type SettingOut } from '../../setting-out/setting-out.ts'
import { millimetre } from '../paper.ts'
import type { View } from '../view.ts'

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
