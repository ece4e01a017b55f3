import { spoken } from '@soundroof/contract/platform/coded/testing/spoken'
import { readProduct } from '@soundroof/contract/review/figures/products-console'
import { expect, it } from 'vitest'
import { emptyProduct, productText, readProductText } from './product-text.ts'

it('leaves out what signing off decides, and reads back what it wrote', () => {
  const text = productText({ id: 'a', status: 'verified', origin: 'imported', mass: 2 })
  expect(readProductText(text)).toEqual({ id: 'a', mass: 2 })
  expect(['', '[]', 'null', '{"a":'].map(readProductText)).toEqual([null, null, null, null])
})

it('begins with fields that have to be given, and no unknown one', () => {
  for (const kind of ['racking', 'modules'] as const) {
    const read = readProduct({ kind, entry: { ...emptyProduct[kind] }, reason: 'Certificate' })
    const problems = read.ok ? [] : read.problems
    expect(problems.length).toBeGreaterThan(3)
    expect(problems.filter((one) => spoken(one).includes('no such field'))).toEqual([])
  }
})
