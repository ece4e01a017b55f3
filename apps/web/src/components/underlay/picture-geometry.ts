import type { PicturePoint, Underlay } from '@soundroof/contract/roofs/underlay/underlay'

/** Points of a picture, in widths of the picture, y downwards. */
export type Point = PicturePoint

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const degrees = (radians: number): number => (radians * 180) / Math.PI

export const turnedBy = ({ x, y }: Point, angle: number): Point => {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Metres per width of the picture; null until two points and their distance are known. */
export const metresPerWidth = ({ ends: [from, to], metres }: Pick<Underlay, 'ends' | 'metres'>): number | null => {
  if (from === undefined || to === undefined || metres === null) return null
  const apart = distance(from, to)
  return apart > 0 ? metres / apart : null
}

/** A rectangle with its first edge between two corners; sizes in widths of the picture. */
export type Traced = {
  readonly outline: readonly [Point, Point, Point, Point]
  /** Of the first edge. */
  readonly length: number
  readonly width: number
  /** Of the first edge from the horizontal, degrees, clockwise. */
  readonly angle: number
  /** Deviation of the pressed corners from a right angle, degrees. */
  readonly skew: number
}

type Edge = { readonly from: Point; readonly along: Point; readonly length: number }

const edgeOf = (from: Point, to: Point): Edge | null => {
  const length = distance(from, to)
  const { x, y } = minus(to, from)
  return length > 0 ? { from, along: { x: x / length, y: y / length }, length } : null
}

/** Angle at the nearer end of the edge to the third corner, against a right angle. */
const skewOf = ({ along, length }: Edge, away: Point): number => {
  const past = dot(away, along)
  const side = past > length / 2 ? past - length : past
  return Math.abs(degrees(Math.atan2(side, Math.abs(cross(along, away)))))
}

/** Two ends of an eave, and any point of the edge opposite. */
export const tracedRectangle = ([first, second, third]: readonly Point[]): Traced | null => {
  const edge = first && second ? edgeOf(first, second) : null
  if (edge === null || first === undefined || second === undefined || third === undefined) return null
  const away = minus(third, first)
  const across = cross(edge.along, away)
  if (across === 0) return null
  const to = { x: -edge.along.y * across, y: edge.along.x * across }
  const over = ({ x, y }: Point): Point => ({ x: x + to.x, y: y + to.y })
  return {
    outline: [first, second, over(second), over(first)],
    length: edge.length,
    width: Math.abs(across),
    angle: degrees(Math.atan2(edge.along.y, edge.along.x)),
    skew: skewOf(edge, away),
  }
}

/** Measured sizes, in metres to the centimetre; null: not traced yet. */
export type Measured = { readonly edge: number; readonly width: number | null }

const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100

export const measured = (underlay: Pick<Underlay, 'ends' | 'metres' | 'corners'>): Measured | null => {
  const scale = metresPerWidth(underlay)
  const [first, second] = underlay.corners
  if (scale === null || first === undefined || second === undefined) return null
  const rectangle = tracedRectangle(underlay.corners)
  return {
    edge: toCentimetre(distance(first, second) * scale),
    width: rectangle === null ? null : toCentimetre(rectangle.width * scale),
  }
}

/** Turn of the picture that makes the traced eave horizontal with the roof above; 0 until an eave is traced. */
export const levelTurn = (corners: readonly Point[]): number => {
  const [first, second] = corners
  if (first === undefined || second === undefined) return 0
  const along = minus(second, first)
  const rectangle = tracedRectangle(corners)
  const third = corners[2]
  const angle = degrees(Math.atan2(along.y, along.x))
  const isBelow = rectangle !== null && third !== undefined && cross(along, minus(third, first)) > 0
  return isBelow ? 180 - angle : -angle
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The building on the plan, metres. */
type Plan = { readonly length: number; readonly width: number }

/** A place on the plan, metres, y upwards. */
export type ToPlan = (at: Point) => Point

/**
 * Where the picture is on the plan: the traced part in the middle of the roof, its eave along the building. Without a known
 * length, the traced eave is as long as the building; without an eave, the whole picture is. @param aspect height of the
 * picture by its width
 */
export const placedOnPlan = (underlay: Underlay, aspect: number, plan: Plan): ToPlan => {
  const rectangle = tracedRectangle(underlay.corners)
  const scale = metresPerWidth(underlay) ?? plan.length / (rectangle?.length ?? 1)
  const centre = rectangle === null ? { x: 0.5, y: aspect / 2 } : middleOf(rectangle.outline)
  const turn = levelTurn(underlay.corners) + underlay.turn
  return (at) => {
    const { x, y } = turnedBy(minus(at, centre), turn)
    return {
      x: plan.length / 2 + underlay.shift.x + x * scale,
      y: plan.width / 2 + underlay.shift.y - y * scale,
    }
  }
}

/** The turned picture's sheet of paper, just large enough for it. */
export type Sheet = { readonly width: number; readonly height: number; readonly aspect: number; readonly turn: number }

/** Units of the sheet per width of the picture. */
const unit = 1000

export const sheetOf = (aspect: number, turn: number): Sheet => {
  const [a, b] = [turnedBy({ x: 1, y: aspect }, turn), turnedBy({ x: 1, y: -aspect }, turn)]
  return {
    width: unit * Math.max(Math.abs(a.x), Math.abs(b.x)),
    height: unit * Math.max(Math.abs(a.y), Math.abs(b.y)),
    aspect,
    turn,
  }
}

export const onSheet = ({ width, height, aspect, turn }: Sheet, at: Point): Point => {
  const { x, y } = turnedBy({ x: at.x - 0.5, y: at.y - aspect / 2 }, turn)
  return { x: width / 2 + x * unit, y: height / 2 + y * unit }
}

/** The point moved into the picture. */
export const onPicture = ({ width, height, aspect, turn }: Sheet, at: Point): Point => {
  const { x, y } = turnedBy({ x: (at.x - width / 2) / unit, y: (at.y - height / 2) / unit }, -turn)
  return { x: Math.min(1, Math.max(0, x + 0.5)), y: Math.min(aspect, Math.max(0, y + aspect / 2)) }
}

/** As an SVG `transform`, of a picture one unit wide. */
export const matrixOf = (place: (at: Point) => Point): string => {
  const [origin, across, down] = [place({ x: 0, y: 0 }), place({ x: 1, y: 0 }), place({ x: 0, y: 1 })]
  const [a, b] = [minus(across, origin), minus(down, origin)]
  return `matrix(${[a.x, a.y, b.x, b.y, origin.x, origin.y].map((value) => value.toFixed(4)).join(' ')})`
}
