import type { Calculation } from '@soundroof/contract/api'
import type { AssessmentResult } from '@soundroof/contract/result'
import { catalogue } from '@soundroof/data'
import { assess } from '@soundroof/engine/assess'
import { outputOf } from './output-text.ts'
import type { Question } from './question.ts'

export type Calculated = {
  readonly result: AssessmentResult
  readonly output: string
  /** Both as JSON, without the brace at the end. */
  readonly opening: Buffer
}

const calculateNow = ({ input }: Question): Calculated => {
  const result = assess(input, catalogue)
  const output = outputOf(result, input)
  const json = JSON.stringify({ result, isResult: 1, output })
  return { result, output, opening: Buffer.from(json.slice(0, -1)) }
}

/** What one process remembers; a result is some 50 kB. */
const most = 100
const remembered = new Map<string, Calculated>()

/**
 * The result of a question. The engine is pure and its version is that of the process:
 * the same input gives the same result, so a process that has just calculated it need not do it again.
 */
export const calculate = (asked: Question): Calculated => {
  const calculated = remembered.get(asked.inputHash) ?? calculateNow(asked)
  remembered.delete(asked.inputHash)
  remembered.set(asked.inputHash, calculated)
  const [oldest] = remembered.keys()
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
  return calculated
}

type Answer = { readonly data: Calculation; readonly dataBytes: Buffer }

/** An issued result as it is answered. */
export const answerOf = ({ result, output, opening }: Calculated, times: number): Answer => ({
  data: { result, isResult: 1, output, times },
  dataBytes: Buffer.concat([opening, Buffer.from(`,"times":${times}}`)]),
})
