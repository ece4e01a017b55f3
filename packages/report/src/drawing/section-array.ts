import { accent, ink, quiet } from './palette.ts'
import { line, type Point, point, polygon, rect, type SceneItem, type Style } from './scene.ts'
import type { SectionRoof } from './section-roof.ts'

export type SectionArray = {
  readonly fixing: 'screw' | 'clamp' | 'hook'
  /** Rails run along the section (across the purlins) or out of the paper. */
  readonly isRailCut: boolean
  /** Clear height from the roof to the underside of the panel, mm. */
  readonly gap: number
  /** Degrees to the roof surface; 0 when flush. */
  readonly tilt: number
  /** How far the screw goes below the top of the purlin or rafter, mm. */
  readonly penetration: number
  readonly panelSize: number
}

const railHeight = 46
const panelThickness = 36
const metal: Style = { fill: '#c9d2da', stroke: ink, strokeWidth: 0.7 }
const glass: Style = { fill: '#1d3a57', stroke: '#0d2033', strokeWidth: 0.8 }

const railTop = ({ gap }: SectionArray): number => gap
const railBottom = (array: SectionArray): number => Math.max(30, railTop(array) - railHeight)

const screwItems = (x: number, from: number, to: number): readonly SceneItem[] => [
  line(point(x, from), point(x, to), { stroke: accent, strokeWidth: 1.6 }),
  rect(x - 9, from, x + 9, from + 7, { fill: accent }),
  polygon([point(x - 3, to), point(x + 3, to), point(x, to - 9)], { fill: accent }),
]

const footItems = (x: number, array: SectionArray): readonly SceneItem[] => {
  const top = railBottom(array) + railHeight * 0.7
  return [
    polygon(
      [
        point(x - 28, 27),
        point(x + 28, 27),
        point(x + 28, 33),
        point(x - 16, 33),
        point(x - 16, top),
        point(x - 28, top),
      ],
      metal,
    ),
    ...screwItems(x + 8, 33, -array.penetration),
  ]
}

const clampItems = (x: number, array: SectionArray): readonly SceneItem[] => [
  rect(x - 24, 18, x + 24, railBottom(array), metal),
  rect(x - 30, 6, x + 30, 22, { fill: '#aeb9c3', stroke: ink, strokeWidth: 0.7 }),
  line(point(x, railBottom(array)), point(x, railBottom(array) + 12), { stroke: accent, strokeWidth: 1.6 }),
]

const hookItems = (x: number, array: SectionArray, roof: SectionRoof): readonly SceneItem[] => {
  const rafterTop = -roof.purlinDepth
  const arm: readonly Point[] = [
    point(x - 70, rafterTop + 4),
    point(x + 40, rafterTop + 4),
    point(x + 40, 2),
    point(x + 95, 58),
    point(x + 95, railBottom(array) + railHeight * 0.7),
  ]
  return [
    { kind: 'polyline', points: arm, style: { stroke: ink, strokeWidth: 2.2 } },
    ...screwItems(x - 52, rafterTop + 8, rafterTop - array.penetration),
    ...screwItems(x - 12, rafterTop + 8, rafterTop - array.penetration),
  ]
}

const fixingItems = (x: number, array: SectionArray, roof: SectionRoof): readonly SceneItem[] => {
  if (array.fixing === 'hook') return hookItems(x, array, roof)
  return array.fixing === 'clamp' ? clampItems(x, array) : footItems(x, array)
}

/** Hooks are fixed to the rafter between two battens; feet and clamps sit over the purlins. */
export const fixingPlaces = (array: SectionArray, roof: SectionRoof): readonly number[] => {
  const [first = 0, second = 800] = roof.purlins
  const [spacing, last] = [second - first, roof.purlins.at(-1) ?? second]
  if (array.fixing !== 'hook') return [first, last]
  return [first - spacing * 0.24, last - spacing * (roof.purlins.length > 2 ? 0.24 : 0.4)]
}

