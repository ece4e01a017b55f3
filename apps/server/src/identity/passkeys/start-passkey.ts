import { mostPasskeys, type PasskeyCreation } from '@soundroof/contract/identity/passkey'
import type { Account, Context, Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { refuseManyNotices } from '../../platform/mail/security-notices.ts'
import { turnedOnAt } from '../one-time-codes/code-rows.ts'
import { withBothFactors } from '../one-time-codes/require-password-and-code.ts'
import { challengeLife, openChallenge } from './challenges.ts'
import { findPasskeys, type Passkey } from './passkey-rows.ts'
import { proveTypedPassword } from './prove-password.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'
import { algorithms } from './verify-passkey.ts'

const creation = (
  site: RelyingParty,
  account: Account,
  present: readonly Passkey[],
  challenge: string,
): PasskeyCreation => ({
  challenge,
  rp: { id: site.id, name: site.name },
  user: { id: userHandleOf(account.id), name: account.email, displayName: account.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeLife,
  attestation: 'none',
  excludeCredentials: present.map(({ credential, transports }) => ({
    type: 'public-key',
    id: credential,
    transports: [...transports],
  })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

/** Password, and the code where codes are on, in the transaction that uses it up. */
const proveFactors = async (context: Context<'startPasskey'>): Promise<void> => {
  const { db, account, body } = context
  if ((await turnedOnAt(db, account.id)) === null) await proveTypedPassword(context, body.password)
  else await withBothFactors(context, { kinds: 'one-time', change: async () => undefined })
}

/** Needs the factors of the account; refuses more than `mostPasskeys`. */
export const startPasskey: Handler<'startPasskey'> = async (context) => {
  const { db, clock, config, account } = context
  await proveFactors(context)
  await refuseManyNotices(db, context, account.email, clock())
  const present = await findPasskeys(db, account.id)
  if (present.length >= mostPasskeys) throw refuse(409, 'tooManyPasskeys', { max: mostPasskeys })
  const challenge = await openChallenge(db, account, clock())
  return { data: creation(relyingParty(config), account, present, challenge) }
}
