import { z } from 'zod'
import { version } from '../platform/provider.ts'
import { hash } from './review-forms.ts'

/** Whether the provider asks for a second engineer's check of each certificate; `version` is sent back, 0: never set. */
export const certificateRules = z.strictObject({
  secondCheck: z.boolean().meta({ label: 'Second Check' }),
  version,
})
/** What the provider asks of certificates. */
export type CertificateRules = z.infer<typeof certificateRules>

/** The certificate that was read, by its code: one that was issued again meanwhile is refused. */
export const certificateCheck = z.strictObject({
  hash,
  code: z.string().min(1).max(100).meta({ label: 'Code' }),
})

/** How the second check of a project's certificate stands. Times in ISO 8601, UTC. */
export const secondCheck = z.strictObject({
  /** Whether the provider asks for it. */
  isAsked: z.boolean(),
  /** The certificate that is issued and not delivered, with the engineer who issued it; null: none. */
  issued: z
    .strictObject({
      code: z.string(),
      /** Signed for an hour. */
      address: z.string(),
      engineer: z.string(),
      /** Whether it names its check; one that does not is issued again once it is checked. */
      isChecked: z.boolean(),
    })
    .nullable(),
  /** Of what the issued certificate says; null: nobody has checked it. */
  checked: z.strictObject({ engineer: z.string(), registration: z.string(), checkedAt: z.string() }).nullable(),
  /** Whether the reader may check it: another engineer than the one who issued it, with a valid registration. */
  mayCheck: z.boolean(),
})
/** Who issued, who checked, and who may. */
export type SecondCheck = z.infer<typeof secondCheck>
