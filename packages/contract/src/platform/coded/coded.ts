import { z } from 'zod'

/** A string or number is said as it is; an object is said in the reader's language. */
type CodedPart = string | number | boolean | null | Coded
export type CodedValue = CodedPart | readonly CodedPart[]
export type CodedValues = { readonly [name: string]: CodedValue }

/**
 * What a sentence of ours says, to be said in any language: the key of a message, the code of a result's message, or a word of ours,
 * such as the label of a field, whose code is the word itself. A test keeps the three apart.
 */
export type Coded = { readonly code: string; readonly values?: CodedValues | undefined }

const one: z.ZodType<CodedPart> = z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => coded)])

export const coded: z.ZodType<Coded> = z
  .strictObject({
    code: z.string().min(1),
    values: z.record(z.string(), z.union([one, z.array(one).readonly()])).optional(),
  })
  .meta({ id: 'Coded' })
