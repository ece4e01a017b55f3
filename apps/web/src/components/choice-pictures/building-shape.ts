import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'

/** A building seen from a corner: its end from the front, so that slopes are true, and its length into the picture. */

type Point = readonly [number, number]

export type BuildingShape = {
  readonly end: string
  readonly wall: string
  readonly roof: string
  readonly parapet: string
  /** Start of the slope, and a point further up. */
  readonly eave: Point
  readonly up: Point
  /** The far end of the eave that has the parapet. */
  readonly farEave: Point
}

export const [ground, middle] = [205, 117.5]
const [left, right] = [60, 200]
const half = (right - left) / 2
/** The length of the building. */
const back: Point = [110, -40]
const parapetRise = 12
/** How far the ridge of a hip roof begins behind the end, as a part of the length. */
const hipPart = 0.3

/** Degrees drawn where none is given. */
const usual: Readonly<Record<RoofForm, number>> = { gable: 26.5, hip: 26.5, skillion: 14, flat: 0 }
/** Limit of the field; a typing error is not drawn. */
const steepest = 60
/** A single slope has room for 45 degrees and a little more. */
const mostSingleRise = 145

const round = (value: number): number => Math.round(10 * value) / 10
const behind = ([x, y]: Point, part = 1): Point => [x + part * back[0], y + part * back[1]]
const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
const face = (...points: readonly Point[]): string => `${path(points)}Z`

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

const [foot, corner]: readonly [Point, Point] = [
  [left, ground],
  [right, ground],
]

/** The long side below the right eave. */
const longSide = (eave: Point) => {
  const top: Point = [eave[0], eave[1] - parapetRise]
  return {
    wall: face(corner, behind(corner), behind(eave), eave),
    parapet: path([eave, top, behind(top), behind(eave)]),
    farEave: behind(eave),
  }
}

/** Down to the long side, so that the roof is seen at any slope. */
const singleSlope = (slope: number): BuildingShape => {
  const rise = Math.min(2 * half * tangent(slope), mostSingleRise)
  const [high, low]: readonly [Point, Point] = [
    [left, middle - rise / 2],
    [right, middle + rise / 2],
  ]
  return {
    ...longSide(low),
    end: face(foot, high, low, corner),
    roof: face(high, behind(high), behind(low), low),
    eave: low,
    up: high,
  }
}

/** The roof's height is midway between eaves and ridge, so with the slope one sinks and the other rises. */
const twoSlopes = (slope: number, isHip: boolean): BuildingShape => {
  const rise = half * tangent(slope)
  const [near, far]: readonly [Point, Point] = [
    [left, middle + rise / 2],
    [right, middle + rise / 2],
  ]
  const apex: Point = [left + half, middle - rise / 2]
  const [start, end] = isHip ? [behind(apex, hipPart), behind(apex, 1 - hipPart)] : [apex, behind(apex)]
  // Over a low ridge the plane on the other side is visible.
  const other = tangent(slope) < -back[1] / back[0] ? face(near, behind(near), end, start) : ''
  return {
    ...longSide(far),
    end: `${face(foot, near, start, far, corner)}${isHip ? path([near, far]) : ''}`,
    roof: `${other}${face(start, end, behind(far), far)}${isHip && other ? face(end, behind(near), behind(far)) : ''}`,
    eave: near,
    up: start,
  }
}

/** @param slope in degrees; null: not known yet */
export const buildingShape = (form: RoofForm, slope: number | null): BuildingShape => {
  const drawn = Math.min(slope ?? usual[form], steepest)
  return form === 'gable' || form === 'hip' ? twoSlopes(drawn, form === 'hip') : singleSlope(drawn)
}

const arcRadius = 28
const markLength = 36

/** A horizontal line at the eave, the arc from it up to the slope, and the place for its words. */
export const slopeMark = ({ eave: [x, y], up }: BuildingShape) => {
  const towards = Math.sign(up[0] - x)
  const angle = Math.atan2(y - up[1], Math.abs(up[0] - x))
  const end: Point = [x + towards * arcRadius * Math.cos(angle), y - arcRadius * Math.sin(angle)]
  const line = path([
    [x, y],
    [x + towards * markLength, y],
  ])
  const arc = `M${x + towards * arcRadius} ${round(y)}A${arcRadius} ${arcRadius} 0 0 ${towards > 0 ? 0 : 1} ${round(end[0])} ${round(end[1])}`
  const at: Point = [x + towards * arcRadius, y + 16]
  return { lines: `${line}${arc}`, at, anchor: towards > 0 ? 'start' : 'end' } as const
}
