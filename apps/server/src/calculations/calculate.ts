import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { resultPacker } from '@soundroof/contract/packed-result'
import { parseWith } from '@soundroof/contract/parse'
import type { Problem } from '@soundroof/contract/problem'
import { resolveInput } from '@soundroof/contract/project/resolve'
import { wireProject } from '@soundroof/contract/wire'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { readJson } from '../platform/json-body.ts'
import { Refused, refuseInput } from '../platform/refused.ts'
import { outputOf } from './output-text.ts'
import { type Question, questionOf } from './question.ts'
import { calculatedSteps, type Received, receiveProject } from './received-project.ts'
import type { Around } from './surroundings.ts'

/** A request as it came, and who asks. */
export type Asked = {
  /** The text of the body, empty without one. */
  readonly body: string
  readonly accountId: string
  /** Name of the provider, for messages. */
  readonly provider: string
}

/** A result as it is sent and kept: written once, in the thread that made it. */
export type Calculated = {
  readonly inputJson: string
  /** The packed result as JSON in UTF-8. */
  readonly json: Uint8Array
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

/** A buffer of this size has its memory for itself: it can be handed over. */
const bytesOf = (text: string): Uint8Array => {
  const { buffer, byteOffset, byteLength } = Buffer.from(text)
  return new Uint8Array(buffer, byteOffset, byteLength)
}

const packed = resultPacker()

const calculate = (input: AssessmentInput, { catalogue }: Around): Calculated => {
  const result = assess(input, catalogue)
  const { chargeable, engineVersion, catalogueVersion } = result
  const json = bytesOf(packed(result))
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

const answerProject = (project: Received, accountId: string, around: Around): Answered => {
  const input = resolveInput(project.project, choices)
  const question = questionOf(project, input, accountId)
  try {
    return { kind: 'calculated', question, calculated: calculate(input, around) }
  } catch (error) {
    return { kind: 'failed', question, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The answer to a request, calculated anew each time: what a caller reads is what this engine says now. */
export const answerRequest = (
  { body, accountId, provider }: Asked,
  { catalogue }: Pick<Around, 'catalogue'>,
): Answered => {
  const around = { catalogue, provider }
  try {
    return answerProject(received(body, around), accountId, around)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { kind: 'refused', message: error.message, issues: error.issues }
  }
}
