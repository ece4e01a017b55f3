import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { fixingMembers } from '../layout/arrangements.ts'

/** Names of the fields that are 0 and that a check would divide by. */
export const zeroFields = ({ purlin, rafter }: AssessmentInput): readonly string[] => {
  const fields = [
    { name: 'purlin spacing', value: purlin.spacing },
    { name: 'rafter spacing', value: rafter.spacing },
    { name: 'rafter span', value: rafter.span },
  ]
  return fields.filter((field) => field.value === 0).map((field) => field.name)
}

/** What a field that is 0 leaves open. */
export const notCheckedFor = (field: string): string => `Not checked: ${field} is 0`

/** The field without which no fixing spacing can be set out; null when it is known. */
export const missingPitch = (input: AssessmentInput): string | null => {
  const { name, spacing } = fixingMembers(input)
  return spacing === 0 ? `${name} spacing` : null
}
