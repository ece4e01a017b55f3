import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOutOfDate } from '@soundroof/contract/roofs/catalogue/products/product'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogueWith, noProducts } from './catalogue-with.ts'
import { importedProductsIn } from './imported-products.ts'
import { catalogue } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-products-'))
  for (const name of ['racking', 'modules']) mkdirSync(join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

describe('the folders of racking systems and modules', () => {
  it('are empty where there are none', () => {
    expect(importedProductsIn(join(folder, 'none'))).toEqual(noProducts)
    expect(importedProductsIn(folder)).toEqual(noProducts)
  })

  it('give every entry by id', () => {
    put('racking/example-rail.json', sampleRacking)
    put('modules/example-module.json', sampleModule)
    put('modules/.hidden', 'left alone')
    expect(importedProductsIn(folder)).toEqual({
      racking: { 'example-rail': sampleRacking },
      modules: { 'example-module': sampleModule },
    })
  })

  it.each([
    ['racking/example-rail.json', '{', /example-rail\.json is not a racking system:\n {2}.*JSON/],
    ['racking/rail.json', sampleRacking, /it holds example-rail: its name must be example-rail\.json/],
    ['racking/example-rail.csv', 'id,rail', /enter others with npm run import-racking/],
    ['modules/example-module.json', { ...sampleModule, length: -1 }, /not a module:\n {2}length: -1 is not allowed/],
    [
      'racking/example-rail.json',
      { ...sampleRacking, fixings: [{ ...sampleRacking.fixings[0], capacity: 0 }] },
      /fixings\[0\]\.capacity: 0 is not allowed/,
    ],
  ])('say why %s cannot be read', (name, content, reason) => {
    put(name, content)
    expect(() => importedProductsIn(folder)).toThrow(reason)
  })
})

describe('the catalogue in force', () => {
  const products = { racking: { 'example-rail': sampleRacking }, modules: { 'example-module': sampleModule } }

  it('holds the published entries and those that were imported, and has a version of its own', () => {
    const merged = catalogueWith({}, products)
    expect(merged.racking).toEqual({ ...catalogue.racking, ...products.racking })
    expect(merged.modules).toEqual({ ...catalogue.modules, ...products.modules })
    expect(merged.purlins).toEqual(catalogue.purlins)
    const changed = { ...sampleRacking, mass: 2.6 }
    const other = catalogueWith({}, { ...products, racking: { 'example-rail': changed } })
    expect(new Set([catalogue.version, merged.version, other.version]).size).toBe(3)
    expect(catalogueWith({}, noProducts)).toBe(catalogue)
  })
})

describe('the published racking systems and modules', () => {
  const entries = [...Object.entries(catalogue.racking), ...Object.entries(catalogue.modules)]

  it('are generic, unverified, valid without end, and stand under their ids', () => {
    expect(entries.length).toBeGreaterThan(5)
    for (const [id, entry] of entries) {
      expect([entry.id, entry.origin, entry.status]).toEqual([id, 'generic', 'unverified'])
      expect(isOutOfDate(entry, '2100-01-01')).toBe(false)
      expect(entry.source.length).toBeGreaterThan(20)
    }
  })

  it('have a rail no stiffer than its source says', () => {
    const { 'generic-light-rail': light, 'generic-stiff-rail': stiff } = catalogue.racking
    // 2.74 kN m2 = 145/150 EI of the lower certificate; 192 000 mm4 x 70 GPa.
    expect((light?.rail.stiffness ?? 0) * (145 / 150)).toBeLessThanOrEqual(2.74)
    expect(stiff?.rail.stiffness).toBeLessThanOrEqual(192_000 * 70_000 * 1e-9)
  })
})
