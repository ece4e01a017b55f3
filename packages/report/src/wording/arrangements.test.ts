import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { arrangementText, worthChoosing } from './arrangements.ts'

const say = sayIn('en-AU')

const zone = (recommended: readonly [number, number], ...others: readonly (readonly [number, number])[]) => ({
  numRails: recommended[0],
  fixingSpacing: recommended[1],
  alternatives: others.map(([numRails, fixingSpacing]) => ({ numRails, fixingSpacing })),
})
const listed = (...given: Parameters<typeof zone>) =>
  worthChoosing(zone(...given)).map(({ numRails, fixingSpacing }) => [numRails, fixingSpacing])

it('more rails are listed only where they save feet', () => {
  expect(listed([2, 600], [3, 1200])).toEqual([[3, 1200]])
  expect(listed([2, 1200], [3, 1500])).toEqual([])
  expect(listed([2, 1200], [3, 1800])).toEqual([])
  expect(listed([2, 1200], [3, 1100])).toEqual([])
})

it('fewer rails are listed, with more feet too', () => {
  expect(listed([3, 1800], [2, 900])).toEqual([[2, 900]])
})

it('of alternatives, one that another one beats is left out, and of equals the second', () => {
  expect(listed([2, 600], [3, 1800], [4, 2000])).toEqual([[3, 1800]])
  expect(listed([2, 600], [4, 2000], [3, 1800])).toEqual([[3, 1800]])
  expect(listed([2, 600], [3, 1200], [3, 1200])).toEqual([[3, 1200]])
})

it('says what an alternative depends on, with the spacing rounded down', () => {
  expect(arrangementText(say, { numRails: 3, fixingSpacing: 666.66, condition: 'rails on ribs' })).toBe(
    '3 rails with fixings every 666 mm (rails on ribs)',
  )
})
