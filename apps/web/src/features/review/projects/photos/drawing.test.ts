import type { Place } from '@soundroof/contract/review/mark-up'
import { describe, expect, it } from 'vitest'
import { canClose, type Drawing, drawnTo, noDrawing, type Pen, previewOf, stepBack } from './drawing.ts'

const colour = 'blue'
const pen = (tool: Pen['tool']): Pen => ({ tool, colour })
const started: Drawing = { state: 'started', corners: [[0.1, 0.2]] }

describe('a mark', () => {
  it('starts at its first place and ends at its second', () => {
    expect(drawnTo(noDrawing, pen('arrow'), [0.1, 0.2])).toEqual(started)
    expect(drawnTo(started, pen('arrow'), [0.4, 0.2])).toEqual({
      state: 'done',
      mark: { kind: 'arrow', from: [0.1, 0.2], to: [0.4, 0.2], colour },
    })
  })

  it('has no length of nothing', () => {
    expect(drawnTo(started, pen('length'), [0.1, 0.2])).toBe(started)
  })

  it('waits for its words: a note after one place, a known length or dimension after two', () => {
    expect(drawnTo(noDrawing, pen('note'), [0.3, 0.3])).toMatchObject({ state: 'worded', mark: { kind: 'note' } })
    expect(drawnTo(started, pen('known-length'), [0.9, 0.2])).toMatchObject({
      state: 'worded',
      mark: { millimetres: 0 },
    })
    expect(drawnTo(started, pen('dimension'), [0.9, 0.2])).toMatchObject({
      state: 'worded',
      mark: { millimetres: null },
    })
  })

  it('is previewed from its first place on', () => {
    expect(previewOf(noDrawing, pen('rectangle'), [1, 1])).toBeNull()
    expect(previewOf(started, pen('rectangle'), [1, 1])).toEqual({
      ...{ kind: 'rectangle', from: [0.1, 0.2], to: [1, 1], colour },
    })
  })
})

describe('a polygon', () => {
  const corners: readonly Place[] = [
    [0.1, 0.2],
    [0.5, 0.2],
    [0.5, 0.6],
  ]
  const drawn = (places: readonly Place[]) =>
    places.reduce<Drawing>((now, place) => {
      const next = drawnTo(now, pen('polygon'), place)
      return next.state === 'done' ? noDrawing : next
    }, noDrawing)

  it.each([
    ['its first', 0],
    ['its last', 2],
  ])('ends at %s corner once more', (_, at) => {
    const mark = { kind: 'polygon', corners: [...corners], colour }
    expect(drawnTo(drawn(corners), pen('polygon'), corners[at] ?? [0, 0])).toEqual({ state: 'done', mark })
  })

  it('has three corners at least, and loses its last when it is taken back', () => {
    const two = drawn(corners.slice(0, 2))
    expect(drawnTo(two, pen('polygon'), [0.5, 0.2])).toEqual(two)
    expect([canClose(two, 'polygon'), canClose(drawn(corners), 'polygon')]).toEqual([false, true])
    expect(stepBack(drawn(corners))).toEqual(two)
    expect(stepBack(started)).toBe(noDrawing)
  })

  it('is previewed as a line, then as a polygon to the pointer', () => {
    expect(previewOf(started, pen('polygon'), [1, 1])).toMatchObject({ kind: 'line', to: [1, 1] })
    expect(previewOf(drawn(corners), pen('polygon'), [0.1, 0.6])).toMatchObject({ corners: [...corners, [0.1, 0.6]] })
  })
})
