import { describe, expect, it } from 'vitest'
import { codewordsOf, correction } from './qr-codewords.ts'
import { qrMatrix } from './qr-matrix.ts'

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

describe('a QR code', () => {
  it('has the error correction of the example in ISO/IEC 18004, annex I', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
    const expected = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]
    expect(correction(data, 10)).toEqual(expected)
  })

  it('has mode 4, the length, the bytes, an end, then pad bytes in turn', () => {
    const encoded = codewordsOf('01234567')
    const data = [0x40, 0x83, 0x03, 0x13, 0x23, 0x33, 0x43, 0x53, 0x63, 0x70, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
    expect(encoded?.version).toBe(1)
    expect(encoded?.codewords.slice(0, 16)).toEqual(data)
    expect(encoded?.codewords).toHaveLength(26)
  })

  it.each([
    ['x', 21],
    ['https://example.org/downloads/soundroof.apk', 33],
    ['y'.repeat(106), 41],
  ])('of %s has %i modules a side and a finder in three corners', (text, size) => {
    const rows = (qrMatrix(text) ?? []).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
    expect(rows).toHaveLength(size)
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder)
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder)
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder)
    expect(rows[6]?.slice(8, -8)).toMatch(/^(10)+1$/)
  })

  it('is refused for a text that no small code holds', () => {
    expect(qrMatrix('z'.repeat(107))).toBeNull()
  })
})
