import { accent, ink, quiet } from './palette.ts'
import { line, type Point, point, polygon, rect, type SceneItem, type Style } from './scene.ts'
import { type DrawnFrame, type FrameLie, frameItems, frameTargets, frameTop } from './section-frames.ts'
import type { SectionRoof } from './section-roof.ts'

export type SectionArray = {
  readonly fixing: 'screw' | 'clamp' | 'hook'
  /** Rails run along the section (across the purlins) or out of the paper. */
  readonly isRailCut: boolean
  /** Clear height from the roof to the underside of the panel, mm. */
  readonly gap: number
  /** Degrees to the roof surface; 0 when flush. */
  readonly tilt: number
  /** Of panels in frames; null: flush. */
  readonly lie: FrameLie | null
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

/** Where the lower left corner of flush panels lies, and their drawn length. */
const panelBase = (array: SectionArray, roof: SectionRoof): { readonly at: Point; readonly length: number } => ({
  at: point(roof.left + 110, railTop(array)),
  length: roof.right - roof.left - 220,
})

const panelItems = (array: SectionArray, roof: SectionRoof): readonly SceneItem[] => {
  const { at, length } = panelBase(array, roof)
  const half = (length - 24) / 2
  const starts = array.isRailCut
    ? [{ from: 0, size: length }]
    : [
        { from: 0, size: half },
        { from: half + 24, size: half },
      ]
  return starts.map(({ from, size }) => rect(at.x + from, at.y, at.x + from + size, at.y + panelThickness, glass))
}

const railCentres = (array: SectionArray, places: readonly number[]): readonly number[] =>
  places.map((x) => (array.fixing === 'hook' ? x + 95 : x))

/** Drawn height of the feet of frames, and of the low edge above them, mm. */
const [frameFoot, leastLowEdge] = [90, 170]

/** Feet of frames are as low as below flush panels; legs stand on them. */
const onFeet = (array: SectionArray): SectionArray => ({ ...array, gap: frameFoot })

/** A leg is bolted to the upright of an L-foot, and stands on a clamp or at the end of a hook. */
const legsOn = (array: SectionArray, places: readonly number[]): Pick<DrawnFrame, 'legs' | 'footTop'> =>
  array.fixing === 'screw'
    ? { legs: places.map((x) => x - 22), footTop: 36 }
    : { legs: railCentres(array, places), footTop: railBottom(onFeet(array)) }

const frameOf = (array: SectionArray, roof: SectionRoof): DrawnFrame | null => {
  if (array.lie === null || array.tilt <= 0) return null
  return {
    lie: array.lie,
    tilt: array.tilt,
    isRailCut: array.isRailCut,
    left: roof.left + 110,
    right: roof.right - 110,
    low: Math.max(array.gap, leastLowEdge),
    ...legsOn(array, fixingPlaces(array, roof)),
  }
}

export const arrayItems = (array: SectionArray, roof: SectionRoof): readonly SceneItem[] => {
  const places = fixingPlaces(array, roof)
  const frame = frameOf(array, roof)
  if (frame !== null) return [...frameItems(frame), ...places.flatMap((x) => fixingItems(x, onFeet(array), roof))]
  return [
    ...places.flatMap((x) => fixingItems(x, array, roof)),
    ...railItems(array, roof, places),
    ...panelItems(array, roof),
  ]
}

/** What names point to; `leg`: null where panels lie flush. */
export const arrayTargets = (array: SectionArray, roof: SectionRoof) => {
  const place = fixingPlaces(array, roof).at(-1) ?? 0
  const fixing = array.fixing === 'hook' ? point(place + 40, -20) : point(place - 20, 31)
  const frame = frameOf(array, roof)
  if (frame !== null) return { ...frameTargets(frame), fixing }
  const { at, length } = panelBase(array, roof)
  const railX = array.isRailCut ? (railCentres(array, [place])[0] ?? place) : roof.right - 90
  return {
    panel: point(at.x + length * 0.9, at.y + panelThickness / 2),
    rail: point(railX, (railTop(array) + railBottom(array)) / 2),
    leg: null,
    fixing,
  }
}

/** The highest place of what is drawn. */
export const arrayTop = (array: SectionArray, roof: SectionRoof): number => {
  const frame = frameOf(array, roof)
  return frame === null ? railTop(array) : frameTop(frame)
}
