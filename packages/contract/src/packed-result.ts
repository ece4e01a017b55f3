import { z } from 'zod'
import { type AssessmentResult, assessmentResult, type TraceNode, type TraceStep, traceStep } from './result.ts'

/**
 * A result as it travels and is kept: what a step says in words is written once, each step refers to its words by
 * position, and a node's numbers stand in one row, the value of each step before those it was made of. Nothing is left out.
 */

const { symbol, label, unit, clause, formula, status, branch, source } = traceStep.shape

const words = z.strictObject({
  symbol,
  label,
  unit,
  clause,
  formula,
  /** Names of the given numbers; absent when the step is a reading: its only given is the value itself. */
  names: z.array(z.string()).readonly().optional(),
  /** Absent: verified. */
  status: status.optional(),
  branch,
  source,
})
type Words = z.infer<typeof words>

type PackedNode = {
  readonly id: string
  readonly title: string
  /** Positions of the words of its steps. */
  readonly steps: readonly number[]
  readonly numbers: readonly number[]
  readonly children: readonly PackedNode[]
}
const packedNode: z.ZodType<PackedNode> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    title: z.string(),
    steps: z.array(z.number().int().min(0)).readonly(),
    numbers: z.array(z.number().finite()).readonly(),
    children: z.array(packedNode).readonly(),
  }),
)

export const packedResult = assessmentResult.omit({ trace: true }).extend({
  trace: z.strictObject({ words: z.array(words).readonly(), root: packedNode }),
})
export type PackedResult = z.infer<typeof packedResult>

const isReading = ({ formula, symbol, given, value }: TraceStep): boolean => {
  if (formula !== symbol || given[symbol] !== value) return false
  let count = 0
  for (const _ in given) count += 1
  return count === 1
}

/** Adds the given numbers in the order of the names; false, with nothing added, when the step has other names. */
const addGiven = (names: readonly string[], given: TraceStep['given'], numbers: number[]): boolean => {
  const before = numbers.length
  let index = 0
  for (const name in given) {
    if (names[index] === name) numbers.push(given[name] as number)
    index += names[index] === name ? 1 : names.length + 1
  }
  if (index === names.length) return true
  numbers.length = before
  return false
}

const says = (known: Words, step: TraceStep): boolean =>
  known.formula === step.formula &&
  known.branch === step.branch &&
  known.source === step.source &&
  known.symbol === step.symbol &&
  known.clause === step.clause &&
  known.unit === step.unit &&
  (known.status ?? 'verified') === step.status

const wordsOf = (step: TraceStep): Words => {
  const { symbol, label, unit, clause, formula, status, branch, source } = step
  const said: { -readonly [K in keyof Words]: Words[K] } = { symbol, label, unit, clause, formula }
  if (!isReading(step)) said.names = Object.keys(step.given)
  if (status !== 'verified') said.status = status
  if (branch !== undefined) said.branch = branch
  if (source !== undefined) said.source = source
  return said
}

/** Words that were seen, found by their label first. */
const vocabulary = () => {
  const all: Words[] = []
  const byLabel = new Map<string, number[]>()
  const positionsOf = (label: string): number[] => {
    const known = byLabel.get(label)
    if (known !== undefined) return known
    const positions: number[] = []
    byLabel.set(label, positions)
    return positions
  }
  /** The position of its words; its numbers are added. */
  const pack = (step: TraceStep, numbers: number[]): number => {
    numbers.push(step.value)
    const hasNames = !isReading(step)
    const positions = positionsOf(step.label)
    for (const position of positions) {
      const known = all[position] as Words
      if ((known.names !== undefined) !== hasNames || !says(known, step)) continue
      if (known.names === undefined || addGiven(known.names, step.given, numbers)) return position
    }
    positions.push(all.length)
    if (hasNames) numbers.push(...Object.values(step.given))
    return all.push(wordsOf(step)) - 1
  }
  return { all, pack }
}

export const packResult = (result: AssessmentResult): PackedResult => {
  const { all, pack } = vocabulary()
  const packNode = ({ id, title, steps, children }: TraceNode): PackedNode => {
    const numbers: number[] = []
    return { id, title, steps: steps.map((step) => pack(step, numbers)), numbers, children: children.map(packNode) }
  }
  return { ...result, trace: { root: packNode(result.trace), words: all } }
}

/** Hands out the numbers of a row, one after the other. */
const rowOf = (numbers: readonly number[]) => {
  let next = 0
  return {
    take: (): number => {
      const number = numbers[next]
      if (number === undefined) throw new RangeError(`There are ${numbers.length} numbers in this row, and no more.`)
      next += 1
      return number
    },
    end: (): void => {
      if (next < numbers.length) throw new RangeError(`${numbers.length - next} numbers of this row belong to no step.`)
    },
  }
}

const unpackStep = (known: Words | undefined, take: () => number): TraceStep => {
  if (known === undefined) throw new RangeError('A step refers to words that are not in this trace.')
  const { names, status = 'verified', ...said } = known
  const value = take()
  const given = names === undefined ? { [said.symbol]: value } : Object.fromEntries(names.map((name) => [name, take()]))
  return { ...said, value, given, status }
}

/** The result with every step in full. Throws RangeError when a step refers to words or numbers that are not there. */
export const unpackResult = (packed: PackedResult): AssessmentResult => {
  const { words: all, root } = packed.trace
  const unpack = ({ id, title, steps, numbers, children }: PackedNode): TraceNode => {
    const { take, end } = rowOf(numbers)
    const unpacked = steps.map((position) => unpackStep(all[position], take))
    end()
    return { id, title, steps: unpacked, children: children.map(unpack) }
  }
  return { ...packed, trace: unpack(root) }
}
