import type { Message } from '../../../../platform/words/use-say.ts'
/** Text typed over a value and not applied: the field has the focus, or the text was refused. */
export type TypedNumber = { readonly over: number; readonly number: number | null; readonly refusal?: Message }

/** Typed text counts while its value is the one that it was typed for, not after a drag or undo. */
export const typedOver = (typed: TypedNumber | null, value: number): TypedNumber | null =>
  typed?.over === value ? typed : null

/** Text that remains after the field is left. */
export const afterLeaving = (
  typed: TypedNumber | null,
  take: (value: number) => Message | null,
): TypedNumber | null => {
  if (typed === null || typed.number === typed.over) return null
  const refusal = take(typed.number ?? Number.NaN)
  return refusal === null ? null : { ...typed, refusal }
}
