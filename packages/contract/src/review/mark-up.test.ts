import { describe, expect, it } from 'vitest'
import { type Mark, marks, measuredLength } from './mark-up.ts'

const known: Mark = { kind: 'known-length', from: [0, 0.5], to: [0.5, 0.5], millimetres: 1000 }
const size = { width: 4000, height: 3000 }

describe('marks', () => {
  it.each([
    ['a corner', [{ kind: 'arrow', from: [0, 0], to: [1, 1] }], true],
    ['outside', [{ kind: 'arrow', from: [-0.001, 0], to: [1, 1] }], false],
    ['a number that is none', [{ kind: 'note', at: [Number.NaN, 0], text: 'x' }], false],
    ['a blank note', [{ kind: 'note', at: [0, 0], text: ' \u200b ' }], false],
    ['a known length of nothing', [{ ...known, millimetres: 0 }], false],
    ['a note of a blank that is drawn', [{ kind: 'note', at: [0, 0], text: '\u2800\u200d\ufe0f' }], false],
    ['a line without length', [{ kind: 'length', from: [0.2, 0.2], to: [0.2, 0.2] }], false],
    ['one known length', [known], true],
    ['two known lengths', [known, known], false],
  ])('%s', (_, value, isTaken) => {
    expect(marks.safeParse(value).success).toBe(isTaken)
  })
})

describe('a length', () => {
  it('is measured against the known one, in pixels of the picture', () => {
    // 2000 pixels are 1000 mm; 1500 pixels downwards are 750 mm.
    expect(measuredLength({ from: [0.1, 0.2], to: [0.1, 0.7] }, [known], size)).toBeCloseTo(750, 9)
  })

  it('is not measured without a known one, or against a point', () => {
    expect(measuredLength({ from: [0, 0], to: [1, 1] }, [], size)).toBeNull()
    expect(measuredLength({ from: [0, 0], to: [1, 1] }, [{ ...known, to: known.from }], size)).toBeNull()
  })
})
