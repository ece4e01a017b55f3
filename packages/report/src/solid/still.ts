import { fillOf } from './look.ts'
import type { Face, Point3, RoofSolid, SolidPlane } from './roof-solid.ts'
import { type Camera, cross, dot, minus, projected } from './view.ts'

/** A polygon of a still picture, one unit high, y downwards from its top. */
export type StillFace = {
  readonly fill: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Light on it, from 0 to 1. */
  readonly light: number
}

const normalOf = ([a, b, c]: readonly Point3[]): Point3 | null => {
  if (a === undefined || b === undefined || c === undefined) return null
  const normal = cross(minus(b, a), minus(c, a))
  const size = Math.hypot(normal.x, normal.y, normal.z)
  return size === 0 ? null : { x: normal.x / size, y: normal.y / size, z: normal.z / size }
}

/** Whether its outside faces the camera. */
export const isSeen = ({ position }: Camera, corners: readonly Point3[]): boolean => {
  const [first] = corners
  const normal = normalOf(corners)
  return first !== undefined && normal !== null && dot(normal, minus(position, first)) > 0
}

/** Towards the light, from the front left above. */
const sun = { x: -0.41, y: -0.57, z: 0.71 }

export const lightOn = (corners: readonly Point3[]): number => {
  const normal = normalOf(corners)
  return normal === null ? 1 : 0.72 + 0.28 * Math.max(0, dot(normal, sun))
}

const drawn = (camera: Camera, face: Face, aspect: number): readonly StillFace[] => {
  const points = face.corners.flatMap((at) => projected(camera, at) ?? [])
  if (points.length < face.corners.length) return []
  return [
    {
      fill: fillOf(face),
      points: points.map(({ x, y }) => ({ x: x + aspect / 2, y: 0.5 - y })),
      light: lightOn(face.corners),
    },
  ]
}

/** Obstacles rise above the panels beside them, so the furthest are drawn first. */
const farFirst = (camera: Camera, faces: readonly Face[]): readonly Face[] => {
  const depth = ({ corners }: Face): number =>
    corners.reduce((sum, at) => sum + dot(minus(at, camera.position), camera.forward), 0) / corners.length
  return [...faces].sort((a, b) => depth(b) - depth(a))
}

const onPlane = (camera: Camera, { zones, rails, panels, obstacles }: SolidPlane): readonly Face[] => [
  ...zones,
  ...rails,
  ...panels,
  ...farFirst(camera, obstacles).filter(({ corners }) => isSeen(camera, corners)),
]

/**
 * The solid as polygons in order of painting, for browsers without 3D. A building is convex: visible walls and planes do
 * not cover each other, and on a plane each layer covers the one before.
 */
export const stillOf = (solid: RoofSolid, camera: Camera, aspect: number): readonly StillFace[] => {
  const walls = solid.walls.filter(({ corners }) => isSeen(camera, corners))
  const planes = solid.planes.filter(({ outline }) => isSeen(camera, outline))
  return [...walls, ...planes.flatMap((plane) => onPlane(camera, plane))].flatMap((face) => drawn(camera, face, aspect))
}
