import { describe, expect, it } from 'vitest'
import { cutWords, harmlessText } from './harmless-words.ts'

/** What mail programs make links of. */
const link = /https?:\/\/|www\.|[\p{L}\p{N}]\.\p{L}|\S@\S|\b(?:tel|sms|mailto|javascript):\S/iu

describe('a text of a stranger in a mail', () => {
  it.each([
    'See https://evil.example/login now',
    'www.evil.example',
    'evil.example/path?x=1',
    'HTTPS://EVIL.EXAMPLE',
    'write to me@evil.example',
    'mailto:me@evil.example or tel:0400000000',
    'javascript:alert(1)',
    'evil．example, evil｡example',
    'ev\u200bil.exam\u200bple',
    'http:\u2060//evil\u2060.example',
  ])('%j has no link', (text) => {
    expect(harmlessText(text, 2000)).not.toMatch(link)
  })

  it.each([
    'The span is 1.5 m, measured at 10:30; M8 × 25 (grade 4.6).\n\nTwo rows, at 900 mm.',
    '檩条间距为 900 毫米。请确认！\n第二行',
  ])('%j stays as it is', (text) => {
    expect(harmlessText(text, 2000)).toBe(text)
  })

  it('keeps its lines, few of them blank, and no sign that nobody sees', () => {
    expect(harmlessText(' one\r\n\n\n\ntwo\u202e\u0007\rthree ', 2000)).toBe('one\n\ntwo\nthree')
  })

  it('is cut on a whole character', () => {
    expect(harmlessText('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`)
    expect(cutWords('short', 5)).toBe('short')
  })
})
