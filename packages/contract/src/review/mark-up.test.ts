import { describe, expect, it } from 'vitest'
import { colourOf, type Mark, marks, measuredArea, measuredLength, type Place } from './mark-up.ts'

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
    ['a line in a colour', [{ kind: 'line', from: [0, 0], to: [1, 1], colour: 'pink' }], true],
    ['a colour that is none', [{ kind: 'line', from: [0, 0], to: [1, 1], colour: 'mauve' }], false],
    ['a dimension that is measured', [{ kind: 'dimension', from: [0, 0], to: [1, 1], millimetres: null }], true],
    ['a dimension that is stated', [{ kind: 'dimension', from: [0, 0], to: [1, 1], millimetres: 900 }], true],
    ['a dimension of nothing', [{ kind: 'dimension', from: [0, 0], to: [1, 1], millimetres: 0 }], false],
    [
      'a triangle',
      [
        {
          kind: 'polygon',
          corners: [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        },
      ],
      true,
    ],
    [
      'a polygon of two corners',
      [
        {
          kind: 'polygon',
          corners: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      false,
    ],
    [
      'a polygon with a corner outside',
      [
        {
          kind: 'polygon',
          corners: [
            [0, 0],
            [1, 0],
            [1, 1.1],
          ],
        },
      ],
      false,
    ],
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

describe('an area', () => {
  const square = {
    kind: 'polygon' as const,
    corners: [
      [0.1, 0.2],
      [0.6, 0.2],
      [0.6, 0.6],
      [0.1, 0.6],
    ] satisfies Place[],
  }

  it('is that of the corners in either direction, in pixels of the picture', () => {
    // 2000 × 1200 pixels of half a millimetre: 1 m by 0.6 m.
    for (const corners of [square.corners, square.corners.toReversed()])
      expect(measuredArea(corners, [known], size)).toBeCloseTo(0.6, 9)
    expect(
      measuredArea(
        [
          [0, 0],
          [0.5, 0],
          [0, 0.5],
        ],
        [known],
        size,
      ),
    ).toBeCloseTo((1 * 0.75) / 2, 9)
  })

  it('is not measured without a known length', () => {
    expect(measuredArea(square.corners, [square], size)).toBeNull()
  })
})

it('a mark without a colour is yellow, a known length blue', () => {
  expect(colourOf({ kind: 'arrow', from: [0, 0], to: [1, 1] })).toBe('yellow')
  expect(colourOf(known)).toBe('blue')
  expect(colourOf({ ...known, colour: 'white' })).toBe('white')
})
