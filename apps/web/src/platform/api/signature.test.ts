import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha-256.ts'
import { randomText, signatureHeaders } from './signature.ts'

const expected = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('SHA-256 without a secure context', () => {
  it.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'a'.repeat(1000), 'Grüße ✓ 太陽'])(
    'agrees with the platform for %j',
    (text) => {
      expect(sha256(text)).toBe(expected(text))
    },
  )
})

describe('the signature', () => {
  it('is the uppercase hash of seconds, random text and secret', async () => {
    const headers = await signatureHeaders('geheim', 1_795_000_123_999, 'AbCd2345')
    expect(headers).toEqual({
      timeStamp: '1795000123',
      randomStr: 'AbCd2345',
      signature: expected('1795000123AbCd2345geheim').toUpperCase(),
    })
  })

  it('has a random text of eight characters, another each time', () => {
    const texts = Array.from({ length: 50 }, randomText)
    expect(texts.every((text) => /^[A-Za-z0-9]{8}$/.test(text))).toBe(true)
    expect(new Set(texts).size).toBe(50)
  })
})
