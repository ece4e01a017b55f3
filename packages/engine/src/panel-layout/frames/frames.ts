import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { radians } from '../../calculation/units.ts'
import { wholeFrom } from '../settings/whole-steps.ts'

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

/** Elevation of the sun at noon on the shortest day, degrees. Third pass, point 2 of issue J. */
export const noonSun = (latitude: number): number => 66.56 - Math.abs(latitude)

/** Whether the panels rise up the slope, or along the eave. */
export const risesUp = (faces: FrameSide): boolean => faces === 'eave' || faces === 'ridge'

/** Whether the low edge of the panels lies where their coordinates begin. */
export const isLowFirst = (faces: FrameSide): boolean => faces === 'eave' || faces === 'left'

/** Whether rails lie in the frames, each under one panel; else they run along a row, on front and rear legs. */
export const isUpFrame = (faces: FrameSide | null, railsUpSlope: boolean): boolean =>
  faces !== null && risesUp(faces) === railsUpSlope

/** What one millimetre of a panel is on the roof, along and across the rails. */
export const shrinkOn = (tilt: number, faces: FrameSide | null, railsUpSlope: boolean) => {
  const share = faces === null ? 1 : Math.cos(radians(tilt))
  return isUpFrame(faces, railsUpSlope) ? { along: share, across: 1 } : { along: 1, across: share }
}

type Size = { readonly length: number; readonly width: number }

/** Length of a panel up its frame: its long side lies across the rails. */
export const upFrame = ({ length, width }: Size, faces: FrameSide, railsUpSlope: boolean): number =>
  isUpFrame(faces, railsUpSlope) ? width : length

/** The same on the roof. */
export const depthOf = (length: number, tilt: number): number => length * Math.cos(radians(tilt))

/** The same above a face on which rows look up its slope; a slope towards the sun is taken for flat. */
export const sunOver = (latitude: number, faces: FrameSide, slope: number): number =>
  noonSun(latitude) - (faces === 'ridge' ? slope : 0)

/**
 * From row to row without a shadow at noon on the shortest day, whole mm; null: the sun does not rise then.
 * @param elevation of the sun above the face, degrees
 */
export const clearPitch = (length: number, tilt: number, elevation: number): number | null => {
  const sun = radians(elevation)
  if (sun <= 0) return null
  const angle = radians(tilt)
  return wholeFrom(length * (Math.cos(angle) + Math.sin(angle) / Math.tan(sun)))
}
