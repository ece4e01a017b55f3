import { z } from 'zod'
import { customer, owner } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { oneLine } from '../../platform/one-line.ts'

/** What documents show of a firm beside its name. */
const letterhead = z.strictObject({
  /** Licence or accreditation with its issuing body; empty: none is printed. */
  licence: z.string(),
  /** A small JPEG as data address; null: the name is printed instead. */
  logo: z.string().nullable(),
})
/** Logo and licence of a company, on every new document. */
export type Letterhead = z.infer<typeof letterhead>

export const letterheadChange = z.strictObject({
  licence: oneLine('Licence or accreditation', 200),
  /** Address of an uploaded picture; null: removes it; absent: it stays. */
  logo: z.string().min(1).max(2000).nullable().optional().meta({ label: 'Logo' }),
})
export type LetterheadChange = z.infer<typeof letterheadChange>

/** Anyone of the company reads; only owners change. */
export const letterheadCalls = {
  letterhead: endpoint({
    method: 'GET',
    path: '/api/company/letterhead',
    summary: 'Logo and licence of your company, as new documents show them',
    access: customer,
    data: letterhead,
  }),
  changeLetterhead: endpoint({
    method: 'POST',
    path: '/api/company/letterhead',
    summary: 'Change logo and licence of the company',
    access: owner,
    body: letterheadChange,
    data: letterhead,
  }),
  consoleLetterhead: endpoint({
    method: 'GET',
    path: '/api/console/letterhead',
    summary: 'Logo and licence of the provider',
    access: ['administrator'],
    data: letterhead,
  }),
  changeConsoleLetterhead: endpoint({
    method: 'POST',
    path: '/api/console/letterhead',
    summary: 'Change logo and licence of the provider',
    access: ['administrator'],
    body: letterheadChange,
    data: letterhead,
  }),
} as const
