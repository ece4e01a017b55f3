import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayHoldUnstorableText, unstorableText } from './unstorable-text.ts'

describe('broken text', () => {
  it.each([
    [{ name: 'a\0' }, 'name'],
    [{ list: ['ok', { deep: '\ud800' }] }, 'list.1.deep'],
    [{ 'a\0': 'ok' }, ''],
    ['\udc00', ''],
  ])('is found in %j', (value, field) => {
    expect(unstorableText(value)?.field).toBe(field)
  })

  it.each([{ name: 'ä😀\u2028' }, [], null, 1, { list: [null, true, ''] }])('is not found in %j', (value) => {
    expect(unstorableText(value)).toBeNull()
  })

  it('never passes the quick look at the body unseen', () => {
    const unit = fc.constantFrom('a', '\0', '\ud800', '\udc00', '😀', '\\', '"', 'u0000')
    const text = fc.string({ unit })
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text))), (value) => {
        const json = JSON.stringify(value)
        return unstorableText(JSON.parse(json)) === null || mayHoldUnstorableText(json)
      }),
    )
  })
})
