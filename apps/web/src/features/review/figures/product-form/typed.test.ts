import { productKinds, readProduct } from '@soundroof/contract/review/figures/products-console'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { entryOf, problemsOf, textsKept, textsOf, withCell, withoutPart, withPart } from './typed.ts'

const products = productKinds.flatMap((kind) =>
  Object.values(catalogue[kind]).map((product) => [kind, product.id, product] as const),
)
const samples = [
  ['racking', 'sample', sampleRacking],
  ['modules', 'sample', sampleModule],
] as const

describe('every product of the catalogue', () => {
  it('is there', () => expect(products.length).toBeGreaterThan(8))

  it.each([...products, ...samples])('%s %s is the same after the form', (kind, _, product) => {
    const texts = textsOf(kind, product)
    const read = readProduct({ kind, entry: entryOf(kind, texts), reason: 'Sheet' })
    expect(read).toEqual({ ok: true, product: { ...product, origin: 'imported', status: 'unverified' } })
    expect(textsOf(kind, read.ok ? read.product : null)).toEqual(texts)
    expect(textsKept(kind, JSON.stringify(texts))).toEqual(texts)
  })
})

it('an empty form asks for what is needed, in the order of the form', () => {
  const asked = problemsOf('modules', { texts: textsOf('modules', null), reason: '', hasEvidence: false })
  expect(asked.map(({ field }) => field)).toEqual([
    'evidence',
    'entry.id',
    'entry.name',
    'entry.source',
    'entry.edition',
    'entry.length',
    'entry.width',
    'entry.mass',
    'reason',
  ])
})

it('of a fixing that became a clamp, only what a clamp has is proposed', () => {
  const texts = withCell(textsOf('racking', sampleRacking), 0, 'fixing', 'clamp')
  const { fixings } = entryOf('racking', texts) as { readonly fixings: readonly unknown[] }
  expect(fixings[0]).toEqual({ kind: 'clamp', region: 'non-cyclonic', capacity: 1.2 })
})

it('a part is added, copied and taken away', () => {
  const texts = textsOf('modules', sampleModule)
  expect(withPart(texts, null).rows).toEqual([...texts.rows, {}])
  expect(withPart(texts, 0).rows).toEqual([...texts.rows, ...texts.rows])
  expect(withoutPart(withPart(texts, 0), 0)).toEqual(texts)
})

it.each(['', 'x', '[]', '{"rows":5}', '{"entries":{}}'])('what is kept as %j is none', (kept) => {
  expect(textsKept('racking', kept)).toBeNull()
})
