import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedNode, CodedStep } from '@soundroof/contract/roofs/results/result'
import type { Bracket } from './interpolate.ts'

/** One printed number: symbol, unit, clause, formula and what went into it. */
export type Step = CodedStep
export type { CodedNode }

/** What a step is called, its unit and its clause. */
export type Words = {
  readonly symbol: string
  /** Name of the value. */
  readonly label: Message
  readonly unit: string
  readonly clause: string
  readonly status?: DataStatus
}

/** What else a step says: why this branch, which row, how sure, which figures. */
export type Remarks = {
  /** The branch taken and why. */
  readonly branch?: Message
  /** Row of the table that was read. */
  readonly source?: Message
  readonly status?: DataStatus
  /** Figures of the catalogue that were read. */
  readonly figures?: readonly string[]
}

/** The worse of two: verified, estimate, unverified. */
const lessSure = (a: DataStatus, b: DataStatus): DataStatus => (b === 'verified' || a === 'unverified' ? a : b)

/** A value derived from several figures has the worst status of them. */
export const worstStatus = (...statuses: readonly DataStatus[]): DataStatus => {
  let worst: DataStatus = 'verified'
  for (const status of statuses) worst = lessSure(worst, status)
  return worst
}

/** The worst status of several values, as an object to spread. */
export const leastSure = (...from: readonly { readonly status: DataStatus }[]): { readonly status: DataStatus } => {
  let status: DataStatus = 'verified'
  for (const figure of from) status = lessSure(status, figure.status)
  return { status }
}

const make = (words: Words, formula: string, given: Record<string, number>, value: number, remarks?: Remarks): Step => {
  const made: Step = {
    symbol: words.symbol,
    label: words.label,
    value,
    unit: words.unit,
    clause: words.clause,
    formula,
    given,
    status: remarks?.status ?? words.status ?? 'verified',
  }
  if (remarks?.branch !== undefined) made.branch = remarks.branch
  if (remarks?.source !== undefined) made.source = remarks.source
  if (remarks?.figures !== undefined) made.figures = remarks.figures
  return made
}

/**
 * A clause as a function: its printed formula and the code that computes it stand side by side.
 * A test evaluates the printed formula with `given` and compares it with the value.
 */
export const clause =
  <G extends Readonly<Record<string, number>>>(
    words: Words & { readonly formula: string },
    calculate: (given: G) => number,
  ) =>
  (given: G, remarks?: Remarks): Step =>
    make(words, words.formula, given, calculate(given), remarks)

/** A value read from a table or set by a rule: its formula is its own symbol. */
export const reading = (words: Words, value: number, remarks?: Remarks): Step => {
  const given: Record<string, number> = {}
  given[words.symbol] = value
  return make(words, words.symbol, given, value, remarks)
}

/** Linear interpolation between two rows, printed with the rows. Equal abscissae read the first row. */
export const between = (words: Words, row: Bracket, remarks?: Remarks): Step => {
  if (row.x_1 === row.x_2 || row.y_1 === row.y_2) return reading(words, row.y_1, remarks)
  const { x, x_1, x_2, y_1, y_2 } = row
  const value = y_1 + ((y_2 - y_1) * (x - x_1)) / (x_2 - x_1)
  return make(words, 'y_1 + (y_2 - y_1) * (x - x_1) / (x_2 - x_1)', { x, x_1, x_2, y_1, y_2 }, value, remarks)
}

/** Names of the values that a step compares, and its formula, kept for reuse: most steps compare equally many. */
const valueNames: string[] = []
const leastFormulas: string[] = []
const leastFormula = (count: number): string => {
  for (let index = valueNames.length; index < count; index += 1) {
    valueNames.push(`s_${index + 1}`)
    leastFormulas.push(`min(${valueNames.join(', ')})`)
  }
  return leastFormulas[count - 1] ?? 'min()'
}

/** The least of several values, printed with as many terms as there are. */
export const leastOf = (words: Words, values: readonly number[], remarks?: Remarks): Step => {
  const given: Record<string, number> = {}
  const formula = leastFormula(values.length)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number
    given[valueNames[index] as string] = value
    if (value < least) least = value
  }
  return make(words, formula, given, least, remarks)
}

/** The last of several steps, which is the value that they derive. */
export const lastOf = (steps: readonly Step[]): Step => steps[steps.length - 1] as Step

/** Steps under a heading of the derivation. */
export const node = (
  id: string,
  title: Message,
  steps: readonly Step[],
  children: readonly CodedNode[] = [],
): CodedNode => ({ id, title, steps, children })
