import { ink } from '../drawing/palette.ts'
import { dimension, type Point, point, type Scene, type SceneItem } from '../drawing/scene.ts'
import { layOut } from '../drawing/scene-layout.ts'
import { figure } from '../sheet/paper.ts'

export type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number }

export const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.min(...points.map(({ y }) => y)),
  top: Math.max(...points.map(({ y }) => y)),
})

/** mm of a length in metres. */
export const inMillimetres = (metres: number): string => figure(metres * 1000)

type Side = 'before' | 'array' | 'between' | 'after'
type Part = { readonly from: number; readonly to: number; readonly side: Side }
type Range = Pick<Part, 'from' | 'to'>

/** A gap narrower than this is one between panels. */
const leastGap = 0.05

/** More pieces than these are dimensioned as one: their numbers would have no room. */
const mostPieces = 3

/** What pieces of the array cover together. */
const covered = (ranges: readonly Range[]): readonly Range[] => {
  const joined: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last === undefined || range.from - last.to > leastGap) joined.push(range)
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
  }
  const [first, last] = [joined[0], joined.at(-1)]
  return first && last && joined.length > mostPieces ? [{ from: first.from, to: last.to }] : joined
}

/** Free, array, free between two of its pieces, array, free: a part of nothing is left out. */
const partsOf = (from: number, pieces: readonly Range[], to: number): readonly Part[] =>
  [
    ...pieces.flatMap((piece, index): readonly Part[] => [
      { from: pieces[index - 1]?.to ?? from, to: piece.from, side: index === 0 ? 'before' : 'between' },
      { ...piece, side: 'array' },
    ]),
    { from: pieces.at(-1)?.to ?? to, to, side: 'after' as const },
  ].filter((part) => part.to - part.from > 0.005)

/** Points that the number of a part takes between its ticks. */
const roomFor = (part: Part): number => inMillimetres(part.to - part.from).length * 4.2 + 8

const [near, far] = [11, 22] as const

type Axis = {
  readonly at: (place: number) => Point
  readonly offset: number
  readonly names: Readonly<Record<Side, string>>
}

const across = { before: 'left', array: 'array', between: 'between', after: 'right' } as const
const up = { before: 'below', array: 'array up the plan', between: 'between', after: 'above' } as const

/** Names of a chain that is not the only one of its direction. */
const named = (place: string, names: Axis['names']): Axis['names'] => ({
  before: `${place} ${names.before}`,
  array: `${place} ${names.array}`,
  between: `${place} ${names.between}`,
  after: `${place} ${names.after}`,
})

/** Where chains stand around the plan. */
type Places = 'top' | 'foot' | 'left' | 'right'

const axesOf = (roof: Box): Readonly<Record<Places, Axis>> => ({
  top: { at: (x) => point(x, roof.top), offset: near, names: across },
  foot: { at: (x) => point(x, roof.bottom), offset: -near, names: named('lower rows', across) },
  left: { at: (y) => point(roof.left, y), offset: near, names: up },
  right: { at: (y) => point(roof.right, y), offset: -near, names: named('end faces', up) },
})

type Chains = { readonly items: readonly SceneItem[]; readonly narrow: readonly string[] }

/** What is too narrow for its number is said in the caption. @param scale points of a metre */
const chainOf = (parts: readonly Part[], { at, offset, names }: Axis, scale: number): Chains => {
  const isWide = (part: Part): boolean => (part.to - part.from) * scale >= roomFor(part)
  return {
    items: parts.map((part) =>
      dimension(at(part.from), at(part.to), offset, isWide(part) ? inMillimetres(part.to - part.from) : '', ink),
    ),
    narrow: parts.flatMap((part) =>
      isWide(part) ? [] : [`${names[part.side]} ${inMillimetres(part.to - part.from)}`],
    ),
  }
}

/** A block of panels as it lies on the plan, and whether its rows run up the plan: those of the ends of a hip do. */
export type Piece = Box & { readonly isTurned: boolean }

const acrossOf = ({ left, right }: Box): Range => ({ from: left, to: right })
const upOf = ({ bottom, top }: Box): Range => ({ from: bottom, to: top })

/** What each chain measures: along the eaves in the upper half of the plan and in the lower, one where they are alike. */
const rangesOf = (roof: Box, pieces: readonly Piece[]): Readonly<Record<Places, readonly Range[]>> => {
  const straight = pieces.filter(({ isTurned }) => !isTurned)
  const main = straight.length === 0 ? pieces : straight
  const isUpper = ({ bottom, top }: Box): boolean => bottom + top >= roof.bottom + roof.top
  const upper = covered(main.filter(isUpper).map(acrossOf))
  const lower = covered(main.filter((piece) => !isUpper(piece)).map(acrossOf))
  const isOne = upper.length === 0 || JSON.stringify(upper) === JSON.stringify(lower)
  return {
    top: isOne ? lower : upper,
    foot: isOne ? [] : lower,
    left: covered(main.map(upOf)),
    right: covered(pieces.filter((piece) => !main.includes(piece)).map(upOf)),
  }
}

/** Points that chains take below the plan and at its right. */
export const roomOfChains = (roof: Box, pieces: readonly Piece[]): Readonly<Record<'foot' | 'right', number>> => {
  const { foot, right } = rangesOf(roof, pieces)
  return { foot: foot.length === 0 ? 0 : near, right: right.length === 0 ? 0 : near + 3 }
}

const places = ['top', 'foot', 'left', 'right'] as const satisfies readonly Places[]

/** Chains of the pieces of the array along the eaves and up the plan, and the lengths of the roof. */
export const chainsOf = (roof: Box, pieces: readonly Piece[], scale: number): Chains => {
  const [axes, ranges] = [axesOf(roof), rangesOf(roof, pieces)]
  const chains = places.map((place) => {
    const [from, to] = place === 'top' || place === 'foot' ? [roof.left, roof.right] : [roof.bottom, roof.top]
    return chainOf(ranges[place].length === 0 ? [] : partsOf(from, ranges[place], to), axes[place], scale)
  })
  const [offset, { top, left }] = [pieces.length === 0 ? near : far, axes]
  return {
    items: [
      ...chains.flatMap(({ items }) => items),
      dimension(top.at(roof.left), top.at(roof.right), offset, inMillimetres(roof.right - roof.left), ink),
      dimension(left.at(roof.bottom), left.at(roof.top), offset, inMillimetres(roof.top - roof.bottom), ink),
    ],
    narrow: chains.flatMap(({ narrow }) => narrow),
  }
}

/** Points of a metre, as the drawing will be laid out. */
export const scaleIn = (scene: Scene, room: { readonly width: number; readonly maxHeight: number }): number =>
  layOut(scene, room).scale
