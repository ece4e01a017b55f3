import { z } from 'zod'
import { verifiedDocument } from '../roofs/documents/document.ts'

/** A present result that engineers have given up, as its customer reads it. Times in ISO 8601, UTC. */

const issued = verifiedDocument.pick({ code: true, kind: true, state: true, issuedAt: true })

export const givenUp = z.strictObject({
  /** `superseded`: a new calculation or a corrected review replaces it. `void`: its documents were withdrawn. */
  outcome: z.enum(['superseded', 'void']),
  decidedAt: z.string(),
  /** Empty: the account is gone. */
  engineer: z.string(),
  cause: z.enum(['engine', 'product', 'figures']),
  /** Names of what was replaced or taken back; empty where the cause is another. */
  figures: z.array(z.string()),
  /** Issued on it before the decision, the newest first. */
  documents: z.array(issued),
  /** The valid review that was delivered since; null: nothing replaces it yet. */
  replacedBy: issued.nullable(),
})
export type GivenUp = z.infer<typeof givenUp>
