import type { Anchor, Point } from './scene.ts'

/** Marks on paper, in points, y downwards, complete for a renderer. */
export type Mark =
  | {
      readonly kind: 'path'
      /** Drawn with one pen, each from its first point, so that thousands of panels are one mark. */
      readonly lines: readonly (readonly Point[])[]
      readonly closed: boolean
      readonly fill: string | null
      readonly stroke: string | null
      readonly strokeWidth: number
      readonly dash: readonly [number, number] | null
      /** Round ends make a line without length a dot. */
      readonly cap?: 'round'
    }
  | {
      readonly kind: 'circle'
      readonly centre: Point
      readonly radius: number
      readonly fill: string | null
      readonly stroke: string | null
      readonly strokeWidth: number
    }
  | {
      readonly kind: 'text'
      /** The middle of the line's height. */
      readonly at: Point
      readonly text: string
      readonly size: number
      readonly anchor: Anchor
      readonly colour: string
      readonly strong: boolean
      /** Degrees, clockwise on paper. */
      readonly rotate: number
      readonly plate: string | null
    }
