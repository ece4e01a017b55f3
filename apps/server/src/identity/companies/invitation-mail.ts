import { invitationDays } from '@soundroof/contract/identity/company'
import type { PlatformServices } from '../../platform/http/handler.ts'
import type { Mail } from '../../platform/mail/mail-queue.ts'

/** Of this many digits a telephone number could be made. */
const mostDigits = 4

/**
 * Strangers choose this name and we send it to strangers: words alone, few of them. No signs of which a mail program
 * makes a link, no number to call, no lines.
 */
const harmless = (name: string): string => {
  const isNumber = (name.match(/\p{N}/gu) ?? []).length > mostDigits
  return name
    .replace(isNumber ? /\p{N}/gu : '', '')
    .replace(/[^\p{L}\p{M}\p{N} &'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim()
}

const quoted = (name: string): string => {
  const words = harmless(name)
  return words === '' ? 'a company' : `“${words}”`
}

/** The token stands behind a #: no server's log and no other site sees it. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/invitation#${token}`

type Invited = {
  readonly email: string
  readonly token: string
  readonly company: string
}

/**
 * The same whether or not the address has an account. Who invites is shown behind the link: a person's name is theirs to
 * type, and nobody proved the address.
 */
export const invitationMail = ({ config }: Pick<PlatformServices, 'config'>, invited: Invited): Mail => ({
  to: invited.email,
  subject: 'Invitation to a company on Soundroof',
  text: [
    `You are invited to work on the projects of ${quoted(invited.company)} with Soundroof.`,
    '',
    `To accept, open this link within ${invitationDays} days:`,
    invitationLink(config.publicUrl, invited.token),
    '',
    'You did not expect this? Then there is nothing to do: without you nothing happens.',
  ].join('\n'),
})
