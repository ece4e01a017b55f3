import { describe, expect, it } from 'vitest'
import { decryptText, encryptText } from './encrypted-text.ts'

const text = 'https://example.org/newPassword#abc é 屋'

describe('sealed text', () => {
  it('opens for the same secret and the same owner', () => {
    expect(decryptText('secret', 'mail 1', encryptText('secret', 'mail 1', text))).toBe(text)
  })

  it('is never the same twice, and shows nothing', () => {
    const sealed = encryptText('secret', 'mail 1', text)
    expect(sealed).not.toBe(encryptText('secret', 'mail 1', text))
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('example.org')
  })

  it.each([
    ['another secret', 'other', 'mail 1', (sealed: string) => sealed],
    ['another owner', 'secret', 'mail 2', (sealed: string) => sealed],
    ['a changed sign', 'secret', 'mail 1', (sealed: string) => (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
    ['a cut', 'secret', 'mail 1', (sealed: string) => sealed.slice(0, 8)],
  ])('does not open with %s', (_, secret, bound, change) => {
    expect(() => decryptText(secret, bound, change(encryptText('secret', 'mail 1', text)))).toThrow()
  })
})
