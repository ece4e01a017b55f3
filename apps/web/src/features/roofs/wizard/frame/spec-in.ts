import { type FieldSpec, fieldSpec } from '@soundroof/contract/roofs/project/field'
import { steps } from '@soundroof/contract/roofs/project/project'
import type { StepId } from '@soundroof/contract/roofs/project/step'
import type { z } from 'zod'

/** Label, unit, limits and hint of a step's field. */
export const specIn = (id: StepId, field: string): FieldSpec => {
  const schema = (steps[id].schema.shape as Readonly<Record<string, z.ZodType>>)[field]
  if (schema === undefined) throw new Error(`the step ${id} has no field ${field}`)
  return fieldSpec(schema)
}
