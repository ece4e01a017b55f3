import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines } from './line-breaking.ts'

const measure = (text: string): number => [...text].length

describe('lines', () => {
  it('break between words and keep breaks of the text', () => {
    expect(breakLines('one two three\n\nfour', 8, measure)).toEqual(['one two', 'three', '', 'four'])
  })

  it('break inside a word that is wider than the line', () => {
    expect(breakLines('abcdefghij k', 4, measure)).toEqual(['abcd', 'efgh', 'ij k'])
  })

  it('keep a number with its unit, and a citation whole', () => {
    expect(breakLines('fixings every 600 mm.', 18, measure)).toEqual(['fixings every', '600 mm.'])
    expect(breakLines('is at most 100 %, of', 15, measure)).toEqual(['is at most', '100 %, of'])
    expect(breakLines('see the Method 5.1', 14, measure)).toEqual(['see the', 'Method 5.1'])
    expect(breakLines('panel 12 metres', 8, measure)).toEqual(['panel 12', 'metres'])
  })

  it('break behind a hyphen before they break a word', () => {
    expect(breakLines('if simply-supported', 10, measure)).toEqual(['if simply-', 'supported'])
  })

  it('break Chinese between its signs, and leave no mark at the wrong end of a line', () => {
    expect(breakLines('全部支脚，装导轨前。', 4, measure)).toEqual(['全部支', '脚，装导', '轨前。'])
    expect(breakLines('测量（椽子）1200 处', 4, measure)).toEqual(['测量（椽', '子）', '1200', '处'])
  })

  it('are never wider than the room, and lose no sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 12, max: 40 }), (text, width) => {
        const lines = breakLines(text, width, measure)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        expect(lines.join('').replace(/[ \n]/g, '')).toBe(text.replace(/[ \n]/g, ''))
      }),
    )
  })
})
