import { hatchLines } from './hatch.ts'
import { isInside } from './inside-outline.ts'
import { labelColumn } from './label-column.ts'
import type { Mark } from './mark.ts'
import { northMarks } from './north-marks.ts'
import type { Anchor, Point, Scene, SceneItem, Style } from './scene.ts'

export type Drawing = {
  readonly width: number
  readonly height: number
  /** Points per unit of the scene. */
  readonly scale: number
  /** "1 : 200" when the scale was chosen from the usual ones. */
  readonly scaleText: string | null
  /** Position of the scene's (0, 0) on paper. */
  readonly origin: Point
  readonly marks: readonly Mark[]
}

/** A point on paper, in the scene's unit. */
export const scenePoint = ({ origin, scale }: Pick<Drawing, 'origin' | 'scale'>, { x, y }: Point): Point => ({
  x: (x - origin.x) / scale,
  y: (origin.y - y) / scale,
})

export const paperPoint = ({ origin, scale }: Pick<Drawing, 'origin' | 'scale'>, { x, y }: Point): Point => ({
  x: origin.x + x * scale,
  y: origin.y - y * scale,
})

type Place = (at: Point) => Point

type PathMark = Extract<Mark, { kind: 'path' }>

const path = (lines: readonly (readonly Point[])[], closed: boolean, style: Style): PathMark => ({
  kind: 'path',
  lines,
  closed,
  fill: style.fill ?? null,
  stroke: style.stroke ?? null,
  strokeWidth: style.strokeWidth ?? 0.6,
  dash: style.dash ?? null,
})

const stroke = (from: Point, to: Point, colour: string, width: number): Mark =>
  path([[from, to]], false, { stroke: colour, strokeWidth: width })

export const hatched = (points: readonly Point[], style: Style): readonly Mark[] => {
  const colour = style.hatchColour ?? style.stroke ?? '#888888'
  const { fill, stroke: outline, ...pen } = style
  const lines = hatchLines(points, style.hatch ?? 'none')
  return [
    ...(fill === undefined ? [] : [path([points], true, { fill })]),
    ...(lines.length === 0 ? [] : [path(lines, false, { stroke: colour, strokeWidth: style.hatchWidth ?? 0.45 })]),
    ...(outline === undefined ? [] : [path([points], true, { ...pen, stroke: outline })]),
  ]
}

type Words = { readonly text: string; readonly size: number; readonly colour: string; readonly anchor: Anchor }

const textMark = (
  at: Point,
  words: Words,
  extra: { strong?: boolean; rotate?: number; plate?: string | null } = {},
): Mark => ({
  kind: 'text',
  at,
  ...words,
  strong: extra.strong ?? false,
  rotate: extra.rotate ?? 0,
  plate: extra.plate ?? null,
})

/** Rough, but enough to decide whether a label fits between two ticks. */
const roughWidth = (text: string, size: number): number => text.length * size * 0.55

const along = (from: Point, direction: Point, distance: number): Point => ({
  x: from.x + direction.x * distance,
  y: from.y + direction.y * distance,
})

const dimensionMarks = (item: Extract<SceneItem, { kind: 'dimension' }>, place: Place): readonly Mark[] => {
  const [from, to] = [place(item.from), place(item.to)]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return []
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // Left of the direction as seen with y upwards is (dy, -dx) on paper.
  const side = { x: direction.y * Math.sign(item.offset), y: -direction.x * Math.sign(item.offset) }
  const reach = Math.abs(item.offset)
  const [start, end] = [along(from, side, reach), along(to, side, reach)]
  const tick = { x: direction.x + side.x, y: direction.y + side.y }
  const ticks = [start, end].map((at) => stroke(along(at, tick, -2.2), along(at, tick, 2.2), item.colour, 0.9))
  const extensions = [from, to].map((at) => stroke(along(at, side, 3), along(at, side, reach + 3), item.colour, 0.35))
  const size = 7.5
  const fits = roughWidth(item.text, size) + 6 <= length
  const turn = (Math.atan2(direction.y, direction.x) * 180) / Math.PI
  const flipped = turn > 90 || turn <= -90.001
  const rotate = flipped ? turn + 180 : turn
  const up = { x: Math.sin((rotate * Math.PI) / 180), y: -Math.cos((rotate * Math.PI) / 180) }
  const middle = along({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, up, 5.5)
  const beside = along(
    flipped ? start : end,
    { x: Math.cos((rotate * Math.PI) / 180), y: Math.sin((rotate * Math.PI) / 180) },
    5,
  )
  const words = { text: item.text, size, colour: item.colour }
  return [
    ...extensions,
    stroke(start, end, item.colour, 0.5),
    ...ticks,
    fits
      ? textMark(middle, { ...words, anchor: 'middle' }, { rotate })
      : textMark(beside, { ...words, anchor: 'start' }, { rotate }),
  ]
}

type TextItem = Extract<SceneItem, { kind: 'text' }>

/** Half a side and radius of the corners, in sizes of its text. */
const chipLook = { half: 0.76, radius: 0.3 } as const

/** Corners of a chip as short lines. */
const chipOutline = ({ x, y }: Point, size: number): readonly Point[] => {
  const radius = chipLook.radius * size
  const inner = chipLook.half * size - radius
  return [0, 1, 2, 3].flatMap((corner) =>
    [0, 30, 60, 90].map((turn) => {
      const angle = ((90 * corner + turn) * Math.PI) / 180
      const [right, down] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1]
      return { x: x + right * inner + radius * Math.cos(angle), y: y + down * inner + radius * Math.sin(angle) }
    }),
  )
}

