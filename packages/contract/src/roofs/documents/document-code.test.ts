import { describe, expect, it } from 'vitest'
import { documentCode, readDocumentCode } from './document-code.ts'

const code = documentCode(new Uint8Array([200, 3, 77, 14, 5, 250, 91, 33, 8, 19, 60]))

describe('the code of a document', () => {
  it('is three groups of four signs', () => {
    expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{4}(-[2-9A-HJ-NP-TV-Z]{4}){2}$/)
  })

  it.each([
    [code, 'as printed'],
    [code.toLowerCase(), 'in small letters'],
    [code.replaceAll('-', ' '), 'with spaces'],
    [` ${code.replaceAll('-', '')} `, 'without hyphens'],
    [code.replaceAll('L', '1'), 'with 1 for L'],
  ])('%s is read: %s', (typed) => {
    expect(readDocumentCode(typed)).toBe(code)
  })

  it('every mistyped sign and every two swapped neighbours are noticed', () => {
    const plain = code.replaceAll('-', '')
    const others = [...'23456789ABCDEFGHJKLMNPQRSTVWXYZ']
    for (const index of plain.split('').keys()) {
      for (const other of others.filter((sign) => sign !== plain[index]))
        expect(readDocumentCode(plain.slice(0, index) + other + plain.slice(index + 1))).toBeNull()
      const [a = '', b = ''] = [plain[index], plain[index + 1]]
      if (b !== '' && a !== b)
        expect(readDocumentCode(plain.slice(0, index) + b + a + plain.slice(index + 2))).toBeNull()
    }
  })

  it.each(['', 'ABCD', `${code}2`, '0000-0000-0000', '????-????-????'])('%j is no code', (typed) => {
    expect(readDocumentCode(typed)).toBeNull()
  })
})
