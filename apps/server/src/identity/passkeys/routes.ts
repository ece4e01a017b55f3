import type { passkeyCalls } from '@soundroof/contract/identity/passkey-calls'
import type { IdentityHandlers } from '../sessions/identity-services.ts'
import { addPasskey } from './add-passkey.ts'
import { ownPasskeys } from './own-passkeys.ts'
import { passkeyLogin } from './passkey-login.ts'
import { removePasskey } from './remove-passkey.ts'
import { startPasskey } from './start-passkey.ts'
import { startPasskeyLogin } from './start-passkey-login.ts'

/** The use case of each call about passkeys. */
export const passkeyHandlers: Pick<IdentityHandlers, keyof typeof passkeyCalls> = {
  passkeys: ownPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeyLogin,
  passkeyLogin,
}
