import { z } from 'zod'
import { oneLine } from './one-line.ts'
import { version } from './provider.ts'

/** What the provider states of a review before a project is submitted. Nothing is said of what it leaves open. */
export const reviewOffer = z.strictObject({
  /** As the provider writes it; empty: not stated. */
  price: oneLine('Price of a review', 100),
  /** Null: not stated. */
  days: z.number().int().min(1).max(260).nullable().meta({ label: 'Working days of a review' }),
})
export type ReviewOffer = Readonly<z.infer<typeof reviewOffer>>

/** Before the provider has stated anything. */
export const noOffer: ReviewOffer = { price: '', days: null }

/** With the version that a change must send back; 0: never stated. */
export const versionedOffer = reviewOffer.extend({ version })
export type VersionedOffer = Readonly<z.infer<typeof versionedOffer>>
