import { told } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import type { FigureDirection } from '../../roofs/catalogue/figure-directions.ts'
import { mostTimesUnsafe } from './figure-limits.ts'
import type { FigureValue, PublishedValue } from './value-kinds.ts'

/** Product of a figure's numbers: each may be within its range and the product far outside. */

type Move = { readonly name: string; readonly times: number }

const isNumbered = (part: string): boolean => /^\d+$/.test(part)

/** `rows/1` of `rows/1/mean`: numbers of other rows are never read with it; empty: it is read with every row. */
const rowOf = (name: string): string => {
  const parts = name.split('/')
  return parts.slice(0, parts.findLastIndex(isNumbered) + 1).join('/')
}

const belongsTo = (row: string, outer: string): boolean => outer === '' || row === outer || row.startsWith(`${outer}/`)

const timesMoved = (up: number, direction: FigureDirection): number => {
  if (direction === 'both') return Math.max(up, 1 / up)
  return Math.max(1, direction === 'lower-is-safer' ? up : 1 / up)
}

/** Factor by its effect: a wind speed counts squared. */
const timesUnsafe = ({ value: published, direction = 'both', mostUnsafe }: PublishedValue, value: unknown): number => {
  if (typeof published !== 'number' || typeof value !== 'number' || published <= 0 || value <= 0) return 1
  const moved = timesMoved(value / published, direction)
  const most = mostUnsafe ?? mostTimesUnsafe
  return most > 1 ? moved ** (Math.log(mostTimesUnsafe) / Math.log(most)) : moved
}

const movesOf = (published: readonly PublishedValue[], given: readonly FigureValue[]): readonly Move[] =>
  published.flatMap((one) => {
    const times = timesUnsafe(one, given.find(({ name }) => name === one.name)?.value)
    return times > 1 ? [{ name: one.name, times }] : []
  })

type Together = { readonly moves: readonly Move[]; readonly times: number }

/** Moves of each row, with the numbers that every row uses. */
const movedTogether = (published: readonly PublishedValue[], given: readonly FigureValue[]): readonly Together[] => {
  const moves = movesOf(published, given)
  const rows = [...new Set(moves.map(({ name }) => rowOf(name)))]
  return rows.map((row) => {
    const together = moves.filter(({ name }) => belongsTo(row, rowOf(name)))
    return { moves: together, times: together.reduce((product, one) => product * one.times, 1) }
  })
}

/** How many times a figure moves to its unsafe side: that of the row that moves furthest. */
export const timesOfValues = (published: readonly PublishedValue[], given: readonly FigureValue[]): number =>
  Math.max(1, ...movedTogether(published, given).map(({ times }) => times))

/** Refuses numbers that multiply and together move further to the unsafe side than one may alone. */
export const productProblems = (
  published: readonly PublishedValue[],
  given: readonly FigureValue[],
): readonly Problem[] =>
  movedTogether(published, given).flatMap(({ moves, times }) => {
    // A single value has its own range, whose ends are rounded.
    if (moves.length < 2 || times <= mostTimesUnsafe) return []
    const names = moves.map(({ name }) => name).join(', ')
    const values = { names, times: Number(times.toPrecision(3)), most: mostTimesUnsafe }
    return [{ field: `values.${moves.at(-1)?.name}`, ...told('figureMultiplies', values) }]
  })
