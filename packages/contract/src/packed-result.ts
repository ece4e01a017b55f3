import { z } from 'zod'
import { type AssessmentResult, assessmentResult, type TraceNode, type TraceStep, traceStep } from './result.ts'

/**
 * A result as it travels and is kept: the words of a step (symbol, label, unit, clause, formula) are written once, each
 * step refers to them by position and gives its numbers in the order of their names. Nothing is left out.
 */

const { symbol, label, unit, clause, formula, value, status, branch, source } = traceStep.shape

const term = z.strictObject({ symbol, label, unit, clause, formula, names: z.array(z.string()).readonly() })
type Term = z.infer<typeof term>

const packedStep = z.strictObject({
  term: z.number().int().min(0),
  value,
  /** Values of the term's names; absent when the step is a reading: its only given is the value itself. */
  given: z.array(z.number().finite()).readonly().optional(),
  /** Absent: verified. */
  status: status.optional(),
  branch,
  source,
})
type PackedStep = z.infer<typeof packedStep>

type PackedNode = {
  readonly id: string
  readonly title: string
  readonly steps: readonly PackedStep[]
  readonly children: readonly PackedNode[]
}
const packedNode: z.ZodType<PackedNode> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    title: z.string(),
    steps: z.array(packedStep).readonly(),
    children: z.array(packedNode).readonly(),
  }),
)

export const packedResult = assessmentResult.omit({ trace: true }).extend({
  trace: z.strictObject({ terms: z.array(term).readonly(), root: packedNode }),
})
export type PackedResult = z.infer<typeof packedResult>

const hasNames = (names: readonly string[], given: TraceStep['given']): boolean => {
  let index = 0
  for (const name in given) {
    if (names[index] !== name) return false
    index += 1
  }
  return index === names.length
}

const says = (known: Term, step: TraceStep): boolean =>
  known.formula === step.formula &&
  known.symbol === step.symbol &&
  known.clause === step.clause &&
  known.unit === step.unit &&
  hasNames(known.names, step.given)

/** Terms that were seen, found by their label first. */
const vocabulary = () => {
  const terms: Term[] = []
  const byLabel = new Map<string, number[]>()
  const add = (step: TraceStep, positions: number[]): number => {
    const { symbol, label, unit, clause, formula, given } = step
    positions.push(terms.length)
    return terms.push({ symbol, label, unit, clause, formula, names: Object.keys(given) }) - 1
  }
  const positionOf = (step: TraceStep): number => {
    const positions = byLabel.get(step.label) ?? []
    if (positions.length === 0) byLabel.set(step.label, positions)
    for (const position of positions) if (says(terms[position] as Term, step)) return position
    return add(step, positions)
  }
  return { terms, positionOf }
}

const isReading = ({ formula, symbol, given, value }: TraceStep, { names }: Term): boolean =>
  formula === symbol && names.length === 1 && given[symbol] === value

const packStep = (step: TraceStep, term: number, known: Term): PackedStep => {
  const packed: { -readonly [K in keyof PackedStep]: PackedStep[K] } = { term, value: step.value }
  if (!isReading(step, known)) packed.given = Object.values(step.given)
  if (step.status !== 'verified') packed.status = step.status
  if (step.branch !== undefined) packed.branch = step.branch
  if (step.source !== undefined) packed.source = step.source
  return packed
}

export const packResult = (result: AssessmentResult): PackedResult => {
  const { terms, positionOf } = vocabulary()
  const pack = ({ id, title, steps, children }: TraceNode): PackedNode => ({
    id,
    title,
    steps: steps.map((step) => {
      const position = positionOf(step)
      return packStep(step, position, terms[position] as Term)
    }),
    children: children.map(pack),
  })
  return { ...result, trace: { root: pack(result.trace), terms } }
}

const givenOf = ({ names, symbol }: Term, { given, value }: PackedStep): TraceStep['given'] => {
  if (given === undefined) return { [symbol]: value }
  if (given.length !== names.length) throw new RangeError(`${symbol} has ${names.length} numbers, not ${given.length}.`)
  return Object.fromEntries(names.map((name, index) => [name, given[index] as number]))
}

const unpackStep = (terms: readonly Term[], step: PackedStep): TraceStep => {
  const term = terms[step.term]
  if (term === undefined) throw new RangeError(`There is no term ${step.term} in this trace.`)
  const { names: _, ...words } = term
  const { value, status = 'verified', branch, source } = step
  const unpacked: TraceStep = { ...words, value, given: givenOf(term, step), status }
  if (branch !== undefined) unpacked.branch = branch
  if (source !== undefined) unpacked.source = source
  return unpacked
}

/** The result with every step in full. Throws RangeError when a step refers to words or numbers that are not there. */
export const unpackResult = (packed: PackedResult): AssessmentResult => {
  const { terms, root } = packed.trace
  const unpack = ({ id, title, steps, children }: PackedNode): TraceNode => ({
    id,
    title,
    steps: steps.map((step) => unpackStep(terms, step)),
    children: children.map(unpack),
  })
  return { ...packed, trace: unpack(root) }
}
