import { z } from 'zod'
import { type Role, roles } from '../platform/access.ts'
import { type Language, languages } from './languages.ts'

/** Answer of a login; the client stores it. */
export const session = z.strictObject({
  token: z.string(),
  customer: z.strictObject({
    email: z.string(),
    phone: z.string(),
    name: z.string(),
    company_name: z.string(),
    role: z.enum(roles),
    is_subscribe: z.literal([0, 1]),
    /** Language of the account's mails. */
    language: z.enum(languages),
    /** Of the terms that the account accepted; null: none. */
    terms_version: z.string().nullable(),
  }),
})
export type Session = z.infer<typeof session>

/** Answer of a login before it gets its wire names; `token` is the secret of the session. */
export type OpenedSession = {
  readonly token: string
  readonly email: string
  readonly phone: string
  readonly name: string
  readonly companyName: string
  readonly role: Role
  readonly subscribed: boolean
  readonly language: Language
  readonly termsVersion: string | null
}

/** `is_subscribe` is 1 with a subscription in force, else 0. */
export const toWireSession = (session: OpenedSession): Session => ({
  token: session.token,
  customer: {
    email: session.email,
    phone: session.phone,
    name: session.name,
    company_name: session.companyName,
    role: session.role,
    is_subscribe: session.subscribed ? 1 : 0,
    language: session.language,
    terms_version: session.termsVersion,
  },
})