const railItems = (array: SectionArray, roof: SectionRoof, places: readonly number[]): readonly SceneItem[] => {
  const [bottom, top] = [railBottom(array), railTop(array)]
  if (array.isRailCut)
    return places.flatMap((x) => {
      const left = array.fixing === 'hook' ? x + 75 : x - 20
      return [
        rect(left, bottom, left + 40, top, metal),
        rect(left + 8, bottom + 8, left + 32, top - 8, { fill: '#ffffff' }),
      ]
    })
  return [
    rect(roof.left + 70, bottom, roof.right - 70, top, metal),
    line(point(roof.left + 70, bottom + 14), point(roof.right - 70, bottom + 14), { stroke: quiet, strokeWidth: 0.4 }),
    line(point(roof.left + 70, top - 14), point(roof.right - 70, top - 14), { stroke: quiet, strokeWidth: 0.4 }),
  ]
}

const turned = (about: Point, degrees: number, at: Point): Point => {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [at.x - about.x, at.y - about.y]
  return point(about.x + x * Math.cos(angle) - y * Math.sin(angle), about.y + x * Math.sin(angle) + y * Math.cos(angle))
}

/** The corner about which a panel is tilted, and its drawn length. */
export const panelBase = (array: SectionArray, roof: SectionRoof): { readonly at: Point; readonly length: number } => ({
  at: point(roof.left + 110, railTop(array) + (array.tilt > 0 ? 14 : 0)),
  length: roof.right - roof.left - 220,
})

const panelItems = (array: SectionArray, roof: SectionRoof): readonly SceneItem[] => {
  const { at, length } = panelBase(array, roof)
  const half = (length - 24) / 2
  const starts =
    array.tilt > 0 || array.isRailCut
      ? [{ from: 0, size: length }]
      : [
          { from: 0, size: half },
          { from: half + 24, size: half },
        ]
  return starts.map(({ from, size }) => {
    const corners = [point(at.x + from, at.y), point(at.x + from + size, at.y)]
    const [a, b] = [corners[0] ?? at, corners[1] ?? at]
    const raised = [a, b, point(b.x, b.y + panelThickness), point(a.x, a.y + panelThickness)]
    return polygon(
      raised.map((corner) => turned(at, array.tilt, corner)),
      glass,
    )
  })
}

const railCentres = (array: SectionArray, places: readonly number[]): readonly number[] =>
  places.map((x) => (array.fixing === 'hook' ? x + 95 : x))

/** Legs stand on the rails and reach the underside of the tilted panel. */
const legItems = (array: SectionArray, roof: SectionRoof, places: readonly number[]): readonly SceneItem[] => {
  if (array.tilt <= 0) return []
  const { at, length } = panelBase(array, roof)
  const feet = array.isRailCut ? railCentres(array, places) : [at.x + length * 0.08, at.x + length * 0.84]
  const slope = Math.tan((array.tilt * Math.PI) / 180)
  const style: Style = { stroke: ink, strokeWidth: 1.8 }
  return feet.map((x) => line(point(x, railTop(array)), point(x, at.y + (x - at.x) * slope), style))
}

export const arrayItems = (array: SectionArray, roof: SectionRoof): readonly SceneItem[] => {
  const places = fixingPlaces(array, roof)
  return [
    ...legItems(array, roof, places),
    ...places.flatMap((x) => fixingItems(x, array, roof)),
    ...railItems(array, roof, places),
    ...panelItems(array, roof),
  ]
}

export const arrayTargets = (array: SectionArray, roof: SectionRoof) => {
  const place = fixingPlaces(array, roof).at(-1) ?? 0
  const { at, length } = panelBase(array, roof)
  const railX = array.isRailCut ? (railCentres(array, [place])[0] ?? place) : roof.right - 90
  return {
    panel: turned(at, array.tilt, point(at.x + length * 0.9, at.y + panelThickness / 2)),
    rail: point(railX, (railTop(array) + railBottom(array)) / 2),
    fixing: array.fixing === 'hook' ? point(place + 40, -20) : point(place - 20, 31),
    railTop: railTop(array),
  }
}
