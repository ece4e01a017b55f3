import * as asn1js from 'asn1js'
import { type Attribute, Certificate, ContentInfo, SignedData } from 'pkijs'
import { ids, sha256 } from './cades-signature.ts'
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

/** The zeros that fill the reserved place are no part of the structure; anything else there was put in later. */
const cmsOf = (signature: Uint8Array<ArrayBuffer>): SignedData | null => {
  const { offset, result } = asn1js.fromBER(signature)
  if (offset === -1 || signature.subarray(offset).some((byte) => byte !== 0)) return null
  const envelope = new ContentInfo({ schema: result })
  return envelope.contentType === ids.signedData ? new SignedData({ schema: envelope.content }) : null
}

const onlySigner = (cms: SignedData): Certificate | null => {
  const [signer, another] = cms.signerInfos
  if (!signer || another || cms.encapContentInfo.eContent) return null
  const certificates = (cms.certificates ?? []).filter((each) => each instanceof Certificate)
  return certificates.find(({ serialNumber }) => serialNumber.isEqual(signer.sid.serialNumber)) ?? null
}

/** The value of ESSCertIDv2: SEQUENCE { SEQUENCE { SEQUENCE { [hash algorithm], hash } } }. */
const namedCertificate = (attribute: Attribute | undefined): string | null => {
  const inner = (value: unknown): readonly unknown[] => (value instanceof asn1js.Sequence ? value.valueBlock.value : [])
  const [certificate] = inner(inner(attribute?.values[0])[0])
  const hash = inner(certificate).find((part) => part instanceof asn1js.OctetString)
  return hash instanceof asn1js.OctetString ? hexOf(hash.getValue()) : null
}

/** Whether the signature names this very certificate, so that no other with the same key can take its place. */
const namesCertificate = (cms: SignedData, fingerprint: string): boolean =>
  namedCertificate(
    cms.signerInfos[0]?.signedAttrs?.attributes.find(({ type }) => type === ids.signingCertificateV2),
  ) === fingerprint

const described = (certificate: Certificate, fingerprint: string): SignerCertificate => ({
  name: partyName(certificate.subject),
  issuer: partyName(certificate.issuer),
  fingerprint,
  validFrom: certificate.notBefore.value.toISOString(),
  validUntil: certificate.notAfter.value.toISOString(),
})

const reasonIn = (dictionary: string): string | null => /\/Reason \(([^()\\]*)\)/.exec(dictionary)?.[1] ?? null

/** Whether the file is as it was signed, and whose certificate says so. It vouches for no certificate. */
export const verifyPdf = async (file: Uint8Array): Promise<CheckedSignature> => {
  const part = signedPart(file)
  if (part.kind !== 'whole') return { state: part.kind }
  try {
    const cms = cmsOf(part.signature)
    const certificate = cms && onlySigner(cms)
    if (!cms || !certificate) return { state: 'unreadable' }
    const fingerprint = hexOf(await sha256(certificate.toSchema().toBER()))
    const isIntact = await cms.verify({ signer: 0, data: part.content.buffer })
    if (!isIntact || !namesCertificate(cms, fingerprint)) return { state: 'changed' }
    return { state: 'valid', certificate: described(certificate, fingerprint), reason: reasonIn(part.dictionary) }
  } catch {
    return { state: 'changed' }
  }
}
