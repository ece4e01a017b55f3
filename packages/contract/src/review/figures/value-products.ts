import { say } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import { type FigureValue, mostTimesUnsafe, type PublishedValue } from './value-kinds.ts'

/** What numbers of a figure come to together: each within its range, their product may be far outside. */

type Move = { readonly name: string; readonly times: number }

const isNumbered = (part: string): boolean => /^\d+$/.test(part)

/** `rows/1` of `rows/1/mean`: numbers of other rows are never read with it; empty: it is read with every row. */
const rowOf = (name: string): string => {
  const parts = name.split('/')
  return parts.slice(0, parts.findLastIndex(isNumbered) + 1).join('/')
}

const belongsTo = (row: string, outer: string): boolean => outer === '' || row === outer || row.startsWith(`${outer}/`)

const timesUnsafe = ({ value: published, direction = 'both' }: PublishedValue, value: unknown): number => {
  if (typeof published !== 'number' || typeof value !== 'number' || published <= 0 || value <= 0) return 1
  const up = value / published
  if (direction === 'both') return Math.max(up, 1 / up)
  return Math.max(1, direction === 'lower-is-safer' ? up : 1 / up)
}

const movesOf = (published: readonly PublishedValue[], given: readonly FigureValue[]): readonly Move[] =>
  published.flatMap((one) => {
    const times = timesUnsafe(one, given.find(({ name }) => name === one.name)?.value)
    return times > 1 ? [{ name: one.name, times }] : []
  })

/** Numbers that may multiply move to the unsafe side together no further than one alone. */
export const productProblems = (
  published: readonly PublishedValue[],
  given: readonly FigureValue[],
): readonly Problem[] => {
  const moves = movesOf(published, given)
  const rows = [...new Set(moves.map(({ name }) => rowOf(name)))]
  return rows.flatMap((row) => {
    const together = moves.filter(({ name }) => belongsTo(row, rowOf(name)))
    const times = together.reduce((product, one) => product * one.times, 1)
    // One alone is held by its own range, whose ends are rounded.
    if (together.length < 2 || times <= mostTimesUnsafe) return []
    const names = together.map(({ name }) => name).join(', ')
    const told = { names, times: Number(times.toPrecision(3)), most: mostTimesUnsafe }
    return [{ field: `values.${together.at(-1)?.name}`, message: say('figureMultiplies', told) }]
  })
}
