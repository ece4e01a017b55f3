import { X509Certificate } from 'node:crypto'
import type { ServerCertificate } from '@soundroof/contract/administration/server-certificate'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'

const day = 24 * 3600 * 1000

/** OpenSSL writes one part of a name to a line. */
const named = (name: string): string => name.split('\n').join(', ')

/** DER; the signer's own first. */
export const describeCertificate = (certificates: readonly Uint8Array[], now: Date): ServerCertificate => {
  const chain = certificates.map((der) => new X509Certificate(der))
  const [own] = chain
  if (!own) throw new Error('A signing identity has a certificate.')
  const until = new Date(own.validTo)
  return {
    subject: named(own.subject),
    issuer: named(own.issuer),
    serialNumber: own.serialNumber,
    validFrom: new Date(own.validFrom).toISOString(),
    validUntil: until.toISOString(),
    fingerprint: own.fingerprint256,
    isSelfMade: own.subject === own.issuer && own.verify(own.publicKey),
    daysLeft: Math.floor((until.getTime() - now.getTime()) / day),
    pem: chain.map(String).join(''),
  }
}

/** For administrators, who replace it. */
export const serverCertificate: RoofHandler<'serverCertificate'> = async ({ signing, clock }) => ({
  data: describeCertificate(signing.certificates, clock()),
})
