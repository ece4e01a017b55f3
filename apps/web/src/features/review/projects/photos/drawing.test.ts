import type { Mark } from '@soundroof/contract/review/mark-up'
import { describe, expect, it } from 'vitest'
import { type Drawing, drawnTo, noDrawing, previewOf, withMark } from './drawing.ts'

const started: Drawing = { state: 'started', from: [0.1, 0.2] }

describe('a mark', () => {
  it('starts at its first place and ends at its second', () => {
    expect(drawnTo(noDrawing, 'arrow', [0.1, 0.2])).toEqual(started)
    expect(drawnTo(started, 'arrow', [0.4, 0.2])).toEqual({
      state: 'done',
      mark: { kind: 'arrow', from: [0.1, 0.2], to: [0.4, 0.2] },
    })
  })

  it('has no length of nothing', () => {
    expect(drawnTo(started, 'length', [0.1, 0.2])).toBe(started)
  })

  it('waits for its words: a note after one place, a known length after two', () => {
    expect(drawnTo(noDrawing, 'note', [0.3, 0.3])).toMatchObject({ state: 'worded', mark: { kind: 'note' } })
    expect(drawnTo(started, 'known-length', [0.9, 0.2])).toMatchObject({ state: 'worded', mark: { millimetres: 0 } })
  })

  it('is previewed from its first place on', () => {
    expect(previewOf(noDrawing, 'rectangle', [1, 1])).toBeNull()
    expect(previewOf(started, 'rectangle', [1, 1])).toEqual({ kind: 'rectangle', from: [0.1, 0.2], to: [1, 1] })
  })
})

it('keeps one known length: the newest', () => {
  const known = (millimetres: number): Mark => ({ kind: 'known-length', from: [0, 0], to: [1, 0], millimetres })
  const note: Mark = { kind: 'note', at: [0, 0], text: 'Rust' }
  expect(withMark([known(900), note], known(450))).toEqual([note, known(450)])
  expect(withMark([known(900)], note)).toEqual([known(900), note])
})
