import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { packResult } from '@soundroof/contract/packed-result'
import { parseWith } from '@soundroof/contract/parse'
import type { Problem } from '@soundroof/contract/problem'
import { resolveInput } from '@soundroof/contract/project/resolve'
import { wireProject } from '@soundroof/contract/wire'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { outputOf } from './output-text.ts'
import { type Question, questionOf } from './question.ts'
import { calculatedSteps, receiveProject } from './received-project.ts'
import type { Around } from './surroundings.ts'

/** A request as it came, and who asks. */
export type Asked = {
  /** JSON; undefined: the request has no body. */
  readonly body: string | undefined
  readonly accountId: string
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
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** A defect of ours: the stack of the error. */
  | { readonly kind: 'failed'; readonly question: Question; readonly why: string }
  | { readonly kind: 'calculated'; readonly question: Question; readonly calculated: Calculated }

const encoder = new TextEncoder()

const calculate = (input: AssessmentInput, { catalogue }: Around): Calculated => {
  const result = assess(input, catalogue)
  const { chargeable, engineVersion, catalogueVersion } = result
  const json = encoder.encode(JSON.stringify(packResult(result)))
  const output = outputOf(result, input)
  return { inputJson: JSON.stringify(input), json, output, chargeable, engineVersion, catalogueVersion }
}

const received = (body: string | undefined, around: Around) => {
  const parsed = parseWith(wireProject, body === undefined ? undefined : JSON.parse(body))
  return parsed.ok ? receiveProject(parsed.value, calculatedSteps, around) : parsed
}

/** The answer to a request, calculated anew each time: what a caller reads is what this engine says now. */
export const answerRequest = ({ body, accountId }: Asked, around: Around): Answered => {
  const project = received(body, around)
  if (!project.ok) return { kind: 'refused', problems: project.problems }
  const input = resolveInput(project.value.project, choices)
  const question = questionOf(project.value, input, accountId)
  try {
    return { kind: 'calculated', question, calculated: calculate(input, around) }
  } catch (error) {
    return { kind: 'failed', question, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
