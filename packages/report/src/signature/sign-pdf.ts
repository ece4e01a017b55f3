import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import { cadesSignature } from './cades-signature.ts'
import type { SigningIdentity } from './signing-identity.ts'

/** Signs a file in which the place of a signature is reserved: PAdES, level B-B. */
export const signPdf = async (pdf: Uint8Array, identity: SigningIdentity): Promise<Uint8Array> => {
  const sign = async (content: Buffer) => Buffer.from(await cadesSignature(new Uint8Array(content), identity))
  return new SignPdf().sign(Buffer.from(pdf), Object.assign(new Signer(), { sign }))
}
