import { z } from 'zod'
import { type AssessmentResult, assessmentResult, type TraceNode, type TraceStep, traceStep } from './result.ts'

/**
 * A result as it travels and is kept: what a step says in words is written once, each step refers to its words by
 * position. Positions and numbers stand in one row each for the whole trace, in the order of the steps; the value of a step
 * stands before those it was made of. Nothing is left out.
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
  /** How many. */
  readonly steps: number
  readonly children: readonly PackedNode[]
}
const packedNode: z.ZodType<PackedNode> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    title: z.string(),
    steps: z.number().int().min(0),
    children: z.array(packedNode).readonly(),
  }),
)

export const packedResult = assessmentResult.omit({ trace: true }).extend({
  trace: z.strictObject({
    words: z.array(words).readonly(),
    /** Positions of the words of each step. */
    steps: z.array(z.number().int().min(0)).readonly(),
    numbers: z.array(z.number().finite()).readonly(),
    root: packedNode,
  }),
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
    if (names[index] !== name) {
      numbers.length = before
      return false
    }
    numbers.push(given[name] as number)
    index += 1
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

/** Words that a packer has seen, with their JSON, and where they stand in the result of the turn. */
type Known = { readonly words: Words; readonly text: string; turn: number; position: number }

/** Words of other roofs are kept up to this many, a few megabytes. */
const mostKnown = 5000

/** Words of the steps that were seen, from one result to the next; their positions are those of the turn. */
const vocabulary = () => {
  const byLabel = new Map<string, Known[]>()
  let [count, turn]: [number, number] = [0, 0]
  let texts: string[] = []

  const knownOf = (label: string): Known[] => {
    const known = byLabel.get(label) ?? []
    if (known.length === 0) byLabel.set(label, known)
    return known
  }
  const learn = (step: TraceStep, known: Known[]): Known => {
    const words = wordsOf(step)
    const learned = { words, text: JSON.stringify(words), turn: 0, position: 0 }
    known.push(learned)
    count += 1
    return learned
  }
  /** The words of a step, whose given numbers are added. */
  const find = (step: TraceStep, numbers: number[]): Known => {
    const known = knownOf(step.label)
    const hasNames = !isReading(step)
    for (const each of known) {
      const { names } = each.words
      if ((names !== undefined) !== hasNames || !says(each.words, step)) continue
      if (names === undefined || addGiven(names, step.given, numbers)) return each
    }
    if (hasNames) numbers.push(...Object.values(step.given))
    return learn(step, known)
  }
  return {
    begin: (): void => {
      turn += 1
      texts = []
      if (count <= mostKnown) return
      byLabel.clear()
      count = 0
    },
    /** The position of its words in this turn; its numbers are added. */
    add: (step: TraceStep, numbers: number[]): number => {
      numbers.push(step.value)
      const found = find(step, numbers)
      if (found.turn === turn) return found.position
      found.turn = turn
      found.position = texts.push(found.text) - 1
      return found.position
    },
    text: (): string => texts.join(),
  }
}

/**
 * Writes results as packed JSON, one after the other. It keeps the JSON of words between results, for they are mostly
 * the same; what it writes depends on the result alone.
 */
export const resultPacker = (): ((result: AssessmentResult) => string) => {
  const { begin, add, text } = vocabulary()
  return ({ trace, ...rest }) => {
    const [positions, numbers]: [number[], number[]] = [[], []]
    const packedOf = ({ id, title, steps, children }: TraceNode): PackedNode => {
      for (const step of steps) positions.push(add(step, numbers))
      return { id, title, steps: steps.length, children: children.map(packedOf) }
    }
    begin()
    const root = JSON.stringify(packedOf(trace))
    const rows = `"words":[${text()}],"steps":[${positions.join()}],"numbers":[${numbers.join()}]`
    return `${JSON.stringify(rest).slice(0, -1)},"trace":{${rows},"root":${root}}}`
  }
}

/** Hands out a row, one after the other. */
const rowOf = (row: readonly number[]) => {
  let next = 0
  return {
    take: (): number => {
      const number = row[next]
      if (number === undefined)
        throw new RangeError(`There are ${row.length} numbers in a row of this trace, and no more.`)
      next += 1
      return number
    },
    end: (): void => {
      if (next < row.length) throw new RangeError(`${row.length - next} numbers of this trace belong to no step.`)
    },
  }
}

/** Two numbers of one name would be one; a number without a name, or a formula without numbers, cannot be followed. */
const refuseNames = ({ label, names }: Words): void => {
  if (names === undefined) return
  if (names.length === 0 || names.includes('')) throw new RangeError(`${label} has a given number without a name.`)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new RangeError(`${label} has the name ${twice} twice.`)
}

const unpackStep = (known: Words | undefined, take: () => number): TraceStep => {
  if (known === undefined) throw new RangeError('A step refers to words that are not in this trace.')
  const { names, status = 'verified', ...said } = known
  const value = take()
  const given = names === undefined ? { [said.symbol]: value } : Object.fromEntries(names.map((name) => [name, take()]))
  return { ...said, value, given, status }
}

/** The result with every step in full. Throws RangeError when words or numbers are missing, left over or wrongly named. */
export const unpackResult = (packed: PackedResult): AssessmentResult => {
  const { words: all, root } = packed.trace
  for (const each of all) refuseNames(each)
  const [positions, numbers] = [rowOf(packed.trace.steps), rowOf(packed.trace.numbers)]
  const unpack = ({ id, title, steps, children }: PackedNode): TraceNode => ({
    id,
    title,
    steps: Array.from({ length: steps }, () => unpackStep(all[positions.take()], numbers.take)),
    children: children.map(unpack),
  })
  const trace = unpack(root)
  for (const row of [positions, numbers]) row.end()
  return { ...packed, trace }
}
