import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { resolveInput } from '@soundroof/contract/roofs/project/resolve'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { inWords } from '@soundroof/report/wording/in-words'
import { readJson } from '../../platform/http/json-body.ts'
import { Refused, refuseInput } from '../../platform/http/refused.ts'
import type { CalculationContext } from './calculation-context.ts'
import { outputOf } from './output-text.ts'
import { type Question, questionOf } from './question.ts'
import { calculatedSteps, type Received, receiveProject } from './received-project.ts'

/** A request as it came, and who asks. */
export type Asked = {
  /** The text of the body, empty without one. */
  readonly body: string
  readonly accountId: string
  /** Name of the provider, for messages. */
  readonly provider: string
}

/** A result as it is sent and kept, as JSON from the thread that calculated it. */
export type Calculated = {
  readonly inputJson: string
  /** The result without its derivation. */
  readonly briefJson: string
  /** The derivation. */
  readonly traceJson: string
  readonly output: string
  readonly chargeable: boolean
  readonly engineVersion: string
  readonly catalogueVersion: string
}

export type Answered =
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly Problem[] | undefined }
  /** A defect of ours: the stack of the error. */
  | { readonly kind: 'failed'; readonly question: Question; readonly why: string }
  | { readonly kind: 'calculated'; readonly question: Question; readonly calculated: Calculated }

/** The result with its derivation. */
export const wholeJson = ({ briefJson, traceJson }: Calculated): string =>
  `${briefJson.slice(0, -1)},"trace":${traceJson}}`

const calculate = (input: AssessmentInput, { catalogue }: CalculationContext): Calculated => {
  const result = inWords(assess(input, catalogue), 'en-AU')
  const { trace, ...brief } = result
  return {
    inputJson: JSON.stringify(input),
    briefJson: JSON.stringify(brief satisfies BriefResult),
    traceJson: JSON.stringify(trace),
    output: outputOf(result, input),
    chargeable: result.chargeable,
    engineVersion: result.engineVersion,
    catalogueVersion: result.catalogueVersion,
  }
}

/** The project of a body. Throws Refused when it is none. */
const received = (body: string, context: CalculationContext): Received => {
  const parsed = parseWith(wireProject, readJson(body))
  const project = parsed.ok ? receiveProject(parsed.value, calculatedSteps, context) : parsed
  if (!project.ok) throw refuseInput(project.problems)
  return project.value
}

const answerProject = (project: Received, { accountId }: Asked, context: CalculationContext): Answered => {
  const input = resolveInput(project.project, choices)
  const question = questionOf(project, input, accountId)
  try {
    return { kind: 'calculated', question, calculated: calculate(input, context) }
  } catch (error) {
    return { kind: 'failed', question, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The answer to a request, calculated anew each time: what a caller reads is what this engine says now. */
export const answerRequest = (asked: Asked, { catalogue }: Pick<CalculationContext, 'catalogue'>): Answered => {
  const context = { catalogue, provider: asked.provider }
  try {
    return answerProject(received(asked.body, context), asked, context)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { kind: 'refused', message: error.message, issues: error.issues }
  }
}
