import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { resolveInput } from '@soundroof/contract/roofs/project/resolve'
import type { AssessmentResult, BriefResult } from '@soundroof/contract/roofs/results/result'
import { resultPacker } from '@soundroof/contract/roofs/results/result-packer'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { readJson } from '../../platform/http/json-body.ts'
import { Refused, refuseInput } from '../../platform/http/refused.ts'
import { type Written, written } from '../../platform/http/written.ts'
import { outputOf } from './output-text.ts'
import { type Question, questionOf } from './question.ts'
import { calculatedSteps, type Received, receiveProject } from './received-project.ts'
import type { Around } from './surroundings.ts'

/** A request as it came, and who asks. */
export type Asked = {
  /** The text of the body, empty without one. */
  readonly body: string
  readonly accountId: string
  /** Whether the result is written with its derivation, packed, or brief. */
  readonly isWhole: boolean
  /** Name of the provider, for messages. */
  readonly provider: string
  /** Memory of an answer that has gone out, for this one. */
  readonly room?: ArrayBuffer | undefined
}

/** A result as it is sent or kept: written once, in the thread that made it. */
export type Calculated = {
  readonly inputJson: string
  /** The result as JSON, as it was asked for. */
  readonly json: Written
  readonly output: string
  readonly chargeable: boolean
  readonly engineVersion: string
  readonly catalogueVersion: string
}

export type Answered = (
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly Problem[] | undefined }
  /** A defect of ours: the stack of the error. */
  | { readonly kind: 'failed'; readonly question: Question; readonly why: string }
  | { readonly kind: 'calculated'; readonly question: Question; readonly calculated: Calculated }
) & {
  /** Memory that was given and not used. */
  readonly room?: ArrayBuffer | undefined
}

const packed = resultPacker()

const brief = ({ trace: _, ...result }: AssessmentResult): string => JSON.stringify(result satisfies BriefResult)

const calculate = (input: AssessmentInput, { isWhole, room }: Asked, { catalogue }: Around): Calculated => {
  const result = assess(input, catalogue)
  const { chargeable, engineVersion, catalogueVersion } = result
  const json = written(isWhole ? packed(result) : brief(result), room ?? null)
  const output = outputOf(result, input)
  return { inputJson: JSON.stringify(input), json, output, chargeable, engineVersion, catalogueVersion }
}

/** The project of a body. Throws Refused when it is none. */
const received = (body: string, around: Around): Received => {
  const parsed = parseWith(wireProject, readJson(body))
  const project = parsed.ok ? receiveProject(parsed.value, calculatedSteps, around) : parsed
  if (!project.ok) throw refuseInput(project.problems)
  return project.value
}

const answerProject = (project: Received, asked: Asked, around: Around): Answered => {
  const input = resolveInput(project.project, choices)
  const question = questionOf(project, input, asked.accountId)
  try {
    return { kind: 'calculated', question, calculated: calculate(input, asked, around) }
  } catch (error) {
    return { kind: 'failed', question, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The answer to a request, calculated anew each time: what a caller reads is what this engine says now. */
export const answerRequest = (asked: Asked, { catalogue }: Pick<Around, 'catalogue'>): Answered => {
  const around = { catalogue, provider: asked.provider }
  try {
    return answerProject(received(asked.body, around), asked, around)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { kind: 'refused', message: error.message, issues: error.issues }
  }
}
