/** How a purlin runs: simply supported, continuous without laps, or lapped over every inner support. */
export type Support = 'single' | 'continuous' | 'lapped'

/** Equal spans, mm, centre to centre; `halfLap` on each side of an inner support, mm. */
export type PurlinLine = { readonly support: Support; readonly spans: number; readonly span: number }

/** A piece of the line; where two sections lap both carry. */
export type LineElement = { readonly length: number; readonly sections: 1 | 2 }

export type LineMesh = {
  readonly line: PurlinLine
  /** Places along the line, mm. */
  readonly places: readonly number[]
  readonly elements: readonly LineElement[]
  /** Places of the supports. */
  readonly supports: readonly number[]
}

const perSpan = 24
/** Shares of a span at which rows of bridging can stand. */
const bridged = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] as const

type Lap = { readonly left: number; readonly right: number }

/** Ends of laps are exact; bridging next to one moves there, so that no element is very short. */
const breaksOf = (span: number, { left, right }: Lap): readonly number[] => {
  const fixed = [0, left, span - right, span]
  const free = bridged.map((share) => share * span)
  const sliver = span / (4 * perSpan)
  const kept = free.filter((place) => fixed.every((other) => Math.abs(other - place) > sliver))
  return [...new Set([...fixed, ...kept])].sort((one, other) => one - other)
}

const placesBetween = (from: number, to: number, span: number): readonly number[] => {
  const count = Math.max(1, Math.ceil(((to - from) * perSpan) / span - 1e-9))
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / count)
}

const placesInSpan = (span: number, lap: Lap): readonly number[] => {
  const breaks = breaksOf(span, lap)
  return breaks.slice(1).flatMap((to, index) => placesBetween(breaks[index] as number, to, span))
}

/** Laps of a span: on both sides but at the ends of the line. */
const lapOf = ({ support, spans }: PurlinLine, halfLap: number, index: number): Lap =>
  support === 'lapped'
    ? { left: index > 0 ? halfLap : 0, right: index < spans - 1 ? halfLap : 0 }
    : { left: 0, right: 0 }

/**
 * Divides a line into elements of at most 1/24 of a span, with a place at every support, end of a lap and row of bridging.
 * Throws RangeError for a line that does not exist.
 */
export const lineMesh = (line: PurlinLine, halfLap: number): LineMesh => {
  const { support, spans, span } = line
  if (!(span > 0) || !Number.isInteger(spans) || spans < 1)
    throw new RangeError(`no line of ${spans} spans of ${span} mm`)
  if ((support === 'single') !== (spans === 1)) throw new RangeError(`a ${support} line has no ${spans} spans`)
  const lap = Math.min(halfLap, span / 4)
  const laps = Array.from({ length: spans }, (_, index) => lapOf(line, lap, index))
  const starts = laps.flatMap((each, index) => placesInSpan(span, each).map((place) => place + index * span))
  const places = [...starts, spans * span]
  const isLapped = (middle: number): boolean => {
    const index = Math.min(spans - 1, Math.floor(middle / span))
    const { left, right } = laps[index] as Lap
    return middle - index * span < left || (index + 1) * span - middle < right
  }
  const elements = starts.map((from, index): LineElement => {
    const to = places[index + 1] as number
    return { length: to - from, sections: isLapped((from + to) / 2) ? 2 : 1 }
  })
  return { line, places, elements, supports: Array.from({ length: spans + 1 }, (_, index) => index * span) }
}

/** Index of the place nearest to a distance along the line. */
export const nearestPlace = (places: readonly number[], distance: number): number =>
  places.reduce(
    (best, place, index) => (Math.abs(place - distance) < Math.abs((places[best] as number) - distance) ? index : best),
    0,
  )

/** Where the rows of bridging stand: they divide every span evenly. */
export const bridgingPlaces = ({ line, places }: LineMesh, rows: number): readonly number[] =>
  Array.from({ length: line.spans }, (_, index) =>
    Array.from({ length: rows }, (_, row) => nearestPlace(places, line.span * (index + (row + 1) / (rows + 1)))),
  ).flat()
