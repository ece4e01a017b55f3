import { z } from 'zod'
import { checkWords, packedCheck, packedRidgeCorner, packedZone, unpackChecks } from './packed-checks.ts'
import { type AssessmentResult, assessmentResult, type TraceNode, type TraceStep, traceStep } from './result.ts'

/**
 * A result as it travels and is kept: what a step or a check says in words is written once, each refers to its words by
 * position. Every distinct number is written once too; the numbers of the steps are positions among them, in one row for
 * the whole trace in the order of the steps: the value of a step stands before those it was made of. Nothing is left out.
 */

const { symbol, label, unit, clause, formula, status, branch, source } = traceStep.shape

const names = z.array(z.string()).readonly().nullable()
const words = z
  .tuple([
    symbol,
    label,
    unit,
    clause,
    formula,
    names,
    status.nullable(),
    branch.unwrap().nullable(),
    source.unwrap().nullable(),
  ])
  .readonly()
  .meta({
    description:
      'Symbol, label, unit, clause, formula, names of the given numbers (null: a reading, whose only given is the value itself), status (null: verified), branch, source.',
  })
export type Words = z.infer<typeof words>

export type PackedNode = {
  readonly id: string
  readonly title: string
  /** How many. */
  readonly steps: number
  readonly children: readonly PackedNode[]
}
const packedNode: z.ZodType<PackedNode> = z
  .lazy(() =>
    z.strictObject({
      id: z.string(),
      title: z.string(),
      steps: z.number().int().min(0).meta({
        description: 'How many of the steps, in their order, stand in this node, before those of its children.',
      }),
      children: z.array(packedNode).readonly(),
    }),
  )
  .meta({ id: 'PackedNode' })

const positions = z.array(z.number().int().min(0)).readonly()
const numbers = z.array(z.number().finite()).readonly()

const packedTrace = z.strictObject({
  words: z.array(words).readonly(),
  steps: positions.meta({ description: 'Of each step the position of its words, from 0.' }),
  values: numbers.meta({ description: 'Every distinct number once.' }),
  numbers: positions.meta({
    description: 'Positions in values, step after step: its value, then its given numbers in the order of their names.',
  }),
  root: packedNode,
})

export const packedResult = assessmentResult.extend({
  checkWords: z.array(checkWords).readonly(),
  zoneResults: z.array(packedZone).readonly(),
  ridgeCorner: packedRidgeCorner.nullable(),
  roofChecks: z.array(packedCheck).readonly(),
  trace: packedTrace,
})
export type PackedResult = z.infer<typeof packedResult>

const formerWords = z.strictObject({
  symbol,
  label,
  unit,
  clause,
  formula,
  names: z.array(z.string()).readonly().optional(),
  status: status.optional(),
  branch,
  source,
})
/** Results that were issued before numbers were written once keep the form they were issued in. */
const formerTrace = z.strictObject({
  words: z.array(formerWords).readonly(),
  steps: positions,
  numbers,
  root: packedNode,
})

/** Before checks were packed they stood in full. */
const formerResult = assessmentResult.extend({ trace: z.union([packedTrace, formerTrace]) })
type FormerResult = z.infer<typeof formerResult>

/** A result that was issued, today or before. */
export const keptResult = z.union([packedResult, formerResult])
export type KeptResult = z.infer<typeof keptResult>

type PackedTrace = PackedResult['trace']
type FormerTrace = z.infer<typeof formerTrace>

const todays = ({ words: all, steps, numbers: row, root }: FormerTrace): PackedTrace => ({
  words: all.map((each) => {
    const { symbol, label, unit, clause, formula } = each
    const { names = null, status = null, branch = null, source = null } = each
    return [symbol, label, unit, clause, formula, names, status, branch, source]
  }),
  steps,
  values: row,
  numbers: row.map((_, place) => place),
  root,
})

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
const refuseNames = ([, label, , , , names]: Words): void => {
  if (names === null) return
  if (names.length === 0 || names.includes('')) throw new RangeError(`${label} has a given number without a name.`)
  const seen = new Set<string>()
  const twice = names.find((name) => seen.size === seen.add(name).size)
  if (twice !== undefined) throw new RangeError(`${label} has the name ${twice} twice.`)
}

const unpackStep = (known: Words | undefined, take: () => number): TraceStep => {
  if (known === undefined) throw new RangeError('A step refers to words that are not in this trace.')
  const [symbol, label, unit, clause, formula, names, status, branch, source] = known
  const value = take()
  const given = names === null ? { [symbol]: value } : Object.fromEntries(names.map((name) => [name, take()]))
  const step: TraceStep = { symbol, label, unit, clause, formula, value, given, status: status ?? 'verified' }
  if (branch !== null) step.branch = branch
  if (source !== null) step.source = source
  return step
}

const numberAt = (values: readonly number[], place: number): number => {
  const value = values[place]
  if (value === undefined) throw new RangeError('A step refers to a number that is not in this trace.')
  return value
}

const unpackTrace = ({ words: all, steps, values, numbers, root }: PackedTrace): TraceNode => {
  for (const each of all) refuseNames(each)
  const [positions, places] = [rowOf(steps), rowOf(numbers)]
  const take = () => numberAt(values, places.take())
  const unpack = ({ id, title, steps: count, children }: PackedNode): TraceNode => ({
    id,
    title,
    steps: Array.from({ length: count }, () => unpackStep(all[positions.take()], take)),
    children: children.map(unpack),
  })
  const trace = unpack(root)
  for (const row of [positions, places]) row.end()
  return trace
}

const isFormer = (kept: KeptResult): kept is FormerResult => !('checkWords' in kept)

/**
 * The result with every step and check in full. Throws RangeError when words or numbers are missing, wrongly named, or
 * positions left over.
 */
export const unpackResult = (kept: KeptResult): AssessmentResult => {
  const packed = 'values' in kept.trace ? kept.trace : todays(kept.trace)
  const trace = unpackTrace(packed)
  if (isFormer(kept)) return { ...kept, trace }
  const { checkWords: words, zoneResults, ridgeCorner, roofChecks, ...rest } = kept
  const full = (checks: PackedResult['roofChecks']) => unpackChecks(checks, { words, values: packed.values })
  return {
    ...rest,
    zoneResults: zoneResults.map((zone) => ({ ...zone, checks: full(zone.checks) })),
    ridgeCorner: ridgeCorner && { ...ridgeCorner, checks: full(ridgeCorner.checks) },
    roofChecks: full(roofChecks),
    trace,
  }
}
