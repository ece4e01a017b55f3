import { checkPacker } from './check-packer.ts'
import { numberRow, positionRow } from './packed-numbers.ts'
import type { Words } from './packed-result.ts'
import type { AssessmentResult, CheckResult, TraceNode, TraceStep } from './result.ts'
import { MOST_KEPT, quotedTexts, type Said, saidOnce } from './said-once.ts'

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

/** Words of a step, by a step that says them: a copy, for whoever made it may change it. */
type Known = Said & {
  readonly by: TraceStep
  /** Names of its given numbers; null: a reading. */
  readonly names: readonly string[] | null
}

const says = ({ by }: Known, step: TraceStep): boolean =>
  by.formula === step.formula &&
  by.branch === step.branch &&
  by.source === step.source &&
  by.symbol === step.symbol &&
  by.clause === step.clause &&
  by.unit === step.unit &&
  by.status === step.status

/** Whether a step gives numbers of these names in this order. The numbers are gathered on the way: one walk does both. */
const givesNames = (names: readonly string[], given: TraceStep['given'], gathered: number[]): boolean => {
  let index = 0
  for (const name in given) {
    if (names[index] !== name) return false
    gathered[index] = given[name] as number
    index += 1
  }
  return index === names.length
}

/**
 * Words of the steps that were seen, from one result to the next.
 * @param gathered takes the given numbers of the step found last
 */
const vocabulary = (gathered: number[]) => {
  const byLabel = new Map<string, Known[]>()
  let count = 0

  const knownOf = (label: string): Known[] => {
    const known = byLabel.get(label) ?? []
    if (known.length === 0) byLabel.set(label, known)
    return known
  }
  const learn = (step: TraceStep): Known => {
    const words = wordsOf(step)
    const names = words[5]
    if (names !== null) givesNames(names, step.given, gathered)
    const learned = { by: { ...step }, names, text: JSON.stringify(words), turn: 0, position: 0 }
    knownOf(step.label).push(learned)
    count += 1
    return learned
  }
  const find = (step: TraceStep): Known => {
    const isRead = isReading(step)
    for (const each of knownOf(step.label)) {
      const { names } = each
      if ((names === null) !== isRead || !says(each, step)) continue
      if (names === null || givesNames(names, step.given, gathered)) return each
    }
    return learn(step)
  }
  const forgetIfMany = (): void => {
    if (count <= MOST_KEPT) return
    byLabel.clear()
    count = 0
  }
  return { find, forgetIfMany }
}

/** Steps in rows: positions of their words, the distinct numbers, and positions of these. */
const stepRows = () => {
  const gathered: number[] = []
  const known = vocabulary(gathered)
  const said = saidOnce()
  const [steps, numbers] = [positionRow(), numberRow()]
  return {
    begin: (): void => {
      for (const row of [steps, numbers]) row.clear()
      said.begin()
      known.forgetIfMany()
    },
    add: (step: TraceStep): void => {
      const found = known.find(step)
      const { names } = found
      steps.push(said.positionOf(found))
      numbers.push(step.value)
      if (names !== null) for (let index = 0; index < names.length; index += 1) numbers.push(gathered[index] as number)
    },
    placeOf: numbers.placeOf,
    text: (): string =>
      `"words":[${said.text()}],"steps":[${steps.text()}],"values":[${numbers.values()}],"numbers":[${numbers.positions()}]`,
  }
}

/**
 * Writes results as packed JSON, one after the other. It keeps the JSON of words between results, for they are mostly
 * the same; what it writes depends on the result alone.
 */
export const resultPacker = (): ((result: AssessmentResult) => string) => {
  const [rows, quoted] = [stepRows(), quotedTexts()]
  const checks = checkPacker(rows.placeOf)
  /** Adds the steps of a node and of those below it; the JSON of the node. */
  const nodeText = ({ id, title, steps, children }: TraceNode): string => {
    for (const step of steps) rows.add(step)
    const below = children.map(nodeText).join()
    return `{"id":${quoted(id)},"title":${quoted(title)},"steps":${steps.length},"children":[${below}]}`
  }
  const withRows = <Z extends { readonly checks: readonly CheckResult[] }>(zone: Z) => ({
    ...zone,
    checks: checks.packed(zone.checks),
  })
  return (result) => {
    rows.begin()
    checks.begin()
    const root = nodeText(result.trace)
    const { zoneResults, ridgeCorner, roofChecks } = result
    const packed = JSON.stringify({
      ...result,
      zoneResults: zoneResults.map(withRows),
      ridgeCorner: ridgeCorner && withRows(ridgeCorner),
      roofChecks: checks.packed(roofChecks),
      trace: undefined,
    })
    return `${packed.slice(0, -1)},"checkWords":[${checks.words()}],"trace":{${rows.text()},"root":${root}}}`
  }
}
