import { describe, expect, it } from 'vitest'
import { printable } from './printable.ts'

/** A font of Latin letters. */
const hasGlyph = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x250) || code === 0x2264
const isHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff
const shown = (text: string) => printable(text, { isOwn: hasGlyph, isHan })

describe('what a font cannot show', () => {
  it.each([
    ['a 😀 b', 'a □ b'],
    ['👩‍👩‍👧‍👦!', '□!'],
    ['مرحبا', '□□□□□'],
    ['x\u202Egpj.exe', 'x□gpj.exe'],
    ['a\u0000b', 'a□b'],
    ['\ud800x', '□x'],
  ])('is visibly replaced in %j', (text, result) => {
    expect(shown(text)).toEqual({ text: result, replaced: true })
  })

  it.each([
    ['g ≤ 1.5', 'g ≤ 1.5'],
    ['tab\tand\r\nline', 'tab and\nline'],
    ['e\u0301', 'é'],
    ['陈 Chen', '陈 Chen'],
  ])('is nothing in %j', (text, result) => {
    expect(shown(text)).toEqual({ text: result, replaced: false })
  })
})
