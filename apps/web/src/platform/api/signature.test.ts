import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomText, signatureHeaders } from './signature.ts'

const expected = (text: string): string => createHash('sha256').update(text).digest('hex')

afterEach(() => void vi.unstubAllGlobals())

describe('the signature', () => {
  it('is the uppercase hash of seconds, random text and secret', async () => {
    const headers = await signatureHeaders('geheim', 1_795_000_123_999, 'AbCd2345')
    expect(headers).toEqual({
      timeStamp: '1795000123',
      randomStr: 'AbCd2345',
      signature: expected('1795000123AbCd2345geheim').toUpperCase(),
    })
  })

  it.each(['', 'abc', 'a'.repeat(1000), 'Grüße ✓ 太陽'])('is the same without a secure context: %j', async (secret) => {
    vi.stubGlobal('crypto', {})
    const { signature } = await signatureHeaders(secret, 1_795_000_123_999, 'AbCd2345')
    expect(signature).toBe(expected(`1795000123AbCd2345${secret}`).toUpperCase())
  })

  it('has a random text of eight characters, another each time', () => {
    const texts = Array.from({ length: 50 }, randomText)
    expect(texts.every((text) => /^[A-Za-z0-9]{8}$/.test(text))).toBe(true)
    expect(new Set(texts).size).toBe(50)
  })
})
