import {
  type KeptResult,
  keptResult,
  type PackedResult,
  packedResult,
  unpackResult,
} from '@soundroof/contract/roofs/results/packed-result'
import { resultPacker } from '@soundroof/contract/roofs/results/result-packer'
import { formerResult, resultWithFullChecks } from '@soundroof/contract/roofs/results/testing/former-result'
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

test('packing takes half off a result', () => {
  const result = assess(roof('shed-region-c'), catalogue)
  expect(resultPacker()(result).length).toBeLessThan(JSON.stringify(result).length * 0.5)
})

test('a result that was issued in a former form is read as it was', () => {
  for (const name of ['shed-region-c', 'house-tile-on-trusses', 'house-timber-battens']) {
    const result = assess(roof(name), catalogue)
    const packed = packedResult.parse(JSON.parse(resultPacker()(result)))
    expect(keptResult.parse(packed)).toEqual(packed)
    const [first, second] = [formerResult(packed), resultWithFullChecks(packed)].map((former) =>
      keptResult.parse(JSON.parse(JSON.stringify(former))),
    )
    expect(first?.trace).not.toHaveProperty('values')
    expect(second?.trace).toHaveProperty('values')
    for (const kept of [first, second] as KeptResult[]) {
      expect(kept).not.toHaveProperty('checkWords')
      expect(unpackResult(kept)).toEqual(JSON.parse(JSON.stringify(result)))
    }
  }
})

test('checks that refer to words or numbers that are not there are refused', () => {
  const packed: PackedResult = JSON.parse(resultPacker()(assess(roof('shed-region-c'), catalogue)))
  const [first] = packed.zoneResults
  if (first === undefined) throw new Error('a shed has zones')
  const withCheck = (check: PackedResult['roofChecks'][number]) => () =>
    unpackResult({ ...packed, zoneResults: [{ ...first, checks: [check] }] })
  expect(withCheck([0, 0, 1, 1])).not.toThrow()
  expect(withCheck([packed.checkWords.length, 0, 1, 1])).toThrow('words that are not in this result')
  expect(withCheck([0, packed.trace.values.length + 1, 1, 1])).toThrow('a number that is not in this result')
})

test('words or numbers that are not there, or belong to no step, are refused', () => {
  const packed: PackedResult = JSON.parse(resultPacker()(assess(roof('shed-region-c'), catalogue)))
  const unpacking = (change: Partial<PackedResult['trace']>) => () =>
    unpackResult({ ...packed, trace: { ...packed.trace, ...change } })
  const { words, steps, values, numbers } = packed.trace
  expect(unpacking({})).not.toThrow()
  expect(unpacking({ words: [] })).toThrow('words that are not in this trace')
  const named = (change: (names: readonly string[]) => readonly string[]) => ({
    words: words.map((each): (typeof words)[number] => {
      const [symbol, label, unit, clause, formula, names, ...others] = each
      return names === null ? each : [symbol, label, unit, clause, formula, change(names), ...others]
    }),
  })
  expect(unpacking(named((names) => [...names, 'more']))).toThrow(RangeError)
  expect(unpacking(named(() => []))).toThrow('without a name')
  expect(unpacking(named(() => ['']))).toThrow('without a name')
  expect(unpacking(named(() => ['p', '']))).toThrow('without a name')
  expect(unpacking(named(() => ['p', 'q', 'p']))).toThrow('the name p twice')
  // The last numbers are those of checks.
  expect(unpacking({ values: values.slice(1) })).toThrow(RangeError)
  expect(unpacking({ values: values.slice(0, 1) })).toThrow('a number that is not in this trace')
  expect(unpacking({ numbers: numbers.slice(1) })).toThrow('and no more')
  expect(unpacking({ numbers: [...numbers, 1] })).toThrow('belong to no step')
  expect(unpacking({ steps: steps.slice(1) })).toThrow(RangeError)
  expect(unpacking({ steps: [...steps, 0] })).toThrow('belong to no step')
})
