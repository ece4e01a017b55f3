import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@soundroof/contract/identity/passkey'
import { say } from '@soundroof/contract/platform/messages'
import { toast } from '../../../../platform/toast.ts'

/** The browser asks the device, and the device its owner. The library comes with the first question. */
const library = () => import('@simplewebauthn/browser')

/** Pages without encryption have none, but for this machine's own. */
export const knowsPasskeys = (): boolean => window.PublicKeyCredential !== undefined

type Words = Readonly<Record<string, string>>

const wordsFor = (site: string): Words => ({
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: say('passkeyOnDevice'),
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: say('passkeyNeedsLock'),
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: say('passkeyNeedsLock'),
  ERROR_INVALID_DOMAIN: say('passkeyElsewhere', { address: site }),
  ERROR_INVALID_RP_ID: say('passkeyElsewhere', { address: site }),
})

/** Browsers say the same for a person who cancels and a device without a passkey. */
const told = (error: unknown, site: string): null => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  toast(wordsFor(site)[code] ?? say('passkeyNotUsed'), 'problem')
  return null
}

/** Null when none was made; the user has been told. */
export const createPasskey = async (options: PasskeyCreation): Promise<Omit<NewPasskey, 'name'> | null> => {
  const { startRegistration } = await library()
  try {
    // The contract keeps the ways to a device as the browser named them.
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    const { clientDataJSON, attestationObject, transports } = made.response
    return {
      credential: made.id,
      clientData: clientDataJSON,
      attestation: attestationObject,
      transports: transports ?? [],
    }
  } catch (error) {
    return told(error, options.rp.id)
  }
}

/** Null when no passkey answered; the user has been told. */
export const answerWithPasskey = async (options: PasskeyRequest): Promise<PasskeyAnswer | null> => {
  const { startAuthentication } = await library()
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { credential: id, clientData: clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    return told(error, options.rpId)
  }
}
