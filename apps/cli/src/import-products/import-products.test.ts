import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleLayout } from '@soundroof/contract/roofs/catalogue/products/fields/module-fields'
import { rackingLayout } from '@soundroof/contract/roofs/catalogue/products/fields/racking-fields'
import { pvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import { rackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { readEntry } from '@soundroof/contract/roofs/catalogue/products/read-product'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkProducts, withoutTwins } from './check-products.ts'
import { readProducts } from './read-products.ts'
import { moduleCsv as module, rackingCsv as racking } from './testing/sample-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-import-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const today = '2026-11-22'
const rackingRules = {
  read: (value: unknown) => readEntry(rackingSystem, value),
  published: ['generic-light-rail'],
  today,
}
const moduleRules = { read: (value: unknown) => readEntry(pvModule, value), published: [], today }

const readRacking = (name: string, text: string) => {
  const file = fileOf(name, text)
  return checkProducts(file, readProducts(file, rackingLayout), rackingRules)
}
const readModule = (name: string, text: string) => {
  const file = fileOf(name, text)
  return checkProducts(file, readProducts(file, moduleLayout), moduleRules)
}

describe('a product as CSV', () => {
  it('is the racking system it was written from', () => {
    expect(readRacking('rail.csv', racking)).toMatchObject({ entries: [sampleRacking], problems: [] })
  })

  it('is the module it was written from', () => {
    expect(readModule('module.csv', module)).toMatchObject({ entries: [sampleModule], problems: [] })
  })

  it('is read from a spreadsheet: byte order mark, carriage returns, empty cells at the end', () => {
    const padded = racking.split('\n').map((line) => (line === '' ? line : `${line},,`))
    const names = padded.map((line) => (line.startsWith('fixing') ? line.replace(/,,$/, '') : line))
    expect(readRacking('rail.csv', `\ufeff${names.join('\r\n')}`)).toMatchObject({ entries: [sampleRacking] })
  })

  it('may be a rail alone', () => {
    const rail = racking.slice(0, racking.indexOf('fixing'))
    expect(readRacking('rail.csv', rail).entries).toEqual([{ ...sampleRacking, fixings: [] }])
  })
})

describe('a product as JSON', () => {
  it('is read alone and in a list', () => {
    const { origin: _, ...system } = sampleRacking
    expect(readRacking('rail.json', JSON.stringify(system)).entries).toEqual([sampleRacking])
    const two = [system, { ...system, id: 'other-rail' }]
    expect(readRacking('rail.json', JSON.stringify(two)).entries.map(({ id }) => id)).toEqual([
      'example-rail',
      'other-rail',
    ])
  })

  it.each([
    ['{', /JSON/],
    ['[]', /^the list is empty: give one product at least$/],
    ['7', /^the file: 7 is not allowed/],
    ['{"rail":{"__proto__":{"id":"x"}}}', /^"__proto__" is no field of a product: take it out$/],
    ['{"__proto__":{"id":"x"}}', /^"__proto__" is no field of a product: take it out$/],
    [
      JSON.stringify([{ ...sampleRacking, rail: { ...sampleRacking.rail, stiffness: -4 } }]),
      /^\[0\]\.rail\.stiffness: -4 is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2$/,
    ],
    [
      JSON.stringify({ ...sampleRacking, colour: 'black' }),
      /^colour: there is no such field: check its spelling, or take it out$/,
    ],
  ])('%s is refused', (text, problem) => {
    expect(readRacking('rail.json', text).problems).toEqual([expect.stringMatching(problem)])
  })
})

it.each([
  ['lists', '[', ']'],
  ['products', '{"rail":', '}'],
])('%s in one another are refused, however deep', (_, open, close) => {
  const problem = 'the file is nested more than 20 levels deep, too deeply for a product file'
  for (const levels of [21, 3000, 100_000])
    expect(readRacking('rail.json', `${open.repeat(levels)}1${close.repeat(levels)}`).problems).toEqual([problem])
})

describe('a racking file that is refused names row, field and what to do', () => {
  const replaced = (pattern: string, words: string) => readRacking('rail.csv', racking.replace(pattern, words)).problems

  it.each([
    [
      'kNm2,4',
      'kNm2,-4',
      'row 9, rail_stiffness_knm2: -4 is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      'kNm2,4',
      'kNm2,"4,0"',
      'row 9, rail_stiffness_knm2: "4,0" is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      'kNm2,4',
      'kNm2',
      'row 9, rail_stiffness_knm2: is missing: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      'rail_stiffness_kNm2,4\n',
      '',
      'rail_stiffness_knm2: is missing: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      'mm,4200,5600',
      'mm,4200,0',
      'row 13, rail_stock_lengths_mm: 0 is not allowed: give each stock length in mm as a whole number from 1000 to 12000',
    ],
    ['2026-01-01', '2029-01-01', 'row 6, valid_until: 2028-12-31 is before the first day, 2029-01-01: exchange them'],
    ['2028-12-31', '2026-11-21', 'row 6, valid_until: 2026-11-21 has passed: enter the figures of the current edition'],
    [
      'id,example-rail',
      'id,generic-light-rail',
      'row 1, id: "generic-light-rail" is a generic entry: give yours another id',
    ],
    [
      'name,Example rail',
      'name,Example rail,black',
      'row 2, name: one value is needed; a text with commas stands in quotes',
    ],
    ['edition,2026-03', 'edition,2026-03\nedition,2026-04', 'row 5, edition: stands twice: keep one of both'],
    [
      '1,1.2,,',
      '1,0,,',
      'row 22, capacity_kn: 0 is not allowed: give the design capacity as a number above 0, at most 100 kN',
    ],
    [
      'non-cyclonic,1,1.2',
      'C,1,1.2',
      'row 22, region: "C" is not allowed: give the region as non-cyclonic or cyclonic',
    ],
    ['35,JD5', '35,', 'row 23, joint_group: give the joint group of the timber: JD1, JD2, JD3, JD4, JD5, JD6'],
    [
      '1.6,0.9',
      '1.6,',
      'row 24, service_kn: is missing: give the capacity in service as a number above 0, at most 100 kN',
    ],
    ['clamp,,', 'clamp,steel,', 'row 25, support: there is no such field: check its spelling, or take it out'],
    ['EC-2', 'EC-2,7', 'row 25: 11 cells stand below 10 columns'],
  ])('%s as %s', (pattern, words, problem) => {
    expect(replaced(pattern, words)).toEqual([problem])
  })

  it('with unknown entries and columns', () => {
    expect(replaced('status,verified', 'status,verified\ncolour,black')[0]).toMatch(
      /^row 8: there is no entry "colour"; entries are id, name,/,
    )
    expect(replaced(',part\n', ',colour\n')[0]).toMatch(
      /^row 21: there is no column "colour"; columns are fixing, support,/,
    )
    expect(replaced(',capacity_kN', ',screws')[0]).toBe('row 21: the column screws stands twice: keep one of both')
  })

  it('with semicolons, and with a name that ends in neither way', () => {
    expect(readRacking('rail.csv', racking.replaceAll(',', ';')).problems).toEqual([
      'columns are parted by semicolons: part them by commas',
    ])
    expect(readRacking('rail.txt', racking).problems).toEqual(['the name of the file ends in .csv or .json'])
  })

  it('with every problem at once', () => {
    const wrong = racking.replace('kNm2,4', 'kNm2,-4').replace('1,1.2,,', '1,-1,,').replace('2028-12-31', '2026-11-01')
    expect(readRacking('rail.csv', wrong).problems).toHaveLength(3)
  })
})

describe('a module file that is refused', () => {
  it.each([
    [
      'length_mm,1762',
      'length_mm,0',
      'row 7, length_mm: 0 is not allowed: give the length as a number above 0, at most 3000 mm',
    ],
    [
      '3.6,5.4',
      '5.4,3.6',
      'row 13, push_test_kpa: the test pressure 3.6 kPa is below the design pressure 5.4 kPa: are they exchanged?',
    ],
    [
      '240,440',
      '240,900',
      'row 13, zone_to_mm: 900 mm is beyond the middle of the long side at 881 mm: measure from the nearer corner',
    ],
    [
      'mass_kg,21.1',
      'mass_kg,',
      'row 10, mass_kg: is missing: give the mass of the module as a number from 1 to 100 kg',
    ],
  ])('%s as %s', (pattern, words, problem) => {
    expect(readModule('module.csv', module.replace(pattern, words)).problems).toEqual([problem])
  })
})

it('two entries of one id are refused', () => {
  const [one, two] = [readRacking('a.csv', racking), readRacking('b.csv', racking)]
  const problem = expect.stringMatching(
    /^id: "example-rail" is given more than once \(.*a\.csv, .*b\.csv\): give each entry its own id$/,
  )
  expect(withoutTwins([one, two]).map(({ problems }) => problems)).toEqual([[problem], [problem]])
  expect(withoutTwins([one])).toEqual([one])
})
