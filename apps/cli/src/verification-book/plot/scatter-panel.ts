import { allowedError } from '../../verify/compare.ts'
import type { CaseValue } from '../case-values.ts'
import { digits } from '../figures.ts'
import { along, linear, type Scale, scaleFor } from './scale.ts'
import { drawnOnce, element, line, px, text } from './svg.ts'

type Point = {
  readonly ours: number
  readonly theirs: number
  readonly passed: boolean
  readonly tolerance: CaseValue['tolerance']
}

/** Numbers of one quantity: ours against theirs. */
export type Scatter = { readonly title: string; readonly unit: string; readonly values: readonly CaseValue[] }

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const STRIP = 84
const GAP = 18

/** Space that a panel of a given inner width takes. */
export const scatterSize = (inner: number) => ({ width: inner + 78, height: inner + STRIP + GAP + 76 })

const pointsOf = (values: readonly CaseValue[]): readonly Point[] =>
  values.flatMap(({ ours, theirs, ...rest }) =>
    typeof ours === 'number' && typeof theirs === 'number' ? [{ ours, theirs, ...rest }] : [],
  )

const tolerancesOf = (points: readonly Point[]): readonly Point['tolerance'][] => [
  ...new Map(points.map(({ tolerance }) => [JSON.stringify(tolerance), tolerance])).values(),
]

const label = (value: number): string =>
  Math.abs(value) >= 1e5 ? value.toExponential().replace('e+', 'e') : digits(value, 4)

const isBetween = (value: number, { from, to }: Scale): boolean => value >= from && value <= to

const frame = ({ left, top, width, height }: Box): string =>
  element('rect', { x: left, y: top, width, height, class: 'frame' })

const columns = (box: Box, x: Scale, isMarked: boolean): readonly string[] =>
  x.ticks.flatMap((tick) => [
    line(x.at(tick), box.top, x.at(tick), box.top + box.height, 'grid'),
    ...(isMarked ? [text(label(tick), { x: x.at(tick), y: box.top + box.height + 14, 'text-anchor': 'middle' })] : []),
  ])

const rows = (box: Box, y: Scale): readonly string[] =>
  y.ticks.flatMap((tick) => [
    line(box.left, y.at(tick), box.left + box.width, y.at(tick), 'grid'),
    text(label(tick), { x: box.left - 5, y: y.at(tick) + 4, 'text-anchor': 'end' }),
  ])

const upright = (content: string, x: number, y: number): string =>
  text(content, { transform: `translate(${px(x)} ${px(y)}) rotate(-90)`, 'text-anchor': 'middle' })

const clamp = (value: number, { from, to }: Scale): number => Math.min(to, Math.max(from, value))

/** The band between two edges along theirs, cut off at the ends of the scale. */
const band = (x: Scale, y: Scale, edge: (theirs: number, side: 1 | -1) => number): string => {
  const stops = along(x, 24)
  const point = (theirs: number, side: 1 | -1) => `${px(x.at(theirs))},${px(y.at(clamp(edge(theirs, side), y)))}`
  const around = [...stops.map((stop) => point(stop, 1)), ...stops.toReversed().map((stop) => point(stop, -1))]
  return element('polygon', { points: around.join(' '), class: 'band' })
}

const dots = (points: readonly Point[], x: Scale, y: Scale, height: (point: Point) => number): readonly string[] =>
  drawnOnce(
    points.flatMap((point) => {
      const value = height(point)
      if (!Number.isFinite(value) || !isBetween(value, y)) return []
      const kind = point.passed ? 'point' : 'fails'
      return [element('circle', { cx: x.at(point.theirs), cy: y.at(value), r: 2.6, class: kind })]
    }),
  )

/** Ours against theirs on one scale: the diagonal is equality. */
const square = (box: Box, points: readonly Point[], x: Scale, unit: string): readonly string[] => {
  const y: Scale = { ...x, at: (value) => box.top + box.height - (x.at(value) - box.left) }
  const bands = tolerancesOf(points).map((tolerance) =>
    band(x, y, (theirs, side) => theirs + side * allowedError(theirs, tolerance)),
  )
  return [
    ...columns(box, x, false),
    ...rows(box, y),
    ...bands,
    line(box.left, box.top + box.height, box.left + box.width, box.top, 'equal'),
    ...dots(points, x, y, ({ ours }) => ours),
    frame(box),
    upright(`ours${unit}`, box.left - 48, box.top + box.height / 2),
  ]
}

/** Errors below: in percent where every tolerance is relative, else as differences. */
const strip = (box: Box, points: readonly Point[], x: Scale, unit: string): readonly string[] => {
  const isRelative = points.every(({ tolerance, theirs }) => tolerance.abs === undefined && theirs !== 0)
  const share = (value: number, theirs: number) => (isRelative ? (100 * value) / Math.abs(theirs) : value)
  const errors = points.map(({ ours, theirs }) => Math.abs(share(ours - theirs, theirs)))
  const allowed = points.map(({ theirs, tolerance }) => share(allowedError(theirs, tolerance), theirs))
  const most = Math.max(...errors, ...allowed)
  const reach = most > 0 ? most * 1.2 : 1
  const y = linear(-reach, reach, box.top + box.height, -box.height, 3)
  const bands = tolerancesOf(points).map((tolerance) =>
    band(x, y, (theirs, side) => side * share(allowedError(theirs, tolerance), theirs)),
  )
  return [
    ...columns(box, x, true),
    ...rows(box, y),
    ...bands,
    line(box.left, y.at(0), box.left + box.width, y.at(0), 'equal'),
    ...dots(points, x, y, ({ ours, theirs }) => share(ours - theirs, theirs)),
    frame(box),
    upright(isRelative ? 'error, %' : `difference${unit}`, box.left - 48, box.top + box.height / 2),
    text(`theirs${unit}`, { x: box.left + box.width / 2, y: box.top + box.height + 30, 'text-anchor': 'middle' }),
  ]
}

const refusals = (values: readonly CaseValue[]): string => {
  const refused = values.filter(({ ours, theirs }) => ours === null || theirs === null)
  const alike = refused.filter(({ passed }) => passed).length
  return refused.length === 0 ? '' : `; refused: ${alike} of ${refused.length} alike`
}

/** One quantity of a kind: ours against theirs, and the errors below, with the tolerance as a band. */
export const scatterPanel = (
  { title, unit, values }: Scatter,
  left: number,
  top: number,
  inner: number,
): readonly string[] => {
  const points = pointsOf(values)
  const numbers = points.flatMap(({ ours, theirs }) => [ours, theirs])
  const upper = { left: left + 64, top: top + 28, width: inner, height: inner }
  const lower = { ...upper, top: upper.top + inner + GAP, height: STRIP }
  const head = text(`${title}${refusals(values)}`, { x: upper.left, y: top + 18, class: 'title' })
  if (points.length === 0) return [head]
  const x = scaleFor(numbers, upper.left, inner)
  const words = unit === '' ? '' : `, ${unit}`
  return [head, ...square(upper, points, x, words), ...strip(lower, points, x, words)]
}
