import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { distance, type Measured, type Point, tracedRectangle } from './picture-geometry.ts'
import type { ShownPicture } from './use-picture.ts'

/** Parts that a press on the picture sets. */
export const parts = ['ends', 'corners'] as const
export type Part = (typeof parts)[number]

/** A picture, its traced points, and the part that a press sets. */
export type Tracing = {
  readonly picture: ShownPicture
  readonly underlay: Underlay
  readonly part: Part
  readonly change: (next: Underlay) => void
}

export const mostPoints: Readonly<Record<Part, number>> = { ends: 2, corners: 3 }

export const isComplete = (underlay: Underlay, part: Part): boolean => underlay[part].length >= mostPoints[part]

/** Adds a point where the part has room for one. */
export const withPoint = (underlay: Underlay, part: Part, at: Point): Underlay =>
  isComplete(underlay, part) ? underlay : { ...underlay, [part]: [...underlay[part], at] }

export const withPointMoved = (underlay: Underlay, part: Part, index: number, to: Point): Underlay => ({
  ...underlay,
  [part]: underlay[part].map((at, position) => (position === index ? to : at)),
})

export const withoutLastPoint = (underlay: Underlay, part: Part): Underlay => ({
  ...underlay,
  [part]: underlay[part].slice(0, -1),
})

/** When both ends of the known length are set, the next press sets a corner. */
export const partAfter = (underlay: Underlay, part: Part): Part =>
  part === 'ends' && isComplete(underlay, 'ends') && !isComplete(underlay, 'corners') ? 'corners' : part

export type Grip = { readonly part: Part; readonly index: number }

const otherPart: Readonly<Record<Part, Part>> = { ends: 'corners', corners: 'ends' }

const nearestOf = (among: readonly Part[], underlay: Underlay, at: Point, reach: number): Grip | null => {
  const near = among.flatMap((each) =>
    underlay[each].map((point, index) => ({ part: each, index, away: distance(point, at) })),
  )
  const [nearest] = near.filter(({ away }) => away <= reach).sort((a, b) => a.away - b.away)
  return nearest ? { part: nearest.part, index: nearest.index } : null
}

/** The point that a press grabs: the nearest within reach, of the part being set first. */
export const gripAt = (underlay: Underlay, part: Part, at: Point, reach: number): Grip | null =>
  nearestOf([part, otherPart[part]], underlay, at, reach)

/** A tap sets the next point: exactly on a point of the other part within reach, and nothing on one of its own part. */
export const withTap = (underlay: Underlay, part: Part, at: Point, reach: number): Underlay => {
  if (nearestOf([part], underlay, at, reach)) return underlay
  const shared = nearestOf([otherPart[part]], underlay, at, reach)
  return withPoint(underlay, part, (shared && underlay[shared.part][shared.index]) ?? at)
}

const hints = {
  ends: ['firstEnd', 'secondEnd'],
  corners: ['firstCorner', 'secondCorner', 'thirdCorner'],
} as const

/** Hint for the next step. */
export const hintOf = (underlay: Underlay, part: Part) => {
  const hint = hints[part][underlay[part].length]
  if (hint !== undefined) return hint
  if (part === 'corners') return 'cornersSet' as const
  return underlay.metres === null ? ('metres' as const) : ('endsSet' as const)
}

/** Degrees off square that are no slip of the finger. */
const mostSkew = 4

export const skewIn = ({ corners }: Pick<Underlay, 'corners'>): number | null => {
  const skew = tracedRectangle(corners)?.skew ?? 0
  return skew > mostSkew ? Math.round(skew) : null
}

export const isShort = ({ metres }: Pick<Underlay, 'metres'>, { edge, width }: Measured): boolean =>
  metres !== null && metres * 4 < Math.max(edge, width ?? 0)
