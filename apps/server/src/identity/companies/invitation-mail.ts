import { invitationDays } from '@soundroof/contract/identity/company'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import type { Mail } from '../../platform/mail/mail-queue.ts'

const quoted = (name: string): string => {
  const words = harmlessWords(name)
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
