import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { AssessmentResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { assess } from '@soundroof/engine/assess'
import { certificateFixing } from '@soundroof/engine/certificates/certificate-spacing'
import { fixingChecks } from '@soundroof/engine/checks/index'
import { checksFor, largestSpacing } from '@soundroof/engine/fixings/largest-spacing'
import { capacitiesOf, fixingCase } from '@soundroof/engine/testing/capacity-example'
import { stepsOf } from '@soundroof/engine/testing/trace'
import { type WorkedExample, workedExamples } from '@soundroof/engine/testing/worked-examples'
import { adapters } from '../../verify/adapters.ts'
import type { Case } from '../../verify/case.ts'
import { runCase } from '../../verify/run-cases.ts'
import type { RunCase } from '../case-values.ts'
import { comparedChecks, comparedPaths } from './compared.ts'
import type { Watch } from './functions-that-ran.ts'
import { sampleRoofs } from './sample-roofs.ts'

/** What one piece of evidence reached of the engine. */
export type Evidence = {
  readonly kind: 'cases' | 'example' | 'sample'
  /** Kind of the cases, or name of the example. */
  readonly name: string
  readonly count: number
  /** Edition of the wind standard, where one is the same for all of it. */
  readonly edition: string | null
  /** Clause and label of the steps and checks that it printed; none where only functions are known. */
  readonly printed: readonly Pick<TraceStep, 'clause' | 'label'>[]
  /** Declarations of the engine that ran. */
  readonly ran: ReadonlySet<string>
  /** What those reach: every clause; where the printed ones are known, those of docstrings alone; nothing. */
  readonly reaches: 'clauses' | 'docstrings' | 'nothing'
}

/** The edition that an adapter takes where a case names none. */
const editionOf = ({ inputs }: Case): string => (typeof inputs.edition === 'string' ? inputs.edition : '2021')

const groups = (cases: readonly Case[]): readonly (readonly [string, string, readonly Case[]])[] => {
  const found = new Map<string, Case[]>()
  for (const test of cases) {
    const key = `${test.kind} ${editionOf(test)}`
    found.set(key, [...(found.get(key) ?? []), test])
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, own]) => [...key.split(' '), own] as never)
}

export type CaseEvidence = { readonly evidence: readonly Evidence[]; readonly runs: readonly RunCase[] }

/**
 * Runs the published cases by kind and edition, and tells what each group reaches: every function on the way to a figure
 * that is compared. The generator keeps the strength of a section it has met: cases must not have run before.
 */
export const caseEvidence = async (cases: readonly Case[], { ran }: Watch): Promise<CaseEvidence> => {
  const evidence: Evidence[] = []
  const runs: RunCase[] = []
  for (const [name, edition, own] of groups(cases)) {
    const reached = await ran(() => {
      for (const test of own) runs.push({ test, outcome: runCase(test, adapters) })
    })
    evidence.push({ kind: 'cases', name, count: own.length, edition, printed: [], ran: reached, reaches: 'clauses' })
  }
  return { evidence, runs }
}

const stepsOfExample = (example: WorkedExample): Evidence['printed'] => {
  if (example.calculation === 'assessment') {
    const { trace } = assess(assessmentInput.parse(example.input), catalogue)
    const compared = comparedPaths(example)
    const steps = stepsOf(trace).flatMap(({ path, step }) => (compared.has(path) ? [step] : []))
    return [...steps, ...comparedChecks(example)]
  }
  if (example.calculation === 'certificate') {
    const fixing = certificateFixing(example.input, catalogue)
    return largestSpacing(fixing, checksFor(fixing.hardware)).steps
  }
  const { capacities, steps } = capacitiesOf(example.input)
  const limit = fixingChecks
    .find((check) => check.id === example.expected.check)
    ?.limit(fixingCase(example.input, capacities))
  return limit ? [...steps, limit] : steps
}

const hasMembers = (example: WorkedExample): boolean =>
  example.calculation === 'assessment' && example.expected.members !== undefined

const nothing: ReadonlySet<string> = new Set()

/**
 * What the worked examples reach: the steps on the way to what they compare, each by itself; and together what runs
 * where purlins and rafters are compared, which is the whole of an assessment.
 */
export const exampleEvidence = async ({ ran }: Watch): Promise<readonly Evidence[]> => {
  const found: Evidence[] = []
  const common = { kind: 'example', count: 1, edition: null } as const
  const collect = (examples: readonly (typeof workedExamples)[number][]) =>
    ran(() => {
      for (const example of examples) {
        const name = example.name.replace(/\.json$/, '')
        found.push({ ...common, name, printed: stepsOfExample(example), ran: nothing, reaches: 'nothing' })
      }
    })
  const ofMembers = await collect(workedExamples.filter(hasMembers))
  const others = await collect(workedExamples.filter((example) => !hasMembers(example)))
  found.sort((a, b) => (a.name < b.name ? -1 : 1))
  return [
    ...found,
    { ...common, name: 'those of members', printed: [], ran: ofMembers, reaches: 'docstrings' },
    { ...common, name: 'the others', printed: [], ran: others, reaches: 'nothing' },
  ]
}

const checksOf = ({ zoneResults, ridgeCorner, roofChecks }: AssessmentResult) =>
  [...zoneResults, ...(ridgeCorner === null ? [] : [ridgeCorner])]
    .flatMap(({ checks }) => checks)
    .concat(roofChecks)
    .map(({ clause, title }) => ({ clause, label: title }))

const nodeSteps = ({ steps, children }: TraceNode): readonly TraceStep[] => [...steps, ...children.flatMap(nodeSteps)]

/** What the sample roofs print and run; no figure of theirs is compared. */
export const sampleEvidence = async ({ ran }: Watch): Promise<Evidence> => {
  const printed = new Map<string, Pick<TraceStep, 'clause' | 'label'>>()
  const reached = await ran(() => {
    for (const roof of sampleRoofs) {
      const result = assess(roof, catalogue)
      for (const { clause, label } of [...nodeSteps(result.trace), ...checksOf(result)])
        printed.set(`${clause} ${label}`, { clause, label })
    }
  })
  return {
    kind: 'sample',
    name: 'sample roofs',
    count: sampleRoofs.length,
    edition: null,
    printed: [...printed.values()],
    ran: reached,
    reaches: 'docstrings',
  }
}
