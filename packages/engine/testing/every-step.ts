import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { AssessmentResult, CheckResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { arbitraryInput, arbitraryUnplaced } from './arbitrary-input.ts'
import { assessInWords as assess } from './assess-in-words.ts'
import { realisticRoofs } from './realistic-table.ts'

/** Tiles on battens of a usual gauge, so that hooks in whole courses pass as often as they do on roofs. */
const onCourses = (input: AssessmentInput): AssessmentInput =>
  input.roofCover.kind === 'tile' ? { ...input, purlin: { ...input.purlin, spacing: 330 } } : input

/** The realistic roofs, then random ones of a fixed seed: between them they reach every kind of step and check. */
const inputs = [
  ...realisticRoofs.map(({ input }) => input),
  ...fc.sample(arbitraryUnplaced, { seed: 20_261_121, numRuns: 400 }).map(onCourses),
  ...fc.sample(arbitraryInput, { seed: 20_261_123, numRuns: 100 }).map(onCourses),
]

const stepsOf = ({ steps, children }: TraceNode): readonly TraceStep[] => [...steps, ...children.flatMap(stepsOf)]

const checksOf = ({ zoneResults, ridgeCorner, roofChecks }: AssessmentResult): readonly CheckResult[] => [
  ...[...zoneResults, ...(ridgeCorner === null ? [] : [ridgeCorner])].flatMap(({ checks }) => checks),
  ...roofChecks,
]

const number = (value: number | null | undefined): string => (value == null ? '' : String(Number(value.toPrecision(9))))

const stepWords = ({ symbol, label, unit, clause, formula, status, branch = '', source = '' }: TraceStep) => [
  symbol,
  label,
  unit,
  clause,
  formula,
  status,
  branch,
  source,
]
const stepLine = (step: TraceStep): readonly string[] => {
  const given = Object.entries(step.given).map(([name, value]) => `${name}=${number(value)}`)
  return [...stepWords(step), number(step.value), given.join(' ')]
}
const checkWords = ({ id, title, unit, clause, status, outcome, memberStatus, reason }: CheckResult) => [
  id,
  title,
  unit,
  clause,
  status,
  outcome,
  memberStatus ?? '',
  reason,
]
const checkLine = (check: CheckResult): readonly string[] => [
  ...checkWords(check),
  ...[check.demand, check.capacity, check.utilisation, check.utilisationWithout, check.loadRatio].map(number),
]

/** The first of those that differ only in their numbers. */
const firstOfEach = <T>(all: Iterable<T>, words: (one: T) => readonly string[]): readonly T[] => {
  const first = new Map<string, T>()
  for (const one of all) {
    const key = words(one)
      .join('|')
      .replaceAll(/\d+(\.\d+)?/g, '#')
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const table = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join('')

/** Every kind of step and of check that results hold, each with the numbers of the first roof that has it. */
export const everyStep = (): { readonly steps: string; readonly checks: string } => {
  const results = inputs.map((input) => assess(input, catalogue))
  const steps = firstOfEach(
    results.flatMap(({ trace }) => stepsOf(trace)),
    stepWords,
  )
  const checks = firstOfEach(results.flatMap(checksOf), checkWords)
  const [ofSteps, ofChecks] = [
    ['symbol', 'label', 'unit', 'clause', 'formula', 'status', 'branch', 'source', 'value', 'given'],
    ['check', 'title', 'unit', 'clause', 'status', 'outcome', 'member status', 'reason'],
  ]
  const numbers = ['demand', 'capacity', 'utilisation', 'bare roof', 'load ratio']
  return {
    steps: table([ofSteps, ...steps.map(stepLine)]),
    checks: table([[...ofChecks, ...numbers], ...checks.map(checkLine)]),
  }
}
