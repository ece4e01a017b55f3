import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { radians } from '../../calculation/units.ts'
import { wholeFrom } from '../settings/whole-steps.ts'

/** Elevation of the sun at noon on the shortest day, degrees: 90 less the tilt of the earth's axis, 23.44, and the latitude. */
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
