import type { Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseFlood } from '../login-throttle/login-throttle.ts'
import { challengeLife, openChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

/** Names no passkey and no account, so a caller learns nothing. */
export const startPasskeyLogin: Handler<'startPasskeyLogin'> = async ({ db, clock, config, address }) => {
  const now = clock()
  await refuseFlood(db, networkOf(address), now, 'starts')
  const challenge = await openChallenge(db, null, now)
  const { id } = relyingParty(config)
  return { data: { challenge, rpId: id, timeout: challengeLife, userVerification: 'required' } }
}
