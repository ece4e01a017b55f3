import * as asn1js from 'asn1js'
import { Certificate, ContentInfo, SignedData } from 'pkijs'
import { cadesAround, certificateDigest, ids } from './cades-signature.ts'
import { partyName } from './party-name.ts'
import { signedPart } from './signed-bytes.ts'

export type SignerCertificate = {
  readonly name: string
  readonly issuer: string
  /** SHA-256 of the certificate, hexadecimal. */
  readonly fingerprint: string
  /** ISO 8601, UTC. */
  readonly validFrom: string
  readonly validUntil: string
}

export type CheckedSignature =
  | { readonly state: 'valid'; readonly certificate: SignerCertificate; readonly reason: string | null }
  | { readonly state: 'unsigned' | 'partly' | 'changed' | 'unreadable' }

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

type Found = {
  readonly cms: SignedData
  readonly certificate: Certificate
  /** Without the zeros that fill the reserved place. */
  readonly der: Uint8Array
  readonly padding: Uint8Array
}

/** The signer's own certificate stands first. */
const found = (signature: Uint8Array<ArrayBuffer>): Found | null => {
  const { offset, result } = asn1js.fromBER(signature)
  if (offset === -1) return null
  const info = new ContentInfo({ schema: result })
  if (info.contentType !== ids.signedData) return null
  const cms = new SignedData({ schema: info.content })
  const certificate = cms.certificates?.[0]
  if (!(certificate instanceof Certificate) || cms.signerInfos.length !== 1) return null
  return { cms, certificate, der: signature.subarray(0, offset), padding: signature.subarray(offset) }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.byteLength === other.byteLength && one.every((byte, index) => byte === other[index])

/** Whether every byte is as the provider's signature would be written: unsigned bytes could differ. */
const isAsWritten = async (content: Uint8Array<ArrayBuffer>, { cms, certificate, der, padding }: Found) => {
  const issuers = (cms.certificates ?? []).slice(1).filter((each) => each instanceof Certificate)
  const value = cms.signerInfos[0]?.signature.getValue()
  if (value === undefined || padding.some((byte) => byte !== 0)) return false
  return isSame(der, await cadesAround(content, [certificate, ...issuers], value))
}

const described = (certificate: Certificate, fingerprint: string): SignerCertificate => ({
  name: partyName(certificate.subject),
  issuer: partyName(certificate.issuer),
  fingerprint,
  validFrom: certificate.notBefore.value.toISOString(),
  validUntil: certificate.notAfter.value.toISOString(),
})

const reasonIn = (dictionary: string): string | null => /\/Reason \(([^()\\]*)\)/.exec(dictionary)?.[1] ?? null

/** Whether the file is as signed, and by which certificate; does not check that the certificate is trustworthy. */
export const verifyPdf = async (file: Uint8Array): Promise<CheckedSignature> => {
  const part = signedPart(file)
  if (part.kind !== 'whole') return { state: part.kind }
  try {
    const signature = found(part.signature)
    if (!signature) return { state: 'unreadable' }
    const { cms, certificate } = signature
    const isIntact = await cms.verify({ signer: 0, data: part.content.buffer })
    if (!isIntact || !(await isAsWritten(part.content, signature))) return { state: 'changed' }
    const fingerprint = hexOf(await certificateDigest(certificate))
    return { state: 'valid', certificate: described(certificate, fingerprint), reason: reasonIn(part.dictionary) }
  } catch {
    return { state: 'changed' }
  }
}
