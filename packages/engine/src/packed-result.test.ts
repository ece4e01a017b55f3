import { type PackedResult, packedResult, resultPacker, unpackResult } from '@soundroof/contract/packed-result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { roof } from '../testing/roofs.ts'
import { assess } from './assess.ts'

test('a result survives packing, JSON and the schema, step by step', () => {
  const pack = resultPacker()
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const result = assess(input, catalogue)
      const travelled = packedResult.parse(JSON.parse(pack(result)))
      // JSON has no negative zero.
      expect(unpackResult(travelled)).toEqual(JSON.parse(JSON.stringify(result)))
    }),
    { numRuns: 200 },
  )
})

test('what is written depends on the result alone, not on those before it', () => {
  const pack = resultPacker()
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const result = assess(input, catalogue)
      expect(pack(result)).toBe(resultPacker()(result))
    }),
    { numRuns: 100 },
  )
})

test('packing takes two fifths off a result', () => {
  const result = assess(roof('shed-region-c'), catalogue)
  expect(resultPacker()(result).length).toBeLessThan(JSON.stringify(result).length * 0.6)
})

test('words or numbers that are not there, or belong to no step, are refused', () => {
  const packed: PackedResult = JSON.parse(resultPacker()(assess(roof('shed-region-c'), catalogue)))
  const unpacking = (change: Partial<PackedResult['trace']>) => () =>
    unpackResult({ ...packed, trace: { ...packed.trace, ...change } })
  const { words, steps, numbers } = packed.trace
  expect(unpacking({})).not.toThrow()
  expect(unpacking({ words: [] })).toThrow('words that are not in this trace')
  expect(unpacking({ words: words.map((each) => ({ ...each, names: [...(each.names ?? []), 'more'] })) })).toThrow(
    RangeError,
  )
  const named = (names: readonly string[]) => ({ words: words.map((each) => (each.names ? { ...each, names } : each)) })
  expect(unpacking(named([]))).toThrow('without a name')
  expect(unpacking(named(['']))).toThrow('without a name')
  expect(unpacking(named(['p', '']))).toThrow('without a name')
  expect(unpacking(named(['p', 'q', 'p']))).toThrow('the name p twice')
  expect(unpacking({ numbers: numbers.slice(1) })).toThrow('and no more')
  expect(unpacking({ numbers: [...numbers, 1] })).toThrow('belong to no step')
  expect(unpacking({ steps: steps.slice(1) })).toThrow(RangeError)
  expect(unpacking({ steps: [...steps, 0] })).toThrow('belong to no step')
})
