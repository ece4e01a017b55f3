import type { StructureDraft } from '@soundroof/contract/roofs/projects/draft'
import { ink, quiet } from './palette.ts'
import { line, type Point, point, polygon, rect, rectangle, type SceneItem, type Style } from './scene.ts'

/** Millimetres; the top of the purlins is y = 0, the section is cut along the rafter. */
export type SectionRoof = {
  readonly left: number
  readonly right: number
  readonly purlins: readonly number[]
  readonly purlinDepth: number
  readonly purlinWidth: number
  readonly kind: 'Z' | 'C' | 'top-hat' | 'timber'
  readonly rafter: 'steel' | 'timber'
  readonly rafterDepth: number
  readonly cover: 'sheet' | 'tile'
}

const steelLine: Style = { stroke: ink, strokeWidth: 1.3 }
const timberFill: Style = { fill: '#ecdcc1', stroke: '#7b6242', strokeWidth: 0.7 }
const grain: Style = { stroke: '#c3a777', strokeWidth: 0.4 }
const coverLine: Style = { stroke: '#41505e', strokeWidth: 1.1 }

const outline = (points: readonly Point[]): SceneItem => ({ kind: 'polyline', points, style: steelLine })

const zSection = (x: number, depth: number, flange: number): SceneItem => {
  const lip = Math.min(18, depth / 5)
  return outline([
    point(x - flange, -depth + lip),
    point(x - flange, -depth),
    point(x, -depth),
    point(x, 0),
    point(x + flange, 0),
    point(x + flange, -lip),
  ])
}

const cSection = (x: number, depth: number, flange: number): SceneItem => {
  const lip = Math.min(18, depth / 5)
  const web = x - flange / 2
  return outline([
    point(web + flange, -depth + lip),
    point(web + flange, -depth),
    point(web, -depth),
    point(web, 0),
    point(web + flange, 0),
    point(web + flange, -lip),
  ])
}

const topHat = (x: number, depth: number, width: number): SceneItem => {
  const crown = width * 0.3
  const foot = width * 0.28
  return outline([
    point(x - width / 2 - foot, -depth),
    point(x - width / 2, -depth),
    point(x - crown, 0),
    point(x + crown, 0),
    point(x + width / 2, -depth),
    point(x + width / 2 + foot, -depth),
  ])
}

const timberSection = (x: number, depth: number, width: number): readonly SceneItem[] => {
  const [left, right] = [x - width / 2, x + width / 2]
  return [
    rect(left, -depth, right, 0, timberFill),
    line(point(left, -depth), point(right, 0), grain),
    line(point(left, 0), point(right, -depth), grain),
  ]
}

const purlinItems = (roof: SectionRoof): readonly SceneItem[] =>
  roof.purlins.flatMap((x) => {
    if (roof.kind === 'Z') return [zSection(x, roof.purlinDepth, roof.purlinWidth)]
    if (roof.kind === 'C') return [cSection(x, roof.purlinDepth, roof.purlinWidth)]
    if (roof.kind === 'top-hat') return [topHat(x, roof.purlinDepth, roof.purlinWidth)]
    return timberSection(x, roof.purlinDepth, roof.purlinWidth)
  })

const steelRafter = (roof: SectionRoof, top: number, bottom: number): readonly SceneItem[] => {
  const flange = Math.min(14, (top - bottom) / 8)
  const body: Style = { fill: '#e3e8ed', stroke: quiet, strokeWidth: 0.8 }
  return [
    rect(roof.left, bottom, roof.right, top, body),
    line(point(roof.left, top - flange), point(roof.right, top - flange), { stroke: quiet, strokeWidth: 0.5 }),
    line(point(roof.left, bottom + flange), point(roof.right, bottom + flange), { stroke: quiet, strokeWidth: 0.5 }),
  ]
}

const timberRafter = (roof: SectionRoof, top: number, bottom: number): readonly SceneItem[] => [
  rect(roof.left, bottom, roof.right, top, timberFill),
  ...[0.3, 0.55, 0.8].map((share) => {
    const y = bottom + (top - bottom) * share
    return line(point(roof.left + 20, y), point(roof.right - 20, y), grain)
  }),
]

const rafterItems = (roof: SectionRoof): readonly SceneItem[] => {
  const top = -roof.purlinDepth
  const bottom = top - roof.rafterDepth
  return roof.rafter === 'timber' ? timberRafter(roof, top, bottom) : steelRafter(roof, top, bottom)
}

export const ribHeight = 26

const sheetItems = ({ left, right }: SectionRoof): readonly SceneItem[] => [
  polygon(rectangle(left, 0, right, ribHeight), { fill: '#dde4ea' }),
  line(point(left, 0), point(right, 0), coverLine),
  line(point(left, ribHeight), point(right, ribHeight), { stroke: '#6f7d8a', strokeWidth: 0.6 }),
]

const tileLength = 330

const tileItems = ({ left, right }: SectionRoof): readonly SceneItem[] => {
  const count = Math.ceil((right - left) / tileLength)
  return Array.from({ length: count }, (_, index) => {
    const from = left + index * tileLength
    const to = Math.min(right, from + tileLength + 60)
    return polygon([point(from, 6), point(to, 34), point(to, 50), point(from, 22)], {
      fill: '#d9b8a6',
      stroke: '#7d5138',
      strokeWidth: 0.6,
    })
  })
}

export const roofItems = (roof: SectionRoof): readonly SceneItem[] => [
  ...rafterItems(roof),
  ...purlinItems(roof),
  ...(roof.cover === 'tile' ? tileItems(roof) : sheetItems(roof)),
]

/** Widths for a sketch, not of a product: flanges of Z and C, and top hats, in proportion to their depth. */
export const sketchWidth = (
  structure: Pick<StructureDraft, 'material' | 'timberBreadth'>,
  kind: SectionRoof['kind'],
  depth: number,
): number => {
  if (kind === 'timber') return structure.timberBreadth ?? 45
  return kind === 'top-hat' ? depth * 0.8 + 20 : Math.min(120, depth * 0.3 + 25)
}
