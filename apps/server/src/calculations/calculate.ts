import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import { assess } from '@soundroof/engine/assess'
import { outputOf } from './output-text.ts'

/** A result as it is sent and kept: written once, in the thread that made it. */
export type Calculated = {
  /** The result as JSON in UTF-8. */
  readonly json: Uint8Array
  readonly output: string
  readonly chargeable: boolean
  readonly engineVersion: string
  readonly catalogueVersion: string
}

const encoder = new TextEncoder()

/** The result of a question, calculated anew each time: what a caller reads is what this engine says now. */
export const calculate = (input: AssessmentInput, catalogue: Catalogue): Calculated => {
  const result = assess(input, catalogue)
  const { chargeable, engineVersion, catalogueVersion } = result
  const json = encoder.encode(JSON.stringify(result))
  return { json, output: outputOf(result, input), chargeable, engineVersion, catalogueVersion }
}
