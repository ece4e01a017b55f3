import { expect, test } from 'vitest'
import type { Message } from '../../../../platform/words/use-say.ts'
import { afterLeaving, typedOver } from './typed-number.ts'

const takes = (): null => null
const refuses = (): Message => 'saved'

test('a number is taken when the field is left, once', () => {
  const taken: number[] = []
  const take = (value: number): null => {
    taken.push(value)
    return null
  }
  expect(afterLeaving({ over: 1000, steps: 2, number: 2000 }, take)).toBeNull()
  expect(afterLeaving(null, take)).toBeNull()
  expect(taken).toEqual([2000])
})

test('the same number typed again is nothing typed: it does not come back after the value has moved', () => {
  expect(afterLeaving({ over: 1000, steps: 2, number: 1000 }, refuses)).toBeNull()
})

test('a refused number stays with its reason until the value changes on the drawing', () => {
  const refused = afterLeaving({ over: 1000, steps: 2, number: 9_000_000 }, refuses)
  expect(refused).toEqual({ over: 1000, steps: 2, number: 9_000_000, refusal: 'saved' })
  expect(typedOver(refused, { over: 1000, steps: 2 })).toBe(refused)
  expect(typedOver(refused, { over: 5000, steps: 3 })).toBeNull()
})

test('a refused number goes with a step that is undone, whatever the step was about', () => {
  const refused = afterLeaving({ over: 1000, steps: 2, number: 9_000_000 }, refuses)
  expect(typedOver(refused, { over: 1000, steps: 1 })).toBeNull()
})

test('an emptied field is asked for its number', () => {
  expect(
    afterLeaving({ over: 1000, steps: 2, number: null }, (value) =>
      Number.isNaN(value) ? 'buildingWidthRequired' : takes(),
    ),
  ).toEqual({
    over: 1000,
    steps: 2,
    number: null,
    refusal: 'buildingWidthRequired',
  })
})
