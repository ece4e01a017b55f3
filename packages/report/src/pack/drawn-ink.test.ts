import { describe, expect, it } from 'vitest'
import { fittedInk, inkRoom } from './drawn-ink.ts'

describe('ink of a signature', () => {
  it('keeps its shape, fills the height that there is, and begins at its own corner', () => {
    expect(
      fittedInk(
        [
          [
            [100, 60],
            [300, 160],
          ],
          [
            [200, 60],
            [200, 110],
          ],
        ],
        200,
      ),
    ).toEqual([
      [
        [0, 0],
        [68, 34],
      ],
      [
        [34, 0],
        [34, 17],
      ],
    ])
  })

  it.each([
    [
      'a dot',
      [[[5, 5] as [number, number], [5, 5] as [number, number]]],
      [
        [
          [0, 0],
          [0, 0],
        ],
      ],
    ],
    [
      'a line across',
      [[[0, 9] as [number, number], [600, 9] as [number, number]]],
      [
        [
          [0, 0],
          [150, 0],
        ],
      ],
    ],
  ])('stays within the width: %s', (_, drawn, fitted) => {
    expect(fittedInk(drawn, 150)).toEqual(fitted)
  })

  it('takes no room where nothing was drawn', () => {
    expect([inkRoom(undefined), inkRoom([])]).toEqual([0, 0])
    expect(
      inkRoom([
        [
          [0, 0],
          [9, 9],
        ],
      ]),
    ).toBeGreaterThan(30)
  })
})
