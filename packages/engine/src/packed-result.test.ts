import { packedResult, packResult, unpackResult } from '@soundroof/contract/packed-result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { roof } from '../testing/roofs.ts'
import { assess } from './assess.ts'

test('a result survives packing, JSON and the schema, step by step', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const result = assess(input, catalogue)
      const travelled = packedResult.parse(JSON.parse(JSON.stringify(packResult(result))))
      // JSON has no negative zero.
      expect(unpackResult(travelled)).toEqual(JSON.parse(JSON.stringify(result)))
    }),
    { numRuns: 200 },
  )
})

test('packing takes a third off a result', () => {
  const result = assess(roof('shed-region-c'), catalogue)
  expect(JSON.stringify(packResult(result)).length).toBeLessThan(JSON.stringify(result).length * 0.67)
})

test('words or numbers that are not there are refused', () => {
  const packed = packResult(assess(roof('shed-region-c'), catalogue))
  const { terms, root } = packed.trace
  expect(() => unpackResult({ ...packed, trace: { terms: [], root } })).toThrow('no term 0')
  const shorter = terms.map((term) => ({ ...term, names: [...term.names, 'another'] }))
  expect(() => unpackResult({ ...packed, trace: { terms: shorter, root } })).toThrow(RangeError)
})
