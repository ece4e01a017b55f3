import { expect, it } from 'vitest'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { sampleModule, sampleRacking } from '../catalogue/products/testing/sample-products.ts'
import { productWarnings } from './product-warnings.ts'

it('warns of products that were withdrawn or whose figures have expired', () => {
  const catalogue = {
    racking: { 'example-rail': { ...sampleRacking, validFrom: null, validUntil: '2026-01-01' } },
    modules: { 'example-module': { ...sampleModule, validFrom: null, validUntil: null } },
  }
  const chosen = { racking: 'example-rail', module: 'gone' }
  expect(productWarnings(chosen, catalogue, '2026-11-23').map(spoken)).toEqual([
    'The figures of the racking system Example rail do not hold any more: they were valid until 1 Jan 2026. Please choose another!',
    'The module gone was withdrawn. Please choose another!',
  ])
  expect(productWarnings({ racking: 'example-rail', module: 'example-module' }, catalogue, '2025-12-31')).toEqual([])
  expect(productWarnings({ racking: null, module: null }, catalogue, '2026-11-23')).toEqual([])
})
