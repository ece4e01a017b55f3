import { invitationDays } from '@soundroof/contract/company'
import type { Mail } from '../mail/mail-queue.ts'
import type { Services } from '../platform/handler.ts'

/** Strangers choose these names and we send them to strangers: no signs of which a mail program makes a link, no lines. */
const harmless = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N} &'’.,()-]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

/** The token stands behind a #: no server's log and no other site sees it. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/invitation#${token}`

type Invited = {
  readonly email: string
  readonly token: string
  readonly company: string
  readonly invitedBy: string
}

/** The same whether or not the address has an account. */
export const invitationMail = ({ config }: Pick<Services, 'config'>, invited: Invited): Mail => ({
  to: invited.email,
  subject: 'Invitation to a company on Soundroof',
  text: [
    `${harmless(invited.invitedBy)} invites you to work on the projects of ${harmless(invited.company)} with Soundroof.`,
    '',
    `To accept, open this link within ${invitationDays} days:`,
    invitationLink(config.publicUrl, invited.token),
    '',
    'You did not expect this? Then there is nothing to do: without you nothing happens.',
  ].join('\n'),
})
