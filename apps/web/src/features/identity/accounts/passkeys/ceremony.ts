import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@soundroof/contract/identity/passkey'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Loads the WebAuthn library on first use. */
const library = () => import('@simplewebauthn/browser')

/** Browsers offer passkeys only over HTTPS or on localhost. */
export const supportsPasskeys = (): boolean => window.PublicKeyCredential !== undefined

type Words = Readonly<Record<string, Message>>

const wordsFor = (site: string): Words => ({
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkeyOnDevice',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'passkeyNeedsLock',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'passkeyNeedsLock',
  ERROR_INVALID_DOMAIN: { code: 'passkeyElsewhere', values: { address: site } },
  ERROR_INVALID_RP_ID: { code: 'passkeyElsewhere', values: { address: site } },
})

/** Browsers report the same error when a person cancels and when a device has no passkey. */
const showFailure = (error: unknown, site: string): null => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  toast(wordsFor(site)[code] ?? 'passkeyNotUsed', 'problem')
  return null
}

/** Null, with a toast, when none was created. */
export const createPasskey = async (options: PasskeyCreation): Promise<Omit<NewPasskey, 'name'> | null> => {
  const { startRegistration } = await library()
  try {
    // The contract keeps the transports as the browser named them.
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    const { clientDataJSON, attestationObject, transports } = made.response
    return {
      credential: made.id,
      clientData: clientDataJSON,
      attestation: attestationObject,
      transports: transports ?? [],
    }
  } catch (error) {
    return showFailure(error, options.rp.id)
  }
}

/** Null, with a toast, when no passkey answered. */
export const answerWithPasskey = async (options: PasskeyRequest): Promise<PasskeyAnswer | null> => {
  const { startAuthentication } = await library()
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { credential: id, clientData: clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    return showFailure(error, options.rpId)
  }
}
