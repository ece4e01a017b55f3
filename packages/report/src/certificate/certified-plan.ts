import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { cornersOf, toPlan } from '../drawing/array-plan.ts'
import { arrayWords } from '../drawing/array-words.ts'
import { northItems } from '../drawing/north.ts'
import { accent, ink, paper, quiet } from '../drawing/palette.ts'
import { type Point, point, polygon, type Scene, type SceneItem } from '../drawing/scene.ts'
import { capital } from '../wording/number-text.ts'
import type { CertificateInput } from './certificate-input.ts'
import { type Box, boxOf, chainsOf, inMillimetres, type Piece, roomOfChains, scaleIn } from './plan-chains.ts'
import { isExample } from './stated-array.ts'

const look = {
  roof: { stroke: ink, strokeWidth: 1.1 },
  zone: { stroke: quiet, strokeWidth: 0.35, dash: [4, 2] },
  clear: { stroke: quiet, strokeWidth: 0.35, hatch: 'cross', hatchColour: quiet, hatchWidth: 0.3 },
  panel: { fill: '#dde6ee', stroke: '#27435e', strokeWidth: 0.4 },
  example: { fill: '#f4f6f8', stroke: quiet, strokeWidth: 0.3 },
  obstacle: { fill: paper, stroke: ink, strokeWidth: 0.8 },
} as const

const roofBox = ({ planes }: Layout): Box => boxOf(planes.flatMap((plane) => plane.outline.map(toPlan(plane))))

const panelsOn = (plane: LaidPlane): readonly (readonly Point[])[] =>
  plane.panels.map((panel) => cornersOf(panel).map(toPlan(plane)))

/** Each block of panels, as it lies on the plan. */
const piecesOf = (plane: LaidPlane): readonly Piece[] => {
  const { along } = plane.plan
  const blocks = [...new Set(plane.panels.map(({ place }) => place.block))]
  return blocks.map((block) => {
    const panels = plane.panels.filter(({ place }) => place.block === block)
    return {
      ...boxOf(panels.flatMap(cornersOf).map(toPlan(plane))),
      isTurned: Math.abs(along.y) > Math.abs(along.x),
    }
  })
}

const fixingItems = (plane: LaidPlane, size: number): readonly SceneItem[] => {
  const at = toPlan(plane)
  return [
    {
      kind: 'lines',
      lines: plane.rails.map(({ from, to }) => [at(from), at(to)]),
      style: { stroke: accent, strokeWidth: Math.min(0.9, Math.max(0.25, 12 / size)) },
    },
    {
      kind: 'dots',
      at: plane.rails.flatMap(({ feet }) => feet.map(at)),
      radius: Math.min(1.1, Math.max(0.35, 14 / size)),
      colour: ink,
    },
  ]
}

/** @param isExample panels that nobody laid out: their rails and fixings are as open as they are */
const planeItems = (plane: LaidPlane, size: number, isExample: boolean): readonly SceneItem[] => {
  const at = toPlan(plane)
  return [
    ...plane.zones.map(({ polygon: points, isKeptClear }) =>
      polygon(points.map(at), isKeptClear ? look.clear : look.zone),
    ),
    { kind: 'polygons', outlines: panelsOn(plane), style: isExample ? look.example : look.panel },
    ...(isExample ? [] : fixingItems(plane, size)),
    ...plane.obstacles.map((obstacle) => polygon(cornersOf(obstacle).map(at), look.obstacle)),
    polygon(plane.outline.map(at), look.roof),
  ]
}

/** Room of the drawing on its page, at the least. */
const room = { width: 204, maxHeight: 150 } as const

type Drawn = Pick<CertificateInput, 'layout' | 'project'>

const wordsOf = (say: Say, input: Drawn, layout: Layout): string =>
  isExample(input) ? 'Nobody laid out the array: panels are shown as an example' : capital(arrayWords(say, layout))

type Certified = { readonly scene: Scene; readonly narrow: readonly string[] }

/** The roof from above with its array, dimensions in mm; `narrow`: those that have no room in the drawing. */
export const certifiedPlan = (say: Say, input: Drawn): Certified | null => {
  const { layout, project } = input
  if (layout === null || layout.planes.length === 0) return null
  const roof = roofBox(layout)
  const pieces = isExample(input) ? [] : layout.planes.flatMap(piecesOf)
  const size = Math.max(roof.right - roof.left, roof.top - roof.bottom)
  const sizes = `${inMillimetres(roof.right - roof.left)} by ${inMillimetres(roof.top - roof.bottom)} mm`
  const free = roomOfChains(roof, pieces)
  const bare: Scene = {
    title: isExample(input) ? 'Roof plan with panels as an example' : 'Roof plan with the array',
    description: `Roof plan, ${sizes}. ${wordsOf(say, input, layout)}.`,
    unit: 'm',
    bounds: roof,
    margin: {
      left: 30,
      bottom: 5 + free.foot,
      right: (project.building.frontFacing === null ? 5 : 24) + free.right,
      top: 30,
    },
    items: [
      ...layout.planes.flatMap((plane) => planeItems(plane, size, isExample(input))),
      ...northItems(say, project.building.frontFacing, point(roof.right, roof.bottom), point(13 + free.right, 16)),
    ],
    legend: [],
  }
  const { items, narrow } = chainsOf(roof, pieces, scaleIn(bare, room))
  return { scene: { ...bare, items: [...bare.items, ...items] }, narrow }
}
