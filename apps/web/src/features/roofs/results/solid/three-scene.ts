import { fillOf } from '@soundroof/report/solid/look'
import type { Face, Point3, RoofSolid } from '@soundroof/report/solid/roof-solid'
import { type Camera, fieldOfView } from '@soundroof/report/solid/view'
import {
  BufferGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'

/** A solid drawn by the graphics card: one mesh per colour for faces, one for edges. */
export type SolidPicture = {
  readonly draw: (camera: Camera) => void
  readonly resize: (width: number, height: number) => void
  readonly dispose: () => void
}

const numbersOf = ({ x, y, z }: Point3): readonly number[] => [x, y, z]

/** Triangles around the first corner: faces are convex. */
const trianglesOf = ({ corners: [first, ...others] }: Face): readonly number[] =>
  first === undefined
    ? []
    : others.slice(1).flatMap((third, index) => [first, others[index] ?? third, third].flatMap(numbersOf))

const edgesOf = ({ corners }: Face): readonly number[] =>
  corners.flatMap((start, index) => [start, corners[(index + 1) % corners.length] ?? start].flatMap(numbersOf))

const geometryOf = (numbers: readonly number[]): BufferGeometry => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(numbers, 3))
  return geometry
}

const meshOf = (colour: string, faces: readonly Face[]): Mesh => {
  const geometry = geometryOf(faces.flatMap(trianglesOf))
  geometry.computeVertexNormals()
  // A little behind the edges, which are in the same plane.
  const behind = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
  return new Mesh(geometry, new MeshLambertMaterial({ color: new Color(colour), side: DoubleSide, ...behind }))
}

const byColour = (faces: readonly Face[]): ReadonlyMap<string, readonly Face[]> => {
  const found = new Map<string, Face[]>()
  for (const face of faces) {
    const known = found.get(fillOf(face))
    if (known) known.push(face)
    else found.set(fillOf(face), [face])
  }
  return found
}

const facesOf = ({ walls, planes }: RoofSolid): readonly Face[] => [
  ...walls,
  ...planes.flatMap(({ zones, rails, panels, obstacles }) => [...zones, ...rails, ...panels, ...obstacles]),
]

const edgeColour = '#16202b'

/** False for zones: they cover each other, and lines of covered ones would show through. */
const isLined = ({ kind }: Face): boolean => kind !== 'rail' && kind !== 'zone'

const outlines = ({ planes }: RoofSolid): readonly Face[] =>
  planes.map(({ outline }) => ({ kind: 'zone', corners: outline }))

const lined = (solid: RoofSolid, faces: readonly Face[]): LineSegments =>
  new LineSegments(
    geometryOf([...faces.filter(isLined), ...outlines(solid)].flatMap(edgesOf)),
    new LineBasicMaterial({ color: edgeColour, transparent: true, opacity: 0.45 }),
  )

const lights = (): readonly (HemisphereLight | DirectionalLight)[] => {
  const sun = new DirectionalLight('#ffffff', 1.6)
  sun.position.set(-0.41, -0.57, 0.71)
  const sky = new HemisphereLight('#ffffff', '#c9d1d9', 1.9)
  sky.position.set(0, 0, 1)
  return [sun, sky]
}

const sceneOf = (solid: RoofSolid) => {
  const faces = facesOf(solid)
  const group = new Group()
  const parts = [...[...byColour(faces)].map(([colour, each]) => meshOf(colour, each)), lined(solid, faces)]
  group.add(...parts)
  const scene = new Scene()
  scene.add(group, ...lights())
  const release = (): void => {
    for (const { geometry, material } of parts) {
      geometry.dispose()
      for (const each of [material].flat() as Material[]) each.dispose()
    }
  }
  return { scene, release }
}

/** Camera of the projection, in the form of the graphics card. */
export const perspective = ({ position, up, forward }: Camera, radius: number, aspect: number): PerspectiveCamera => {
  const camera = new PerspectiveCamera(fieldOfView, aspect, radius / 50, radius * 40)
  camera.up.set(up.x, up.y, up.z)
  camera.position.set(position.x, position.y, position.z)
  camera.lookAt(position.x + forward.x, position.y + forward.y, position.z + forward.z)
  camera.updateMatrixWorld()
  return camera
}

/** Null: the browser has no 3D. */
export const solidPicture = (canvas: HTMLCanvasElement, solid: RoofSolid): SolidPicture | null => {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true })
  if (context === null) return null
  const renderer = new WebGLRenderer({ canvas, context })
  const { scene, release } = sceneOf(solid)
  let size = { width: 1, height: 1 }
  return {
    draw: (camera) => renderer.render(scene, perspective(camera, solid.radius, size.width / size.height)),
    resize: (width, height) => {
      size = { width, height }
      renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio))
      renderer.setSize(width, height, false)
    },
    dispose: () => {
      release()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
