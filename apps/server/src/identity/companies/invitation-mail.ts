import { invitationDays } from '@soundroof/contract/identity/company'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import type { Letter } from '../../platform/mail/write-mail.ts'

/** The token stands behind a #: no server's log and no other site sees it. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/invitation#${token}`

type Invited = {
  readonly email: string
  readonly token: string
  readonly company: string
  /** Address of the account that invites. */
  readonly by: string
}

/**
 * The same whether or not the address has an account, but for the language, which its reader alone sees. Who invites is shown
 * behind the link: a person's name is theirs to type, and nobody proved the address.
 */
export const invitationMail = (
  { config }: Pick<PlatformServices, 'config'>,
  { email, token, company, by }: Invited,
): Letter<'company-invitation'> => ({
  to: email,
  by,
  code: 'company-invitation',
  values: {
    company: harmlessWords(company),
    days: invitationDays,
    link: invitationLink(config.publicUrl, token),
  },
})
