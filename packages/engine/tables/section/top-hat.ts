import { type Point, roundedLine } from './mid-line.ts'

/** A top hat on two feet, mm and degrees: depth and top outside, lip at the end of each foot turned up. */
export type TopHatShape = {
  readonly depth: number
  readonly top: number
  readonly foot: number
  readonly lip: number
  readonly lipAngle: number
  readonly webAngle: number
  readonly insideRadius: number
}

/** The same shape at another depth: widths in proportion, angles and the radius of the folds as they are. */
export const scaledShape = (shape: TopHatShape, depth: number): TopHatShape => {
  const scale = depth / shape.depth
  return { ...shape, depth, top: scale * shape.top, foot: scale * shape.foot, lip: scale * shape.lip }
}

type TopHatMesh = {
  readonly lip: number
  readonly foot: number
  readonly web: number
  readonly top: number
  readonly corner: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Mid-line from the lip of the left foot to that of the right. */
export const topHatMidLine = (shape: TopHatShape, thickness: number, mesh: TopHatMesh): readonly Point[] => {
  const half = (shape.depth - thickness) / 2
  const bend = shape.top / 2
  const heel = bend + (2 * half) / Math.tan(radians(shape.webAngle))
  const toe = heel + shape.foot
  const tip = {
    x: toe + shape.lip * Math.cos(radians(shape.lipAngle)),
    y: shape.lip * Math.sin(radians(shape.lipAngle)) - half,
  }
  const right = [{ x: bend, y: half }, { x: heel, y: -half }, { x: toe, y: -half }, tip]
  const left = [...right].reverse().map(({ x, y }) => ({ x: -x, y }))
  const side = [mesh.lip, mesh.foot, mesh.web]
  const divisions = [...side, mesh.top, ...[...side].reverse()]
  return roundedLine([...left, ...right], shape.insideRadius + thickness / 2, divisions, mesh.corner)
}
