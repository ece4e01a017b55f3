import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { productBlocks, productItems } from './product-blocks.ts'

const say = sayIn('en-AU')

const racking = {
  kind: 'racking',
  id: 'example-rail',
  name: 'Example rail',
  origin: 'imported',
  source: 'Example Racking, certificate 12',
  edition: '2026-03',
  validUntil: '2028-12-31',
  status: 'verified',
} as const
const module = { ...racking, kind: 'module', name: 'Example module', validUntil: null, status: 'unverified' } as const

it('a result names racking system and module with edition, validity and source', () => {
  expect(productItems(say, { products: [racking, module] })).toEqual([
    {
      text: 'Racking system: Example rail',
      note: '2026-03, valid until 31 Dec 2028, confirmed. Example Racking, certificate 12',
    },
    { text: 'Module: Example module', note: '2026-03, not confirmed. Example Racking, certificate 12' },
  ])
  const [heading, facts] = productBlocks(say, { products: [racking] })
  expect(heading).toMatchObject({ text: 'Racking system and module' })
  expect(facts).toMatchObject({
    kind: 'keyValues',
    items: [{ label: 'Racking system' }, { label: 'Edition' }, { label: 'Source' }],
  })
})

it('a result without them, and one of before, says nothing', () => {
  expect([productItems(say, {}), productBlocks(say, {})]).toEqual([[], []])
})
