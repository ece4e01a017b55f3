import type { Mark } from '../../drawing/mark.ts'
import type { Point } from '../../drawing/scene.ts'
import { type Chain, equalParts, partsOf } from '../../setting-out/chain.ts'
import { figure, lines, type Pen, words } from '../paper.ts'
import type { View } from '../view.ts'

type Axis = 'x' | 'y'
type Place = {
  readonly axis: Axis /** On paper, across the chain. */
  readonly at: number
  readonly view: View
  readonly pen: Pen
}

const size = 7
const half = 2.4

/** Lengths of neighbouring parts on paper: from, to, and what is written there. */
type Label = { readonly from: number; readonly to: number; readonly text: string }

const limits = ({ axis, view: { window } }: Place): readonly [number, number] =>
  axis === 'x' ? [window.left, window.right] : [window.bottom, window.top]

const onPaper = (place: number, { axis, view }: Place): number =>
  axis === 'x' ? view.at({ x: place, y: 0 }).x : view.at({ x: 0, y: place }).y

const pointOf = (along: number, { axis, at }: Place, off = 0): Point =>
  axis === 'x' ? { x: along, y: at + off } : { x: at + off, y: along }

const held = (place: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, place))

/** Equal steps of feet are one label, whole where the drawing is cut: "9 × 1200 = 10 800". */
const labelsOf = (chain: Chain, place: Place, isSteps: boolean): readonly Label[] => {
  let from = 0
  const parts = isSteps ? equalParts(chain) : partsOf(chain).map((part) => ({ count: 1, part }))
  return parts.flatMap(({ count, part }) => {
    const [first, last] = [chain[from] as number, chain[from + count] as number]
    from += count
    const limit = limits(place)
    if (last <= limit[0] + 1 || first >= limit[1] - 1) return []
    const ends = [first, last].map((end) => onPaper(held(end, limit), place))
    const text = count === 1 ? figure(part) : `${count} × ${figure(part)} = ${figure(count * part)}`
    return [{ from: Math.min(...ends), to: Math.max(...ends), text }]
  })
}

/** Moves texts that would touch apart, in order. */
export const spread = (middles: readonly number[], sizes: readonly number[]): readonly number[] => {
  const places = [...middles]
  const need = (index: number): number => ((sizes[index] ?? 0) + (sizes[index + 1] ?? 0)) / 2
  for (let pass = 0; pass < 60; pass += 1)
    for (let index = 0; index + 1 < places.length; index += 1) {
      const [one, other] = [places[index] as number, places[index + 1] as number]
      const missing = need(index) - (other - one)
      if (missing <= 0.01) continue
      places[index] = one - missing / 2
      places[index + 1] = other + missing / 2
    }
  return places
}

/** A slanted stroke; an arrow where the chain goes on past the drawing. */
const endMark = (chainPlace: number, place: Place): readonly Point[] => {
  const limit = limits(place)
  const along = onPaper(held(chainPlace, limit), place)
  const isCut = chainPlace < limit[0] - 1 || chainPlace > limit[1] + 1
  if (!isCut) {
    const [a, b] = [pointOf(along - half, place, half), pointOf(along + half, place, -half)]
    return [a, b]
  }
  const inward = chainPlace < limit[0] === (place.axis === 'x') ? 6 : -6
  return [pointOf(along + inward, place, -2.2), pointOf(along, place), pointOf(along + inward, place, 2.2)]
}

/** A zigzag in the line of a chain that is cut. */
const breakMark = (chainPlace: number, place: Place): readonly Point[] => {
  const limit = limits(place)
  if (chainPlace >= limit[0] - 1 && chainPlace <= limit[1] + 1) return []
  const along = onPaper(held(chainPlace, limit), place)
  const inward = chainPlace < limit[0] === (place.axis === 'x') ? 1 : -1
  return [8, 9.5, 12.5, 14].map((far, index) => pointOf(along + inward * far, place, [0, -3.5, 3.5, 0][index]))
}

const textsAlong = (labels: readonly Label[], place: Place, strong: boolean): readonly Mark[] => {
  const sizes = labels.map(({ text }) => place.pen.width(text, size, strong) + 5)
  const middles = spread(
    labels.map(({ from, to }, index) => {
      const [middle, width] = [(from + to) / 2, sizes[index] ?? 0]
      if (to - from >= width) return middle
      // Too short for its text: beside the chain at its ends.
      if (index === 0) return from - width / 2 + 1
      return index === labels.length - 1 ? to + width / 2 - 1 : middle
    }),
    sizes,
  )
  return labels.map(({ text }, index) =>
    words(middles[index] as number, place.at - 5.2, text, { size, strong, anchor: 'middle', plated: true }),
  )
}

/** Written across, beside an upright chain, so that short lengths have room. */
const textsBeside = (labels: readonly Label[], place: Place, side: 1 | -1): readonly Mark[] => {
  const sorted = labels.toSorted((one, other) => one.from - other.from)
  const middles = spread(
    sorted.map(({ from, to }) => (from + to) / 2),
    sorted.map(() => size * 1.25),
  )
  return sorted.map(({ text }, index) =>
    words(place.at + side * 4, middles[index] as number, text, {
      size,
      anchor: side === 1 ? 'start' : 'end',
      plated: true,
    }),
  )
}

/** What of a chain lies on the drawing, with the next place beyond each end of it. */
const shownOf = (chain: Chain, place: Place): Chain => {
  const [low, high] = limits(place)
  const first = Math.max(
    0,
    chain.findLastIndex((each) => each <= low + 1),
  )
  const after = chain.findIndex((each) => each >= high - 1)
  return chain.slice(first, after === -1 ? undefined : after + 1)
}

/** A chain of dimensions with its lengths; `side`: of the texts of an upright one. */
export const chainMarks = (
  whole: Chain,
  place: Place,
  { strong = false, side = -1 as 1 | -1, steps = false } = {},
): readonly Mark[] => {
  const chain = shownOf(whole, place)
  if (chain.length < 2) return []
  const labels = labelsOf(whole, place, steps)
  const ends = [chain[0] as number, chain.at(-1) as number].map((end) => onPaper(held(end, limits(place)), place))
  const marks = chain.map((each) => endMark(each, place))
  const breaks = [chain[0] as number, chain.at(-1) as number].map((end) => breakMark(end, place))
  return [
    lines([[pointOf(ends[0] as number, place), pointOf(ends[1] as number, place)]], { width: 0.4 }),
    lines(
      breaks.filter((zigzag) => zigzag.length > 0),
      { width: 0.5 },
    ),
    lines(marks, { width: 0.9 }),
    ...(place.axis === 'x' ? textsAlong(labels, place, strong) : textsBeside(labels, place, side)),
  ]
}
