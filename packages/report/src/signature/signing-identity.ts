import * as asn1js from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'

/** A private key with its certificate, as plain bytes, so that it can be passed to a thread. */
export type SigningIdentity = {
  /** DER; the signer's own first, then those that issued it. */
  readonly certificates: readonly Uint8Array[]
  /** PKCS #8. */
  readonly privateKey: Uint8Array
}

const ids = { commonName: '2.5.4.3', keyUsage: '2.5.29.15', basicConstraints: '2.5.29.19' } as const
const hash = 'SHA-256'
const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

const partyOf = (value: string): AttributeTypeAndValue =>
  new AttributeTypeAndValue({ type: ids.commonName, value: new asn1js.Utf8String({ value }) })

const extension = (extnID: string, extnValue: ArrayBuffer): Extension =>
  new Extension({ extnID, critical: true, extnValue })

/** digitalSignature and nonRepudiation. */
const signingUse = (): ArrayBuffer => new asn1js.BitString({ valueHex: new Uint8Array([0xc0]), unusedBits: 6 }).toBER()

/** Positive, as RFC 5280, 4.1.2.2 asks. */
const newSerialNumber = (): asn1js.Integer => {
  const valueHex = crypto.getRandomValues(new Uint8Array(16))
  valueHex[0] = 0x40 | ((valueHex[0] ?? 0) & 0x3f)
  return new asn1js.Integer({ valueHex })
}

export type Moment = Certificate['notBefore']['value']
export type Validity = { readonly from: Moment; readonly until: Moment }

/** A certificate that names itself as issuer: readers show its name, and that no authority vouches for it. */
export const selfMadeIdentity = async (name: string, { from, until }: Validity): Promise<SigningIdentity> => {
  const keys = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2, serialNumber: newSerialNumber() })
  for (const party of [certificate.issuer, certificate.subject]) party.typesAndValues.push(partyOf(name))
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  certificate.extensions = [
    extension(ids.basicConstraints, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(ids.keyUsage, signingUse()),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, hash)
  return {
    certificates: [new Uint8Array(certificate.toSchema(true).toBER())],
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
  }
}
