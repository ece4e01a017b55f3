/**
 * A drawing as data, in its own unit (millimetres or metres), y upwards.
 * Line widths, text sizes and offsets are in points on paper, so that a drawing of any size stays legible.
 */
export type Point = { readonly x: number; readonly y: number }

/** Crossed lines mean: keep clear. */
export type Hatch = 'none' | 'sparse' | 'dense' | 'falling' | 'cross'

export type Style = {
  readonly fill?: string
  readonly stroke?: string
  /** Points. */
  readonly strokeWidth?: number
  /** Points on, points off. */
  readonly dash?: readonly [number, number]
  readonly hatch?: Hatch
  readonly hatchColour?: string
  /** Points. */
  readonly hatchWidth?: number
}

export type Anchor = 'start' | 'middle' | 'end'

export type SceneItem =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly style: Style }
  | { readonly kind: 'polyline'; readonly points: readonly Point[]; readonly style: Style }
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly style: Style }
  /** Many polygons of one look, without hatch. */
  | { readonly kind: 'polygons'; readonly outlines: readonly (readonly Point[])[]; readonly style: Style }
  | { readonly kind: 'lines'; readonly lines: readonly (readonly Point[])[]; readonly style: Style }
  /** Radius in points. */
  | { readonly kind: 'dots'; readonly at: readonly Point[]; readonly radius: number; readonly colour: string }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number; readonly style: Style }
  | {
      readonly kind: 'text'
      readonly at: Point
      readonly text: string
      /** Points. */
      readonly size: number
      readonly anchor: Anchor
      readonly colour: string
      readonly strong?: boolean
      /** Moves the text on paper: right and up, points. */
      readonly shift?: Point
      /** A light background, so that the text is legible on a hatch. */
      readonly plate?: string
      /** Colour of a framed plate with round corners, in place of a plain one. */
      readonly chip?: string
    }
  | {
      /** A needle that points north, from `at` moved on paper by `shift`, right and up, points. */
      readonly kind: 'north'
      readonly at: Point
      readonly shift: Point
      /** Degrees, clockwise from the top of the drawing. */
      readonly turn: number
      /** Points. */
      readonly size: number
      readonly text: string
      readonly colour: string
      readonly plate: string
    }
  | {
      /** A dimension line between two points, moved sideways (to the left of its direction) by `offset` points. */
      readonly kind: 'dimension'
      readonly from: Point
      readonly to: Point
      readonly offset: number
      readonly text: string
      readonly colour: string
    }
  | {
      /** A label in the column right of the drawing, with a leader. */
      readonly kind: 'label'
      readonly at: Point
      readonly text: string
      readonly colour: string
    }

export type Bounds = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number }

export type LegendEntry = { readonly style: Style; readonly text: string; readonly note: string }

export type Scene = {
  readonly title: string
  /** The drawing in words, for readers who cannot see it. */
  readonly description: string
  readonly unit: 'm' | 'mm'
  readonly bounds: Bounds
  /** Margin for dimensions and labels, points. */
  readonly margin: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number }
  readonly items: readonly SceneItem[]
  readonly legend: readonly LegendEntry[]
}

export const point = (x: number, y: number): Point => ({ x, y })

export const rectangle = (left: number, bottom: number, right: number, top: number): readonly Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]

export const polygon = (points: readonly Point[], style: Style): SceneItem => ({ kind: 'polygon', points, style })

export const rect = (left: number, bottom: number, right: number, top: number, style: Style): SceneItem =>
  polygon(rectangle(left, bottom, right, top), style)

export const line = (from: Point, to: Point, style: Style): SceneItem => ({ kind: 'line', from, to, style })

export const dimension = (from: Point, to: Point, offset: number, text: string, colour = '#3a4652'): SceneItem => ({
  kind: 'dimension',
  from,
  to,
  offset,
  text,
  colour,
})
