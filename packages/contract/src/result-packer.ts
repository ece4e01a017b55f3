import { numberRow, positionRow } from './packed-numbers.ts'
import type { PackedNode, Words } from './packed-result.ts'
import type { AssessmentResult, TraceNode, TraceStep } from './result.ts'

const isReading = ({ formula, symbol, given, value }: TraceStep): boolean => {
  if (formula !== symbol || given[symbol] !== value) return false
  let count = 0
  for (const _ in given) count += 1
  return count === 1
}

const wordsOf = (step: TraceStep): Words => {
  const { symbol, label, unit, clause, formula, status, branch = null, source = null } = step
  const names = isReading(step) ? null : Object.keys(step.given)
  return [symbol, label, unit, clause, formula, names, status === 'verified' ? null : status, branch, source]
}

/** Words that a packer has seen, with their JSON, and where they stand in the result of the turn. */
type Known = {
  /** A step that says them. */
  readonly said: TraceStep
  /** Names of its given numbers; null: a reading. */
  readonly names: readonly string[] | null
  readonly text: string
  turn: number
  position: number
}

const says = ({ said }: Known, step: TraceStep): boolean =>
  said.formula === step.formula &&
  said.branch === step.branch &&
  said.source === step.source &&
  said.symbol === step.symbol &&
  said.clause === step.clause &&
  said.unit === step.unit &&
  said.status === step.status

/** Whether a step gives numbers of these names in this order. */
const givesNames = (names: readonly string[], given: TraceStep['given']): boolean => {
  let index = 0
  for (const name in given) {
    if (names[index] !== name) return false
    index += 1
  }
  return index === names.length
}

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
  const find = (step: TraceStep): Known => {
    const known = knownOf(step.label)
    const isRead = isReading(step)
    for (const each of known) {
      const { names } = each
      if ((names === null) === isRead && says(each, step) && (names === null || givesNames(names, step.given)))
        return each
    }
    const words = wordsOf(step)
    const learned = { said: step, names: words[5], text: JSON.stringify(words), turn: 0, position: 0 }
    known.push(learned)
    count += 1
    return learned
  }
  return {
    begin: (): void => {
      turn += 1
      texts = []
      if (count <= mostKnown) return
      byLabel.clear()
      count = 0
    },
    /** The words of a step with their position in this turn. */
    of: (step: TraceStep): Known => {
      const found = find(step)
      if (found.turn === turn) return found
      found.turn = turn
      found.position = texts.push(found.text) - 1
      return found
    },
    text: (): string => texts.join(),
  }
}

/**
 * Writes results as packed JSON, one after the other. It keeps the JSON of words between results, for they are mostly
 * the same; what it writes depends on the result alone.
 */
export const resultPacker = (): ((result: AssessmentResult) => string) => {
  const words = vocabulary()
  const [positions, numbers] = [positionRow(), numberRow()]
  const add = (step: TraceStep): void => {
    const { names, position } = words.of(step)
    positions.push(position)
    numbers.push(step.value)
    if (names !== null) for (const name in step.given) numbers.push(step.given[name] as number)
  }
  const packedOf = ({ id, title, steps, children }: TraceNode): PackedNode => {
    for (const step of steps) add(step)
    return { id, title, steps: steps.length, children: children.map(packedOf) }
  }
  return ({ trace, ...rest }) => {
    for (const each of [positions, numbers]) each.clear()
    words.begin()
    const root = JSON.stringify(packedOf(trace))
    const rows = [
      `"words":[${words.text()}]`,
      `"steps":[${positions.text()}]`,
      `"values":[${numbers.values()}]`,
      `"numbers":[${numbers.positions()}]`,
    ]
    return `${JSON.stringify(rest).slice(0, -1)},"trace":{${rows.join()},"root":${root}}}`
  }
}
