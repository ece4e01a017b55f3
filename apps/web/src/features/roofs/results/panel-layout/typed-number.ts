import { createContext } from 'react'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Text typed over a value and not applied: the field has the focus, or the text was refused. */
export type TypedNumber = {
  readonly over: number
  /** Steps that were done when it was typed. */
  readonly steps: number
  readonly number: number | null
  readonly refusal?: Message
}

/** Steps of the drawing that are done. */
export const StepsDone = createContext(0)

/** Typed text counts for the drawing that it was typed for, not after a drag or undo, even of something else. */
export const typedOver = (typed: TypedNumber | null, now: Pick<TypedNumber, 'over' | 'steps'>): TypedNumber | null =>
  typed?.over === now.over && typed.steps === now.steps ? typed : null

/** Text that remains after the field is left. */
export const afterLeaving = (
  typed: TypedNumber | null,
  take: (value: number) => Message | null,
): TypedNumber | null => {
  if (typed === null || typed.number === typed.over) return null
  const refusal = take(typed.number ?? Number.NaN)
  return refusal === null ? null : { ...typed, refusal }
}
