import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { authenticatorAddress, newSecret, stepOfCode } from './authenticator.ts'

/** RFC 6238 appendix B, SHA-1: seconds, and the code of eight digits, of which an app shows the last six. */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const
const secret = Secret.fromUTF8('12345678901234567890').base32
const at = (seconds: number): Date => new Date(seconds * 1000)

describe('a code of RFC 6238', () => {
  it.each(vectors)('at %d s is the one of the standard', (seconds, code) => {
    expect(stepOfCode(secret, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('holds in its own step and in the ones beside it, and tells which step is its own', () => {
    const code = '287082'
    const steps = [-30, 0, 1, 29, 30, 31, 59, 60, 89, 90].map((seconds) => stepOfCode(secret, code, at(seconds)))
    expect(steps).toEqual([null, 1, 1, 1, 1, 1, 1, 1, 1, null])
  })

  it.each(['', '28708', '2870822', '٢٨٧٠٨٢', 'aaaaaa', '000000'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, at(59))).toBeNull()
  })
})

describe('a secret', () => {
  it('has 160 bits and is never the same', () => {
    const made = Array.from({ length: 50 }, newSecret)
    expect(new Set(made).size).toBe(50)
    for (const one of made) expect(Secret.fromBase32(one).bytes).toHaveLength(20)
  })

  it('is told to apps with the names of product and account', () => {
    const address = authenticatorAddress(secret, 'a&b=c?d@example.org')
    expect(address).toMatch(/^otpauth:\/\/totp\/Soundroof:a%26b%3Dc%3Fd%40example\.org\?/)
    const query = new URLSearchParams(address.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      issuer: 'Soundroof',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
