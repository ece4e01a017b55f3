import type { NewPasskey, PasskeyAnswer } from '@soundroof/contract/identity/passkey'
import { isWithoutCertificates } from './attestation.ts'
import type { Passkey } from './passkey-rows.ts'
import type { RelyingParty } from './relying-party.ts'

/** The library is loaded with the first passkey: most servers start without. */
const library = () => import('@simplewebauthn/server')

/** COSE numbers of what devices sign with: Ed25519, ECDSA on P-256, and RSA for Windows. */
export const algorithms = [-8, -7, -257] as const

const type = 'public-key'

/** The library says no by an error: it is the answer of a device that was not believed, and no defect. */
const unlessRefused = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify()
  } catch {
    return null
  }
}

type Asked = { readonly challenge: string; readonly site: RelyingParty }

const expectations = ({ challenge, site }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  requireUserVerification: true,
})

export type VerifiedPasskey = Pick<Passkey, 'credential' | 'publicKey' | 'counter'>

/** What a device has made for us, after it knew its owner by PIN, finger or face; null when it is not to be believed. */
export const verifyNewPasskey = (given: NewPasskey, asked: Asked): Promise<VerifiedPasskey | null> =>
  unlessRefused(async () => {
    const { verifyRegistrationResponse } = await library()
    if (!(await isWithoutCertificates(given.attestation))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectations(asked),
      supportedAlgorithmIDs: [...algorithms],
      response: {
        id: given.credential,
        rawId: given.credential,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON: given.clientData, attestationObject: given.attestation },
      },
    })
    // The name stands beside what is signed as well: both are the same.
    if (!verified || registrationInfo.credential.id !== given.credential) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  })

/** How far the device has counted, when it has signed our challenge for its owner; null when it is not to be believed. */
export const verifyAnswer = (answer: PasskeyAnswer, passkey: Passkey, asked: Asked): Promise<number | null> =>
  unlessRefused(async () => {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectations(asked),
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      response: {
        id: answer.credential,
        rawId: answer.credential,
        type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: answer.clientData,
          authenticatorData: answer.authenticatorData,
          signature: answer.signature,
          userHandle: answer.userHandle,
        },
      },
    })
    return verified ? authenticationInfo.newCounter : null
  })
