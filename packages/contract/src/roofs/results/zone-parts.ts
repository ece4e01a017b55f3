import { z } from 'zod'

/** What rules out a zone. @param text words, or the engine's coded messages */
export const blockedOf = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    /** Identifier of the check; `rails` where none fit on the members. */
    check: z.string(),
    /** Null where there is no capacity to compare with. */
    utilisation: z.number().finite().nullable(),
    /** The check with its utilisation, or why it fails. */
    words: text,
  })
/** Why a zone cannot be installed. */
export type Blocked<Text> = { readonly check: string; readonly utilisation: number | null; readonly words: Text }

/** What a zone gets with each support that the purlins may have instead. */
export const ifSupportOf = <Text extends z.ZodType>(support: Text) =>
  z
    .array(
      z.strictObject({
        support,
        installable: z.boolean(),
        numRails: z.number().int().min(0).max(4),
        fixingSpacing: z.number().finite().nullable(),
      }),
    )
    .readonly()
