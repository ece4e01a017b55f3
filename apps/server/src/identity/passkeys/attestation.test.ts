import { expect, it } from 'vitest'
import { isWithoutCertificates } from './attestation.ts'
import { type Cbor, encodeCbor } from './testing/cbor.ts'

const attestation = (format: string, statement: ReadonlyMap<string, Cbor>): string =>
  encodeCbor(
    new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', Buffer.alloc(37)],
    ]),
  ).toString('base64url')

const certificates = new Map<string, Cbor>([['x5c', [Buffer.from('certificate')]]])
const selfSigned = new Map<string, Cbor>([
  ['alg', -7],
  ['sig', Buffer.from('signature')],
])

it('reads an attestation that is none, or that the passkey signs itself', async () => {
  expect(await isWithoutCertificates(attestation('none', new Map()))).toBe(true)
  expect(await isWithoutCertificates(attestation('packed', selfSigned))).toBe(true)
})

it.each(['packed', 'tpm', 'apple', 'android-key', 'android-safetynet', 'fido-u2f'])(
  'reads no certificates: %s',
  async (format) => expect(await isWithoutCertificates(attestation(format, certificates))).toBe(false),
)

it.each(['', 'AA', 'gYGB'.repeat(1900)])('throws for what is no attestation: %s', async (text) => {
  await expect(isWithoutCertificates(text)).rejects.toThrow()
})
