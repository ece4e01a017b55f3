import { z } from 'zod'

const text = z.string().min(1)

const numberOrText = z.union([z.number(), z.string(), z.null()])
/** A number or text that the provider put in place of the published one. */
const replacedValue = z.strictObject({ name: text, published: numberOrText, inForce: numberOrText })
export type ReplacedValue = z.infer<typeof replacedValue>

/** A sign-off as reports print it: names and day stay as they were at the time. */
export const confirmation = z.strictObject({
  /** What the figure is, in words. */
  name: text,
  confirmedBy: text,
  /** Null: the provider lets one engineer confirm alone. */
  approvedBy: text.nullable(),
  /** Day of the approval. */
  on: text,
  /** The provider's own value stands in place of the published one. */
  isReplaced: z.boolean(),
  /** What differs from the published figure, where it is numbers; left out of results issued before it was kept. */
  replaced: z.array(replacedValue).readonly().optional(),
})
export type Confirmation = z.infer<typeof confirmation>

/** A confirmed figure that a result rests on. */
export const confirmedFigure = z.strictObject({ figure: text, ...confirmation.shape })
export type ConfirmedFigure = z.infer<typeof confirmedFigure>
