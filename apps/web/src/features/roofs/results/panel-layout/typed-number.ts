import type { Message } from '../../../../platform/words/use-say.ts'
/** What was typed over a value and is not taken: not left yet, or refused. */
export type TypedNumber = { readonly over: number; readonly number: number | null; readonly refusal?: Message }

/** What was typed counts over the value it was typed for, not once that has moved on the drawing or was undone. */
export const typedOver = (typed: TypedNumber | null, value: number): TypedNumber | null =>
  typed?.over === value ? typed : null

/** What remains typed after the field is left. */
export const afterLeaving = (
  typed: TypedNumber | null,
  take: (value: number) => Message | null,
): TypedNumber | null => {
  if (typed === null || typed.number === typed.over) return null
  const refusal = take(typed.number ?? Number.NaN)
  return refusal === null ? null : { ...typed, refusal }
}
