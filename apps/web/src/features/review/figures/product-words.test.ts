import type { ProductRow } from '@soundroof/contract/review/figures/products-console'
import { expect, it } from 'vitest'
import { filteredProducts, showOf } from './product-words.ts'

const row = (id: string, part: Partial<ProductRow>): ProductRow =>
  ({
    id,
    name: `Name of ${id}`,
    source: 'Certificate',
    kind: 'racking',
    waiting: null,
    isOutOfDate: false,
    ...part,
  }) as ProductRow

const rows = [
  row('clamp', {}),
  row('panel', { kind: 'modules' }),
  row('old', { isOutOfDate: true }),
  row('new', { kind: 'modules', waiting: {} as ProductRow['waiting'] }),
]

it.each([
  ['all', '', ['clamp', 'panel', 'old', 'new']],
  ['racking', '', ['clamp', 'old']],
  ['modules', ' PANEL ', ['panel']],
  ['waiting', '', ['new']],
  ['outOfDate', '', ['old']],
  ['anything', 'certificate', ['clamp', 'panel', 'old', 'new']],
])('of the products %s with the text "%s" are shown', (show, search, ids) => {
  expect(filteredProducts(rows, { show: showOf(show), search }).map(({ id }) => id)).toEqual(ids)
})
