import { z } from 'zod'

/** Strings and numbers are inserted as they are; an object is a code, written in the reader's language. */
type CodedPart = string | number | boolean | null | Coded
/** Several parts make a list in the sentence. */
export type CodedValue = CodedPart | readonly CodedPart[]
type CodedValues = { readonly [name: string]: CodedValue }

/** A sentence as code and values. Codes are those of messages, of results' messages, and words, each its own code. */
export type Coded = { readonly code: string; readonly values?: CodedValues | undefined }

const one: z.ZodType<CodedPart> = z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => coded)])

/** Checks the shape alone: any code passes. */
export const coded: z.ZodType<Coded> = z
  .strictObject({
    code: z.string().min(1),
    values: z.record(z.string(), z.union([one, z.array(one).readonly()])).optional(),
  })
  .meta({ id: 'Coded' })
