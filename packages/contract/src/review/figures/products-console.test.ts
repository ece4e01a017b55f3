import { expect, it } from 'vitest'
import { sampleRacking } from '../../roofs/catalogue/products/testing/sample-products.ts'
import { readProduct } from './products-console.ts'

const { status: _, origin: __, ...racking } = sampleRacking

it('takes an entry with the fields of the import files', () => {
  const read = readProduct({ kind: 'racking', entry: racking, reason: 'Certificate 12' })
  expect(read.ok && read.product).toMatchObject({ id: 'example-rail', origin: 'imported', status: 'unverified' })
})

it('names every problem by its place', () => {
  const [first, ...others] = racking.fixings
  const entry = { ...racking, mass: 'heavy', fixings: [{ ...first, capacity: -1 }, ...others] }
  const read = readProduct({ kind: 'racking', entry, reason: ' ' })
  expect(read.ok ? [] : read.problems.map(({ field }) => field).sort()).toEqual([
    'entry.fixings[0].capacity',
    'entry.mass',
    'reason',
  ])
})
