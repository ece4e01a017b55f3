import { z } from 'zod'
import { numberWithin } from '../../platform/number-within.ts'

/** A picture of the roof to trace on. It is an aid for drawing: no calculation and no report reads it. */

/** One is the width of the picture, so that points hold for every size in which it is shown; y downwards from the top. */
export const picturePoint = z.strictObject({
  x: numberWithin('Place across the picture', { min: 0, max: 1 }),
  y: numberWithin('Place down the picture', { min: 0, max: 50 }),
})
/** Both in widths of the picture. */
export type PicturePoint = z.infer<typeof picturePoint>

/** Metres. */
export const [shortestKnown, longestKnown] = [0.1, 500]

/** At most two ends and three corners. */
export const underlay = z.strictObject({
  /** The address of an uploaded photo. */
  picture: z.string().min(1).max(2000).meta({ label: 'Picture' }),
  /** Two points whose distance is known. */
  ends: z.array(picturePoint).max(2).default([]).meta({ label: 'Ends of the known length' }),
  metres: numberWithin('Known length', { min: shortestKnown, max: longestKnown, unit: ' m' }).nullable().default(null),
  /** The two ends of an eave, then a corner across the roof. */
  corners: z.array(picturePoint).max(3).default([]).meta({ label: 'Corners of the roof' }),
  /** How the picture lies on the roof map beside where its corners put it: metres along and across the building, degrees. */
  shift: z
    .strictObject({
      x: numberWithin('Shift along the building', { min: -500, max: 500, unit: ' m' }),
      y: numberWithin('Shift across the building', { min: -500, max: 500, unit: ' m' }),
    })
    .default({ x: 0, y: 0 }),
  turn: numberWithin('Turn of the picture', { min: -180, max: 180, unit: '°' }).default(0),
  /** How far the picture is faded, from 0 to 1. */
  dim: numberWithin('Fading of the picture', { min: 0, max: 1 }).default(0.4),
})
export type Underlay = z.infer<typeof underlay>

/** Another picture: nothing is traced on it yet. */
export const newUnderlay = (picture: string): Underlay => underlay.parse({ picture })
