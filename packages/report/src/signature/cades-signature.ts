import * as asn1js from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SigningIdentity } from './signing-identity.ts'

export const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  /** RFC 5035, 3: binds the signature to the certificate; SHA-256 is its default hash. */
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const

const hash = 'SHA-256'

export const sha256 = (bytes: BufferSource): Promise<ArrayBuffer> => crypto.subtle.digest(hash, bytes)

/** SigningCertificateV2 ::= SEQUENCE { certs SEQUENCE OF ESSCertIDv2 }, with the default hash left out. */
const signingCertificate = (digest: ArrayBuffer): asn1js.Sequence => {
  const certificate = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: digest })] })
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [certificate] })] })
}

/** In the order of DER, which the signature is made over. PAdES forbids a signing time here. */
const signedAttributes = async (content: Uint8Array<ArrayBuffer>, certificate: Uint8Array<ArrayBuffer>) =>
  new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: ids.contentType, values: [new asn1js.ObjectIdentifier({ value: ids.data })] }),
      new Attribute({
        type: ids.messageDigest,
        values: [new asn1js.OctetString({ valueHex: await sha256(content) })],
      }),
      new Attribute({ type: ids.signingCertificateV2, values: [signingCertificate(await sha256(certificate))] }),
    ],
  })

/** Key of the algorithm that the certificate names. */
const keyOf = async (own: Certificate, privateKey: Uint8Array): Promise<CryptoKey> => {
  const { algorithm } = await own.getPublicKey()
  const parameters = { ...algorithm, ...(algorithm.name === 'ECDSA' ? {} : { hash }) }
  return crypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), parameters, false, ['sign'])
}

/** A detached CMS signature of level CAdES-B-B over these bytes, DER. */
export const cadesSignature = async (
  content: Uint8Array<ArrayBuffer>,
  { certificates, privateKey }: SigningIdentity,
): Promise<Uint8Array> => {
  const chain = certificates.map((bytes) => Certificate.fromBER(new Uint8Array(bytes)))
  const [own] = chain
  const [ownBytes] = certificates
  if (!own || !ownBytes) throw new Error('There is no certificate to sign with.')
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
    certificates: chain,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: await signedAttributes(content, new Uint8Array(ownBytes)),
      }),
    ],
  })
  await signed.sign(await keyOf(own, privateKey), 0, hash, content.buffer)
  const envelope = new ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) })
  return new Uint8Array(envelope.toSchema().toBER())
}
