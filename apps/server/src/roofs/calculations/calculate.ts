import type { Told } from '@soundroof/contract/platform/coded/told'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { assess } from '@soundroof/engine/assess'
import { briefInWords, inWords } from '@soundroof/words/result-in-words'
import { readJson } from '../../platform/http/json-body.ts'
import { Refused, refuseInput } from '../../platform/http/refused.ts'
import type { CalculationContext } from './calculation-context.ts'
import { outputOf } from './output-text.ts'
import { type Question, questionOf } from './question.ts'
import { calculatedSteps, type Received, receiveProject } from './received-project.ts'

/** A request as it came, with its caller. */
export type Asked = {
  /** The text of the body, empty without one. */
  readonly body: string
  readonly accountId: string
  /** Name of the provider, for messages. */
  readonly provider: string
  /** Whether the answer includes the derivation. */
  readonly isWhole: boolean
}

/** A result as JSON, from the thread that calculated it. */
export type Calculated = {
  readonly inputJson: string
  /** To store: codes and values, with the derivation. */
  readonly codedJson: string
  /** To answer: in words, and the same in codes. */
  readonly answerJson: string
  readonly answerCodedJson: string
  readonly output: string
  readonly chargeable: boolean
  readonly engineVersion: string
  readonly catalogueVersion: string
  /** Ids of the figures that the result rests on. */
  readonly figures: readonly string[]
}

/** What the thread made of a request. */
export type Answered =
  | { readonly kind: 'refused'; readonly told: Told; readonly issues: readonly Problem[] | undefined }
  /** A defect of ours, with the stack of the error. */
  | { readonly kind: 'failed'; readonly question: Question; readonly why: string }
  | { readonly kind: 'calculated'; readonly question: Question; readonly calculated: Calculated }

/** Ids of the figures behind a result. */
export const restsOn = ({ unverified, confirmedFigures = [] }: BriefResult): readonly string[] => [
  ...new Set([...unverified.flatMap(({ figures = [] }) => figures), ...confirmedFigures.map(({ figure }) => figure)]),
]

/** @param isWhole the answer includes the derivation */
export const calculateRoof = (
  input: AssessmentInput,
  isWhole: boolean,
  { catalogue }: Pick<CalculationContext, 'catalogue'>,
): Calculated => {
  const coded = assess(input, catalogue)
  const { trace: _, ...brief } = coded
  const result = isWhole ? inWords(coded, 'en-AU') : briefInWords(coded, 'en-AU')
  const codedJson = JSON.stringify(coded)
  return {
    inputJson: JSON.stringify(input),
    codedJson,
    answerJson: JSON.stringify(result),
    answerCodedJson: isWhole ? codedJson : JSON.stringify(brief),
    output: outputOf(result, input),
    chargeable: result.chargeable,
    engineVersion: result.engineVersion,
    catalogueVersion: result.catalogueVersion,
    figures: restsOn(result),
  }
}

/** The project of a body. Throws Refused where it is none. */
const received = (body: string, context: CalculationContext): Received => {
  const parsed = parseWith(wireProject, readJson(body))
  const project = parsed.ok ? receiveProject(parsed.value, calculatedSteps, context) : parsed
  if (!project.ok) throw refuseInput(project.problems)
  return project.value
}

const answerProject = (project: Received, { accountId, isWhole }: Asked, context: CalculationContext): Answered => {
  const input = resolveInput(project.project, context.choices)
  const question = questionOf(project, input, accountId)
  try {
    return { kind: 'calculated', question, calculated: calculateRoof(input, isWhole, context) }
  } catch (error) {
    return { kind: 'failed', question, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Calculates at every call, so that callers always read the present engine's answer. */
export const answerRequest = (asked: Asked, figures: Omit<CalculationContext, 'provider'>): Answered => {
  const context = { ...figures, provider: asked.provider }
  try {
    return answerProject(received(asked.body, context), asked, context)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { kind: 'refused', told: { coded: error.coded }, issues: error.issues }
  }
}
