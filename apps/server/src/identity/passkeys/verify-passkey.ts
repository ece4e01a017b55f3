import type { NewPasskey, PasskeyAnswer } from '@soundroof/contract/identity/passkey'
import { isWithoutCertificates } from './attestation.ts'
import type { Passkey } from './passkey-rows.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded with the first passkey: most servers never need it. */
const library = () => import('@simplewebauthn/server')

/** COSE numbers of what devices sign with: Ed25519, ECDSA on P-256, and RSA for Windows. */
export const algorithms = [-8, -7, -257] as const

const type = 'public-key'

/** The library throws for a forged answer, which is a refusal and no defect. */
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

/** `publicKey` in COSE, base64url. */
export type VerifiedPasskey = Pick<Passkey, 'credential' | 'publicKey' | 'counter'>

/** Verifies a new passkey from a device that checked its owner by PIN, finger or face; null: refused. */
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
    // The credential id is also outside the signed part; both must agree.
    if (!verified || registrationInfo.credential.id !== given.credential) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  })

/** New use count of a device that signed our challenge for its owner; null: refused. */
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
