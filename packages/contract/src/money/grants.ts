import { z } from 'zod'
import { inText, word } from '../platform/coded/told.ts'
import { count } from '../platform/endpoint.ts'
import { told } from '../platform/messages.ts'
import { oneLine } from '../platform/one-line.ts'
import { isBlank } from '../platform/visible-text.ts'

const line = (label: string, max: number) =>
  oneLine(label, max).refine((text) => !isBlank(text), inText(told('textRequired', { label: word(label) })))

/** A paid period that the provider sold to a company by invoice. */
export const grantedPeriod = z.strictObject({
  company: z.string().min(1).max(100).meta({ label: 'Company id' }),
  /** One invoice grants one period to a company. */
  invoice: line('Invoice number', 60),
  months: count('Months', 36),
  /** Of the whole period. */
  calculations: count('Calculations', 100_000),
})

/** Ends a granted period now; what is used of it stays. */
export const grantEnd = z.strictObject({
  id: z.string().min(1).max(100).meta({ label: 'Period' }),
  /** Reason, stored in the audit trail. */
  reason: line('Reason', 500),
})
