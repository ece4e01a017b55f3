import { z } from 'zod'
import { isAbn } from '../../identity/business-number.ts'
import { customer, owner } from '../../platform/access.ts'
import { inText } from '../../platform/coded/told.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import { isPhone } from '../../platform/provider.ts'
import { isBlank } from '../../platform/visible-text.ts'

/** What documents show of a firm beside its name. */
const letterhead = z.strictObject({
  /** Licence with its issuing body; empty, as for the others: none is printed. */
  licence: z.string(),
  /** Australian Business Number, as the register writes it. */
  abn: z.string(),
  phone: z.string(),
  /** Number of the accreditation by Solar Accreditation Australia. */
  accreditation: z.string(),
  /** A small JPEG as data address; null: the name is printed instead. */
  logo: z.string().nullable(),
})
/** Logo, licence and numbers of a company, on every new document. */
export type Letterhead = z.infer<typeof letterhead>

const abn = oneLine('ABN', 20)
  .refine((text) => isBlank(text) || isAbn(text), inText(told('abnInvalid')))
  .optional()
const phone = oneLine('Phone', 60)
  .refine((text) => isBlank(text) || isPhone(text), inText(told('phoneInvalid')))
  .optional()

/** Empty: removes it; absent: it stays. */
export const letterheadChange = z.strictObject({
  licence: oneLine('Licence', 200),
  abn,
  phone,
  accreditation: oneLine('Accreditation by Solar Accreditation Australia', 40).optional(),
  /** Address of an uploaded picture; null: removes it; absent: it stays. */
  logo: z.string().min(1).max(2000).nullable().optional().meta({ label: 'Logo' }),
})
export type LetterheadChange = z.infer<typeof letterheadChange>

/** Anyone of the company reads; only owners change. */
export const letterheadCalls = {
  letterhead: endpoint({
    method: 'GET',
    path: '/api/company/letterhead',
    summary: 'Logo, licence, ABN, phone and accreditation of your company, as new documents show them',
    access: customer,
    data: letterhead,
  }),
  changeLetterhead: endpoint({
    method: 'POST',
    path: '/api/company/letterhead',
    summary: 'Change logo, licence, ABN, phone and accreditation of the company',
    access: owner,
    body: letterheadChange,
    data: letterhead,
  }),
  consoleLetterhead: endpoint({
    method: 'GET',
    path: '/api/console/letterhead',
    summary: 'Logo, licence and ABN of the provider',
    access: ['administrator'],
    data: letterhead,
  }),
  changeConsoleLetterhead: endpoint({
    method: 'POST',
    path: '/api/console/letterhead',
    summary: 'Change logo, licence and ABN of the provider',
    access: ['administrator'],
    body: letterheadChange,
    data: letterhead,
  }),
} as const
