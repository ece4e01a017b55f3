import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  createCMSECDSASignature,
  createECDSASignatureFromCMS,
  EncapsulatedContentInfo,
  getCrypto,
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

/** SigningCertificateV2 ::= SEQUENCE { certs SEQUENCE OF ESSCertIDv2 }, the signer's own first, with the default hash left out. */
const signingCertificates = (digests: readonly ArrayBuffer[]): asn1js.Sequence => {
  const named = (digest: ArrayBuffer) => new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: digest })] })
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: digests.map(named) })] })
}

export const certificateDigest = (certificate: Certificate): Promise<ArrayBuffer> =>
  sha256(certificate.toSchema().toBER())

type Certificates = readonly [own: Certificate, ...issuers: Certificate[]]

/** In the order of DER, which the signature is made over. PAdES forbids a signing time here. */
const signedAttributes = async (content: Uint8Array<ArrayBuffer>, certificates: Certificates) =>
  new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: ids.contentType, values: [new asn1js.ObjectIdentifier({ value: ids.data })] }),
      new Attribute({
        type: ids.messageDigest,
        values: [new asn1js.OctetString({ valueHex: await sha256(content) })],
      }),
      new Attribute({
        type: ids.signingCertificateV2,
        values: [signingCertificates(await Promise.all(certificates.map(certificateDigest)))],
      }),
    ],
  })

/** A signature without its value and algorithms. */
const unsigned = async (content: Uint8Array<ArrayBuffer>, certificates: Certificates): Promise<SignedData> => {
  const [own] = certificates
  return new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
    certificates: [...certificates],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: await signedAttributes(content, certificates),
      }),
    ],
  })
}

const envelope = (signed: SignedData): Uint8Array => {
  const info = new ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) })
  return new Uint8Array(info.toSchema().toBER())
}

/** The part of a key that names its algorithm. */
const algorithmOf = async (own: Certificate) => {
  const { algorithm } = await own.getPublicKey()
  return { ...algorithm, ...(algorithm.name === 'ECDSA' ? {} : { hash: { name: hash } }) }
}

/** A detached CMS signature of level CAdES-B-B over these bytes, DER. */
export const cadesSignature = async (
  content: Uint8Array<ArrayBuffer>,
  { certificates, privateKey }: SigningIdentity,
): Promise<Uint8Array> => {
  const [own, ...issuers] = certificates.map((bytes) => Certificate.fromBER(new Uint8Array(bytes)))
  if (!own) throw new Error('There is no certificate to sign with.')
  const signed = await unsigned(content, [own, ...issuers])
  const parameters = await algorithmOf(own)
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), parameters, false, ['sign'])
  await signed.sign(key, 0, hash, content.buffer)
  return envelope(signed)
}

const longestPoint = 66

/** The two numbers of an ECDSA signature in DER, whatever BER they had. */
const inDer = (value: ArrayBuffer): ArrayBuffer =>
  createCMSECDSASignature(createECDSASignatureFromCMS(asn1js.fromBER(value).result, longestPoint))

/** Everything that `cadesSignature` puts around the value, so that no byte outside the signature can be changed. */
export const cadesAround = async (
  content: Uint8Array<ArrayBuffer>,
  certificates: Certificates,
  value: ArrayBuffer,
): Promise<Uint8Array> => {
  const signed = await unsigned(content, certificates)
  const algorithm = await algorithmOf(certificates[0])
  const { signatureAlgorithm } = await getCrypto(true).getSignatureParameters({ algorithm } as CryptoKey, hash)
  const digestAlgorithm = new AlgorithmIdentifier({
    algorithmId: '2.16.840.1.101.3.4.2.1',
    algorithmParams: new asn1js.Null(),
  })
  signed.digestAlgorithms.push(digestAlgorithm)
  const valueHex = algorithm.name === 'ECDSA' ? inDer(value) : value
  for (const signer of signed.signerInfos)
    Object.assign(signer, { digestAlgorithm, signatureAlgorithm, signature: new asn1js.OctetString({ valueHex }) })
  return envelope(signed)
}
