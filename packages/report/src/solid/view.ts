import type { Point3, RoofSolid } from './roof-solid.ts'

/** Where a solid is viewed from: degrees around it and above the ground, and zoom. */
export type View = { readonly turn: number; readonly tilt: number; readonly zoom: number }

/** From the front, a little to the right, and zoomed, since a building fills less than the sphere around it. */
export const firstView: View = { turn: 30, tilt: 35, zoom: 1.15 }

export const limits = { tilt: { min: 3, max: 88 }, zoom: { min: 0.6, max: 8 } } as const

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(Math.max(value, min), max)

export const turnedBy = (view: View, by: { readonly turn?: number; readonly tilt?: number }): View => ({
  ...view,
  turn: (((view.turn + (by.turn ?? 0)) % 360) + 360) % 360,
  tilt: within(view.tilt + (by.tilt ?? 0), limits.tilt),
})

export const zoomedBy = (view: View, factor: number): View => ({
  ...view,
  zoom: within(view.zoom * factor, limits.zoom),
})

/** Degrees, of the whole height of the picture. */
export const fieldOfView = 35

export type Camera = {
  readonly position: Point3
  readonly right: Point3
  readonly up: Point3
  readonly forward: Point3
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const minus = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
export const dot = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
export const cross = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

/** Distance at which the whole solid is visible at zoom 1, in a picture of any proportions. */
const distanceFor = ({ radius }: Pick<RoofSolid, 'radius'>, aspect: number): number => {
  const half = Math.tan(radians(fieldOfView / 2))
  return radius / Math.sin(Math.atan(half * Math.min(1, aspect)))
}

/** @param aspect width of the picture by its height */
export const cameraOf = (
  solid: Pick<RoofSolid, 'centre' | 'radius'>,
  { turn, tilt, zoom }: View,
  aspect: number,
): Camera => {
  const [around, above] = [radians(turn), radians(tilt)]
  const away = {
    x: Math.sin(around) * Math.cos(above),
    y: -Math.cos(around) * Math.cos(above),
    z: Math.sin(above),
  }
  const far = distanceFor(solid, aspect) / zoom
  const forward = { x: -away.x, y: -away.y, z: -away.z }
  const right = { x: Math.cos(around), y: Math.sin(around), z: 0 }
  const { centre } = solid
  return {
    position: { x: centre.x + away.x * far, y: centre.y + away.y * far, z: centre.z + away.z * far },
    right,
    up: cross(right, forward),
    forward,
  }
}

/** In a picture one unit high: x to the right and y up from its middle; null behind the camera. */
export const projected = (
  { position, right, up, forward }: Camera,
  at: Point3,
): { readonly x: number; readonly y: number } | null => {
  const seen = minus(at, position)
  const depth = dot(seen, forward)
  if (depth <= 0) return null
  const scale = 0.5 / (Math.tan(radians(fieldOfView / 2)) * depth)
  return { x: dot(seen, right) * scale, y: dot(seen, up) * scale }
}
