import { invitationDays } from '@soundroof/contract/identity/company'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import type { Letter } from '../../platform/mail/write-mail.ts'

/** The token follows a #, which browsers send to no server. */
const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/invitation#${token}`

type Invited = {
  readonly email: string
  readonly token: string
  readonly company: string
  /** Address of the account that invites. */
  readonly by: string
}

/**
 * The same mail whether or not the address has an account, but for its language. The page behind the link names the
 * inviter, whose name is not proven.
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
