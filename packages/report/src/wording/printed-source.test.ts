import { expect, it } from 'vitest'
import { printedSource } from './printed-source.ts'

it('the source of a stored result names no file of the source code', () => {
  expect(
    printedSource(
      'Computed by the generator of this repository from the dimensions of the guide of its maker (docs/decisions/012-purlin-tables.md): direct strength method',
    ),
  ).toBe('Computed from the dimensions of the guide of its maker: direct strength method')
  expect(
    printedSource('Estimate of the generator of this repository (docs/decisions/012-purlin-tables.md): finite strips'),
  ).toBe('Estimate: finite strips')
  expect(printedSource('Maker, certificate 12 (2026)')).toBe('Maker, certificate 12 (2026)')
})
