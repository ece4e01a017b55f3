import type { Mark } from '../drawing/mark.ts'
import { accent, ink, paper as white } from '../drawing/palette.ts'
import type { Anchor, Point } from '../drawing/scene.ts'

/** A4 landscape in points. */
export const paper = { width: 841.89, height: 595.28, left: 24, right: 817.89, top: 22, bottom: 573 } as const

/** Height of the title block, and from where the sheet itself ends. */
export const titleHeight = 58
export const bodyBottom = paper.bottom - titleHeight - 6

/** Points of a millimetre of paper. */
export const millimetre = 72 / 25.4

/** What is drawn can be read in this order. */
export type SheetPart = {
  readonly tag: 'H1' | 'H2' | 'P' | 'Figure'
  /** Of a figure: in words. */
  readonly alt?: string
  readonly marks: readonly Mark[]
}

export type Sheet = {
  readonly parts: readonly SheetPart[]
  /** What its title block says of it. */
  readonly about: string
  readonly scale: string
}

/** Measures and breaks text as it will be printed. */
export type Pen = {
  readonly width: (text: string, size: number, strong?: boolean) => number
  readonly wrap: (text: string, width: number, size: number, strong?: boolean) => readonly string[]
}

export type Look = {
  readonly size?: number
  readonly strong?: boolean
  readonly colour?: string
  readonly anchor?: Anchor
  /** Degrees, clockwise. */
  readonly rotate?: number
  /** On white, over lines. */
  readonly plated?: boolean
}

/** No text is smaller: smaller type cannot be read on a roof. Points. */
export const least = 7

/** The middle of the line's height is at `y`. */
export const words = (x: number, y: number, text: string, look: Look = {}): Mark => ({
  kind: 'text',
  at: { x, y },
  text,
  size: look.size ?? 7.5,
  anchor: look.anchor ?? 'start',
  colour: look.colour ?? ink,
  strong: look.strong ?? false,
  rotate: look.rotate ?? 0,
  plate: look.plated ? white : null,
})

type Line = {
  readonly width?: number
  readonly colour?: string
  readonly dash?: readonly [number, number]
  readonly fill?: string
  readonly closed?: boolean
}

export const lines = (all: readonly (readonly Point[])[], look: Line = {}): Mark => ({
  kind: 'path',
  lines: all,
  closed: look.closed ?? false,
  fill: look.fill ?? null,
  stroke: look.width === 0 ? null : (look.colour ?? ink),
  strokeWidth: look.width ?? 0.4,
  dash: look.dash ?? null,
})

/** One straight line. */
export const line = (fromX: number, fromY: number, toX: number, toY: number, look: Line = {}): Mark =>
  lines(
    [
      [
        { x: fromX, y: fromY },
        { x: toX, y: toY },
      ],
    ],
    look,
  )

export const box = (x: number, y: number, width: number, height: number, look: Line = {}): Mark =>
  lines(
    [
      [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
    ],
    { ...look, closed: true },
  )

export const dot = (centre: Point, radius: number, fill = ink): Mark => ({
  kind: 'circle',
  centre,
  radius,
  fill,
  stroke: null,
  strokeWidth: 0,
})

export const ring = (centre: Point, radius: number): Mark => ({
  kind: 'circle',
  centre,
  radius,
  fill: white,
  stroke: ink,
  strokeWidth: 0.6,
})

/** Something drawn from a place down. */
export type Drawn = { readonly marks: readonly Mark[]; readonly height: number }

/** A text in lines. */
export const paragraph = (pen: Pen, text: string, x: number, y: number, width: number, look: Look = {}): Drawn => {
  const size = look.size ?? 7.5
  const lead = size * 1.32
  const broken = pen.wrap(text, width, size, look.strong)
  return {
    marks: broken.map((line, index) => words(x, y + lead * (index + 0.5), line, look)),
    height: lead * broken.length,
  }
}

export const title = (x: number, y: number, text: string): Mark =>
  words(x, y, text, { size: 9.5, strong: true, colour: accent })

/** Whole numbers as drawings print them: 9212, 11 520. */
export const figure = (value: number): string => {
  const whole = String(Math.round(value))
  return whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/** Upper left corner and width of what is drawn, and where it ends. */
export type Place = { readonly x: number; readonly y: number; readonly width: number }
export type Laid = { readonly parts: readonly SheetPart[]; readonly bottom: number }
