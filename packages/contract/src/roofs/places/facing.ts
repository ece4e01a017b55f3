import type { PlaneName } from '../panel-layout/layout-request.ts'

/** Clockwise from north. */
export const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
export type CompassPoint = (typeof compassPoints)[number]

const pointWidth = 360 / compassPoints.length

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The point nearest to a direction in degrees clockwise from north. */
export const compassPointOf = (azimuth: number): CompassPoint =>
  compassPoints[Math.round(turned(azimuth) / pointWidth) % compassPoints.length] ?? 'north'

/** Degrees clockwise from north. */
export const azimuthOfPoint = (point: CompassPoint): number => compassPoints.indexOf(point) * pointWidth

/** Seen from above with the front at the bottom of the plan: clockwise front, left, back, right. One plane alone falls to the front. */
const fromFront = { front: 0, left: 90, back: 180, right: 270, roof: 0 } as const satisfies Record<PlaneName, number>

/** Direction that a plane falls to, degrees clockwise from north, by the direction of the front. */
export const azimuthOfPlane = (plane: PlaneName, frontFacing: number): number => turned(frontFacing + fromFront[plane])

/** Degrees by which north is turned clockwise from the top of a plan with the front at its bottom. */
export const northOnPlan = (frontFacing: number): number => turned(180 - frontFacing)
