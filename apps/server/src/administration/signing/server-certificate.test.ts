import { X509Certificate } from 'node:crypto'
import { selfMadeIdentity } from '@soundroof/report/signature/signing-identity'
import { expect, it } from 'vitest'
import { describeCertificate } from './server-certificate.ts'

const validity = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2027-01-01T00:00:00Z') }
const { certificates, privateKey } = await selfMadeIdentity('Müller Engineers', validity)

it('tells name, time and fingerprint, and that the server made it itself', () => {
  const described = describeCertificate(certificates, new Date('2026-12-01T12:00:00Z'))
  expect(described).toMatchObject({
    subject: 'CN=Müller Engineers',
    issuer: 'CN=Müller Engineers',
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2027-01-01T00:00:00.000Z',
    isSelfMade: true,
    daysLeft: 30,
  })
  expect(described.fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
})

it('hands out the certificate alone, never the key', () => {
  const { pem } = describeCertificate(certificates, validity.from)
  expect(new X509Certificate(pem).raw.equals(certificates[0] ?? Buffer.alloc(0))).toBe(true)
  expect(pem).not.toContain('PRIVATE')
  expect(pem).not.toContain(Buffer.from(privateKey).toString('base64').slice(0, 40))
})

it('counts the days after its end', () => {
  expect(describeCertificate(certificates, new Date('2027-01-03T00:00:00Z')).daysLeft).toBe(-2)
})
