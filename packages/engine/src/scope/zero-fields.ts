import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { fixingMembers } from '../spacing/arrangements.ts'

/** Names of the fields that are 0 and that a check would divide by. */
export const zeroFields = ({ purlin, rafter }: AssessmentInput): readonly Message[] => {
  const fields: readonly { readonly name: Message; readonly value: number }[] = [
    { name: 'purlin-spacing', value: purlin.spacing },
    { name: 'rafter-spacing', value: rafter.spacing },
    { name: 'rafter-span', value: rafter.span },
  ]
  return fields.filter((field) => field.value === 0).map((field) => field.name)
}

/** What is not checked because a field is 0. */
export const notCheckedFor = (field: Message): Message => ({ code: 'field-is-zero', values: { field } })

/** A sentence with its full stop. */
export const fullStop = (sentence: Message): Message => ({ code: 'full-stop', values: { sentence } })

/** What cannot be checked because a field is 0, as sentences. */
export const zeroReasons = (input: AssessmentInput): readonly Message[] =>
  zeroFields(input).map((field) => fullStop(notCheckedFor(field)))

/** The field without which no fixing spacing can be set out; null when it is known. */
export const missingPitch = (input: AssessmentInput): Message | null => {
  if (hasFeetOverRafters(input) && input.rafter.spacing === 0) return 'rafter-spacing'
  const { name, spacing } = fixingMembers(input)
  return spacing === 0 ? `${name}-spacing` : null
}
