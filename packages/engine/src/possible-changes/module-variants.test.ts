import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { withProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { expect, test } from 'vitest'
import { roof } from '../../testing/roofs.ts'
import { listedModules } from './module-variants.ts'

const shed = roof('shed-region-c')
const rated = catalogue.modules['generic-1762x1134-2400-pa'] as PvModule
const catalogueOf = (...modules: readonly PvModule[]): Catalogue => ({
  ...catalogue,
  modules: Object.fromEntries(modules.map((module) => [module.id, module])),
})
const advised = (figures: Catalogue, listed: Catalogue, today: string) =>
  listedModules(shed, figures, onOfferIn(withProducts(choices, listed), today)).map(({ message }) => message)

const old: PvModule = { ...rated, id: 'old', name: 'Old', validFrom: '2020-01-01', validUntil: '2026-06-30' }
const use = (name: string) => ({ code: 'use-module', values: { name } })

test('a module is advised while its figures hold, neither before nor after', () => {
  const figures = catalogueOf(rated, old)
  expect(advised(figures, figures, '2026-06-30')).toContainEqual(use('Old'))
  expect(advised(figures, figures, '2026-07-01')).toEqual([use(rated.name)])
  expect(advised(figures, figures, '2019-12-31')).toEqual([use(rated.name)])
})

test('a module that is no longer offered is not advised', () => {
  expect(advised(catalogueOf(rated, old), catalogueOf(rated), '2026-01-01')).toEqual([use(rated.name)])
})
