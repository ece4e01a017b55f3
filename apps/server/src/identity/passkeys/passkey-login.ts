import type { PasskeyAnswer } from '@soundroof/contract/identity/passkey'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Refused, refuse } from '../../platform/http/refused.ts'
import { holdAccount } from '../accounts/account-rows.ts'
import {
  recordNetworkFailure,
  recordSuccess,
  refuseFlood,
  refuseFullNetwork,
} from '../login-throttle/login-throttle.ts'
import type { IdentityHandler } from '../sessions/identity-services.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { challengeOf } from './client-data.ts'
import { findByCredential, noteUse, type Passkey } from './passkey-rows.ts'
import { relyingParty } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'
import { verifyAnswer } from './verify-passkey.ts'

type Proof = { readonly passkey: Passkey; readonly counter: number }

/** The same refusal for an unknown passkey, another person's, and a wrong signature. */
const opensNothing = () => refuse(400, 'passkeyOpensNothing')

/** Verifies the answer: its passkey, and the device's new use count. */
const prove = async (
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  answer: PasskeyAnswer,
  now: Date,
): Promise<Proof | Refused> => {
  const site = relyingParty(config)
  const challenge = await challengeOf(db, answer.clientData, { type: 'webauthn.get', asker: null, site, now })
  if (challenge instanceof Refused) return challenge
  const passkey = await findByCredential(db, answer.credential)
  if (passkey === null || userHandleOf(passkey.accountId) !== answer.userHandle) return opensNothing()
  const counter = await verifyAnswer(answer, passkey, { challenge, site })
  return counter === null ? opensNothing() : { passkey, counter }
}

/** The device verified its owner, so the login needs no password and no code. */
export const passkeyLogin: IdentityHandler<'passkeyLogin'> = async (context) => {
  const { db, clock, body, address, agent } = context
  const now = clock()
  const network = networkOf(address)
  await refuseFlood(db, network, now)
  await refuseFullNetwork(db, network, now)
  const proof = await prove(context, body, now)
  if (proof instanceof Refused) {
    await recordNetworkFailure(db, network, now)
    throw proof
  }
  const { passkey, counter } = proof
  const opened = await db.transaction(async (tx) => {
    // Locks the account before its passkeys, as a reset by mail does.
    const account = await holdAccount(tx, passkey.accountId)
    if (!account || !(await noteUse(tx, passkey.id, counter, now))) throw opensNothing()
    await recordSuccess(tx, { account: account.email, network }, account.id, now)
    return { account, token: await openSession(tx, account.id, agent, now) }
  })
  return { data: await sessionAnswer(context, opened.account, opened.token, now), who: opened.account.id }
}
