import { drawnSignature, mostPoints, type SignaturePoint } from '@soundroof/contract/review/as-built/drawn-signature'
import { expect, it } from 'vitest'
import { ended, pointAt, withPoint } from './signature-strokes.ts'

const box = { left: 20, top: 100, width: 300, height: 100 }

it.each([
  ['in the middle', 170, 150, [300, 100]],
  ['beyond the lower right corner', 999, 999, [600, 200]],
  ['beyond the upper left corner', 0, 0, [0, 0]],
])('a pointer %s is a point of the field', (_, clientX, clientY, point) => {
  expect(pointAt({ clientX, clientY }, box)).toEqual(point)
})

it('points that draw the same line are left out', () => {
  const stroke = [
    [0, 0],
    [2, 2],
    [4, 0],
    [4, 1],
  ] as SignaturePoint[]
  expect(stroke.reduce(withPoint, [])).toEqual([
    [0, 0],
    [4, 0],
  ])
})

it('a stroke that goes on and on stays one that the contract takes, from its first point to its last', () => {
  const many = Array.from({ length: 3000 }, (_, index): SignaturePoint => [(index * 7) % 600, (index * 11) % 200])
  const stroke = ended(many.reduce(withPoint, [] as SignaturePoint[]))
  expect(stroke.length).toBeLessThanOrEqual(mostPoints)
  expect([stroke[0], stroke.at(-1)]).toEqual([many[0], many.at(-1)])
  expect(drawnSignature.safeParse([stroke]).success).toBe(true)
})

it('a dot is a stroke too', () => {
  expect(drawnSignature.safeParse([ended([[5, 5]])]).success).toBe(true)
})
