import type { Lines } from '../settings/array-settings.ts'
import { stepsToCover, stepsWithin } from '../settings/whole-steps.ts'
import type { ZoneAnswer } from '../settings/zone-answer.ts'

/** A rail below a panel, mm: from the panel's lower edge, what it carries of its length, and the number of the line it stands on. */
export type RailPlace = { readonly at: number; readonly share: number; readonly line: number | null }

/** Moments over the rails of a panel under a load of 1: a continuous beam with overhangs, by the three-moment equation. */
const momentsOver = (length: number, places: readonly number[]): readonly number[] => {
  const [first, last] = [places[0] as number, length - (places.at(-1) as number)]
  const moments = places.map(() => 0)
  moments[0] = (-first * first) / 2
  moments[places.length - 1] = (-last * last) / 2
  const gap = (index: number): number => (places[index + 1] as number) - (places[index] as number)
  const [factors, rests]: [number[], number[]] = [[0], [moments[0] as number]]
  for (let index = 1; index < places.length - 1; index += 1) {
    const [before, after] = [gap(index - 1), gap(index)]
    const load = -(before ** 3 + after ** 3) / 4
    const pivot = 2 * (before + after) + before * (factors[index - 1] as number)
    factors[index] = -after / pivot
    rests[index] = (load - before * (rests[index - 1] as number)) / pivot
  }
  for (let index = places.length - 2; index > 0; index -= 1)
    moments[index] = (rests[index] as number) + (factors[index] as number) * (moments[index + 1] as number)
  return moments
}

/**
 * What each rail carries of a panel under an even load, mm of its length: reactions of a continuous beam, of two rails by the
 * lever rule. Method 4, third pass 6.
 * @param places two to four distances from the panel's lower edge, in order
 */
export const sharesOf = (length: number, places: readonly number[]): readonly number[] => {
  const moments = momentsOver(length, places)
  return places.map((place, index) => {
    const [before, after] = [places[index - 1], places[index + 1]]
    const own = moments[index] as number
    const left =
      before === undefined ? place : (place - before) / 2 + ((moments[index - 1] as number) - own) / (place - before)
    const right =
      after === undefined
        ? length - place
        : (after - place) / 2 + ((moments[index + 1] as number) - own) / (after - place)
    return left + right
  })
}

const linesIn = ({ first, pitch, last }: Lines, from: number, to: number): readonly number[] => {
  const lines: number[] = []
  for (let count = Math.max(0, stepsToCover(from - first, pitch)); count <= stepsWithin(to - first, pitch); count += 1)
    if (last === null || first + count * pitch <= last) lines.push(first + count * pitch)
  if (last !== null && last >= from - 1e-9 && last <= to + 1e-9 && lines.at(-1) !== last) lines.push(last)
  return lines
}

const numberOf = (line: number, { first, pitch, numberOfFirst = 1 }: Lines): number =>
  stepsToCover(line - first - 1e-3, pitch) + numberOfFirst

/** Lines for the rails between two others, each the nearest to its even place; null where two would be one. */
const linesBetween = (low: number, high: number, inner: number, lines: Lines): readonly number[] | null => {
  const found: number[] = []
  for (let index = 1; index <= inner; index += 1) {
    const ideal = low + ((high - low) * index) / (inner + 1)
    const near = linesIn(lines, ideal - lines.pitch, ideal + lines.pitch)
      .filter((line) => line > (found.at(-1) ?? low) + 1e-6 && line < high - 1e-6)
      .toSorted((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal))
    if (near[0] === undefined) return null
    found.push(near[0])
  }
  return found
}

/** Rails below a panel, with the largest of their shares, mm. */
export type Placed = { readonly places: readonly RailPlace[]; readonly share: number }

const largestOf = (places: readonly RailPlace[]): number => Math.max(...places.map(({ share }) => share))

const placedOn = (rows: readonly number[], bottom: number, length: number, lines: Lines): Placed => {
  const at = rows.map((line) => line - bottom)
  const shares = sharesOf(length, at)
  const places = at.map((place, index) => ({
    at: place,
    share: shares[index] as number,
    line: numberOf(rows[index] as number, lines),
  }))
  return { places, share: largestOf(places) }
}

/** Whether rails carry less at most, or as much nearer to where the result puts the first of them. */
const isBetter = (one: Placed, other: Placed | null, own: number): boolean => {
  if (other === null || Math.abs(one.share - other.share) > 1e-6) return other === null || one.share < other.share
  const away = ({ places }: Placed): number => Math.abs((places[0] as RailPlace).at - own)
  return away(one) < away(other) - 1e-6
}

/** On lines: of the places within the clamping zones the ones under which the most loaded rail carries least; null: none. */
const onLines = ({ rails, clampZone }: ZoneAnswer, bottom: number, length: number, lines: Lines): Placed | null => {
  const [least, most] = clampZone
  let best: Placed | null = null
  for (const low of linesIn(lines, bottom + least, bottom + most))
    for (const high of linesIn(lines, bottom + length - most, bottom + length - least)) {
      const between = high <= low ? null : linesBetween(low, high, rails.length - 2, lines)
      if (between === null) continue
      const placed = placedOn([low, ...between, high], bottom, length, lines)
      if (placed.share > 0 && isBetter(placed, best, rails[0] as number)) best = placed
    }
  return best
}

/**
 * Where the rails of a row stand below its panels: as the result says, or on purlins, battens or courses within the clamping
 * zones. Null: no lines lie there. Third pass 6.
 * @param bottom where the panels begin across the rails, mm
 */
export const railPlaces = (answer: ZoneAnswer, bottom: number, length: number, lines: Lines | null): Placed | null => {
  if (lines !== null) return onLines(answer, bottom, length, lines)
  const places = answer.rails.map((at) => ({ at, share: answer.tributary, line: null }))
  return { places, share: answer.tributary }
}
