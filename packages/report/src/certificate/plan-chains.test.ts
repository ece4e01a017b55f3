import { expect, test } from 'vitest'
import { chainsOf } from './plan-chains.ts'

const roof = { left: 0, right: 20, bottom: 0, top: 10 }
const array = { left: 0.5, right: 15, bottom: 2, top: 8, isTurned: false }

const textsOf = (pieces: Parameters<typeof chainsOf>[1], scale = 1000): readonly string[] =>
  chainsOf(roof, pieces, scale).items.flatMap((item) => (item.kind === 'dimension' ? [item.text] : []))

const lengths = (texts: readonly string[]): readonly number[] => texts.map((text) => Number(text.replace(/\D/g, '')))

test('chains add up to the roof', () => {
  const [left, width, right, below, height, above, length, depth] = lengths(textsOf([array]))
  expect([left, width, right]).toEqual([500, 14_500, 5000])
  expect([below, height, above]).toEqual([2000, 6000, 2000])
  expect([length, depth]).toEqual([20_000, 10_000])
})

test('pieces on two faces have chains of their own, above and below, and the free part between them', () => {
  const upper = { left: 4, right: 10, bottom: 6, top: 9, isTurned: false }
  const lower = { left: 1, right: 19, bottom: 0.5, top: 4, isTurned: false }
  const above = [4000, 6000, 10_000]
  const below = [1000, 18_000, 1000]
  const up = [500, 3500, 2000, 3000, 1000]
  expect(lengths(textsOf([lower, upper]))).toEqual([...above, ...below, ...up, 20_000, 10_000])
})

test('pieces of one face beside each other are one chain; many are one piece', () => {
  const piece = (left: number) => ({ left, right: left + 1, bottom: 1, top: 4, isTurned: false })
  expect(lengths(textsOf([piece(2), piece(5)])).slice(0, 5)).toEqual([2000, 1000, 2000, 1000, 14_000])
  expect(lengths(textsOf([2, 5, 8, 11].map(piece))).slice(0, 3)).toEqual([2000, 10_000, 8000])
})

test('pieces on the ends of a hip are measured up the plan at its right, apart from the others', () => {
  const end = { left: 17, right: 19, bottom: 3, top: 7, isTurned: true }
  const front = { left: 4, right: 10, bottom: 6, top: 9, isTurned: false }
  const across = [4000, 6000, 10_000]
  const up = [6000, 3000, 1000]
  const atEnd = [3000, 4000, 3000]
  expect(lengths(textsOf([end, front]))).toEqual([...across, ...up, ...atEnd, 20_000, 10_000])
  expect(lengths(textsOf([end])).slice(0, 6)).toEqual([17_000, 2000, 1000, 3000, 4000, 3000])
})

test('a part that is too narrow for its number is named', () => {
  const { narrow } = chainsOf(roof, [array], 20)
  expect(narrow).toEqual(['left 500'])
  expect(textsOf([array], 20)[0]).toBe('')
})

test('without an array only the roof is measured', () => {
  expect(chainsOf(roof, [], 20).items.length).toBe(2)
})
