import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { faceName } from '../wording/face-name.ts'
import { capital, plain } from '../wording/number-text.ts'
import { itemsOnPlanes } from './array-plan.ts'
import { dimension, point, type Scene, type SceneItem } from './scene.ts'

/** A face turned flat: from the left end of its eave, in true lengths up the slope. */
const flattened = (plane: LaidPlane): LaidPlane => ({
  ...plane,
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: 1 } },
})

const extentOf = ({ outline }: Pick<LaidPlane, 'outline'>) => {
  const [xs, ys] = [outline.map(({ x }) => x / 1000), outline.map(({ y }) => y / 1000)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

const millimetres = (metres: number): string => plain(Math.round(metres * 1000))

type Extent = ReturnType<typeof extentOf>

/** Of the panels; null: none lie on the face. */
const panelExtent = ({ panels }: LaidPlane): Extent | null =>
  panels.length === 0
    ? null
    : {
        left: Math.min(...panels.map(({ x }) => x)) / 1000,
        right: Math.max(...panels.map(({ x, width }) => x + width)) / 1000,
        bottom: Math.min(...panels.map(({ y }) => y)) / 1000,
        top: Math.max(...panels.map(({ y, height }) => y + height)) / 1000,
      }

/** Where the panels lie along the eave and up the slope, in chains that add up to the face. */
const chains = (face: Extent, panels: Extent): readonly SceneItem[] => {
  const along = [face.left, panels.left, panels.right, face.right]
  const up = [face.bottom, panels.bottom, panels.top, face.top]
  const pairs = (stops: readonly number[]) =>
    stops.slice(1).flatMap((to, index) => {
      const from = stops[index] ?? to
      return to - from > 0.001 ? [{ from, to }] : []
    })
  return [
    ...pairs(along).map(({ from, to }) =>
      dimension(point(from, face.bottom), point(to, face.bottom), -12, millimetres(to - from)),
    ),
    ...pairs(up).map(({ from, to }) =>
      dimension(point(face.left, from), point(face.left, to), 12, millimetres(to - from)),
    ),
  ]
}

const whole = (face: Extent): readonly SceneItem[] => [
  dimension(point(face.left, face.bottom), point(face.right, face.bottom), -26, millimetres(face.right - face.left)),
  dimension(point(face.left, face.bottom), point(face.left, face.top), 26, millimetres(face.top - face.bottom)),
]

/** One face of the roof turned flat, with its zones, panels, rails, feet and dimensions. */
export const facePlan = (say: Say, layout: Layout, plane: LaidPlane, frontFacing: number | null): Scene => {
  const [face, panels] = [extentOf(plane), panelExtent(plane)]
  const title = capital(faceName(say, plane.name, frontFacing))
  const flat = { ...layout, planes: [flattened(plane)] }
  return {
    title,
    description: title,
    unit: 'm',
    bounds: face,
    margin: { left: 44, bottom: 44, right: 14, top: 14 },
    items: [
      ...itemsOnPlanes(flat, Math.max(face.right - face.left, face.top - face.bottom)),
      ...whole(face),
      ...(panels === null ? [] : chains(face, panels)),
    ],
    legend: [],
  }
}