const textMarks = (item: TextItem, at: Point): readonly Mark[] => {
  const moved = { x: at.x + (item.shift?.x ?? 0), y: at.y - (item.shift?.y ?? 0) }
  const { text, size, colour, anchor, strong = false, plate = null, chip } = item
  const words = { text, size, colour, anchor }
  if (chip === undefined) return [textMark(moved, words, { strong, plate })]
  const outline = path([chipOutline(moved, size)], true, { fill: chip, stroke: colour, strokeWidth: 0.8 })
  return [outline, textMark(moved, words, { strong })]
}

type Dots = Extract<SceneItem, { kind: 'dots' }>
const dotPen = ({ colour, radius }: Dots): Style => ({ stroke: colour, strokeWidth: 2 * radius })
const dotAt = (place: Place) => (at: Point) => [place(at), place(at)]

const marksOf = (item: Exclude<SceneItem, { kind: 'label' }>, place: Place, scale: number): readonly Mark[] => {
  const placed = (points: readonly Point[]) => points.map(place)
  switch (item.kind) {
    case 'line':
      return [path([[place(item.from), place(item.to)]], false, item.style)]
    case 'polyline':
      return [path([item.points.map(place)], false, item.style)]
    case 'polygon':
      return hatched(item.points.map(place), item.style)
    case 'polygons':
      return [path(item.outlines.map(placed), true, item.style)]
    case 'lines':
      return [path(item.lines.map(placed), false, item.style)]
    case 'dots':
      return [{ ...path(item.at.map(dotAt(place)), false, dotPen(item)), cap: 'round' }]
    case 'circle': {
      const { fill = null, stroke: line = null, strokeWidth = 0.6 } = item.style
      const centre = place(item.centre)
      return [{ kind: 'circle', centre, radius: item.radius * scale, fill, stroke: line, strokeWidth }]
    }
    case 'text':
      return textMarks(item, place(item.at))
    case 'dimension':
      return dimensionMarks(item, place)
    case 'north':
      return northMarks(item, place(item.at))
  }
}

/** From one number of a zone to the next, in sizes of their text; how often that far a number may be moved. */
const [numberPitch, mostMoves] = [1.75, 8]

const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const

/** The area that is seen at a point: the one painted last. */
const areaAt = (items: readonly SceneItem[], at: Point): SceneItem | undefined =>
  items.findLast((item) => item.kind === 'polygon' && item.style.fill !== undefined && isInside(item.points, at))

/** Where a number may stand: its own place, then others of its area, the nearest first. @param pitch in the scene's unit */
const placesOfNumber = (items: readonly SceneItem[], { at }: TextItem, pitch: number): readonly Point[] => {
  const area = areaAt(items, at)
  const moves = Array.from({ length: mostMoves }, (_, move) => (move + 1) * pitch)
  const others = moves.flatMap((move) => directions.map(({ x, y }) => ({ x: at.x + x * move, y: at.y + y * move })))
  return [at, ...others.filter((place) => areaAt(items, place) === area)]
}

const isApart = (one: Point, other: Point, pitch: number): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= pitch * 0.999

/** One letter or figure on a plate. */
const isZoneNumber = (item: SceneItem): item is TextItem =>
  item.kind === 'text' && item.plate !== undefined && item.text.length === 1

/** Numbers of narrow zones stand beside each other, not on each other, each still in its zone where that has room. */
const withNumbersApart = (items: readonly SceneItem[], scale: number): readonly SceneItem[] => {
  const taken: Point[] = []
  return items.map((item) => {
    if (!isZoneNumber(item)) return item
    const pitch = (numberPitch * item.size) / scale
    const places = placesOfNumber(items, item, pitch)
    const at = places.find((place) => taken.every((other) => isApart(place, other, pitch))) ?? item.at
    taken.push(at)
    return { ...item, at }
  })
}

/** Usual drawing scales; a scene in metres uses the largest that fits. */
const usualScales = [
  10, 20, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 750, 1000, 1250, 1500, 2000,
  2500, 5000, 10_000,
]
const pointsPerMetre = 72 / 0.0254

const usualScale = (largest: number): { readonly scale: number; readonly text: string } | null => {
  const denominator = usualScales.find((each) => pointsPerMetre / each <= largest)
  return denominator === undefined ? null : { scale: pointsPerMetre / denominator, text: `1 : ${denominator}` }
}

export const layOut = (scene: Scene, room: { readonly width: number; readonly maxHeight: number }): Drawing => {
  const { bounds, margin } = scene
  const [wide, high] = [bounds.right - bounds.left, bounds.top - bounds.bottom]
  const fitting = Math.min(
    (room.width - margin.left - margin.right) / wide,
    (room.maxHeight - margin.top - margin.bottom) / high,
  )
  const chosen = scene.unit === 'm' ? usualScale(fitting) : null
  const scale = chosen?.scale ?? fitting
  const inset = margin.left + (room.width - margin.left - margin.right - wide * scale) / 2
  const place: Place = ({ x, y }) => ({
    x: inset + (x - bounds.left) * scale,
    y: margin.top + (bounds.top - y) * scale,
  })
  const height = margin.top + high * scale + margin.bottom
  const column = { x: inset + wide * scale + 24, top: margin.top + 4, bottom: height - 6 }
  const labels = scene.items.filter((item) => item.kind === 'label')
  return {
    width: room.width,
    height,
    scale,
    scaleText: chosen?.text ?? null,
    origin: place({ x: 0, y: 0 }),
    marks: [
      ...withNumbersApart(scene.items, scale).flatMap((item) =>
        item.kind === 'label' ? [] : marksOf(item, place, scale),
      ),
      ...labelColumn(labels, place, column),
    ],
  }
}
