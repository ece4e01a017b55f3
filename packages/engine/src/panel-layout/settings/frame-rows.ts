import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'

/** Rows on one face that are placed by themselves: lengths in mm, angles in degrees. */
export type FrameRows = {
  readonly faces: FrameSide
  /** Which way that is, clockwise from north; null: not known. */
  readonly azimuth: number | null
  /** From row to row; null: none is sensible. */
  readonly pitch: number | null
}

/** Panels in tilt frames: lengths in mm, angles in degrees. */
export type Frames = FrameRows & {
  readonly tilt: number
  /** Of the panels to the horizontal. */
  readonly angle: number
  /** Of the place; south is below 0. */
  readonly latitude: number
  /** Of the low edge of the panels above the roof. */
  readonly lowEdge: number
  /** kPa across the roof: 0.9 times the lighter array, and 1.2 times the heavier. */
  readonly weight: { readonly againstUplift: number; readonly asLoad: number }
}
