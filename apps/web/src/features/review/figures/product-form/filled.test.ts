import { layoutOf } from '@soundroof/contract/roofs/catalogue/products/fields/product-layouts'
import { textsOfValue } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { productCsv } from '@soundroof/data/import-products/write-product-csv'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { type Filled, filledFrom, filledInto, readFilled, replacedBy } from './filled.ts'
import { entryOf, textsOf } from './typed.ts'

const racking = productCsv(layoutOf.racking, textsOfValue(layoutOf.racking, sampleRacking))
const modules = productCsv(layoutOf.modules, textsOfValue(layoutOf.modules, sampleModule))
const say = sayIn('en-AU')

const filled = (kind: 'racking' | 'modules', csv: string): Filled => {
  const read = filledFrom(kind, csv)
  if (!read.ok) throw new Error(read.problems.map((problem) => say(problem)).join())
  return read.filled
}
const fileOf = (content: BlobPart) => new File([content], 'product.csv')

describe('a file', () => {
  it.each([
    ['racking', racking, sampleRacking],
    ['modules', modules, sampleModule],
  ] as const)('of %s fills the form with the product that it was written from', (kind, csv, product) => {
    const read = filled(kind, csv)
    expect([read.problems, read.refused, read.hasStatus]).toEqual([[], [], true])
    const into = filledInto(textsOf(kind, null), read)
    expect(entryOf(kind, into)).toEqual(entryOf(kind, textsOf(kind, product)))
    expect(replacedBy(textsOf(kind, product), read)).toBe(0)
  })

  it.each([
    [
      'racking',
      'rail_stiffness_knm2,4',
      'rail_stiffness_knm2,-4',
      'rail_stiffness_knm2',
      '-4',
      /more than 0 and at most 200 kN m²!$/,
    ],
    ['racking', 'mass_kg_m2,2.5', 'mass_kg_m2,"2,5"', 'mass_kg_m2', '2,5', /^Mass of the racking must be more than 0/],
    ['racking', 'clamp,,,,2', 'clamp,steel,,,2', 'support', 'steel', /^Fixing 4, Support: this kind has none/],
    ['modules', 'mass_kg,21.1', 'mass_kg,1e99', 'mass_kg', '1e99', /between 1 and 100 kg!$/],
    [
      'modules',
      'valid_until,2028-12-31',
      'valid_until,31/12/2028',
      'valid_until',
      '31/12/2028',
      /such as 2028-06-30!$/,
    ],
    [
      'modules',
      'edition,Revision 4',
      `edition,${'x'.repeat(5000)}`,
      'edition',
      'x'.repeat(5000),
      /at most 60 characters!$/,
    ],
    ['modules', ',long,4', ',top,4', 'side', 'top', /must be one of: long, short!$/],
    ['modules', '240,440', '240,900', 'zone_to_mm', '900', /beyond the middle of that side at 881 mm/],
  ] as const)('of %s with %s as %s is refused by its cell', (kind, from, to, name, text, why) => {
    const csv = kind === 'racking' ? racking : modules
    expect(csv).toContain(from)
    const { refused } = filled(kind, csv.replace(from, to))
    expect(refused.map((cell) => [cell.name, cell.text, say(cell.why)])).toEqual([
      [name, text, expect.stringMatching(why)],
    ])
    expect(refused[0]?.row).toBeGreaterThan(0)
  })

  it('with unknown names tells them, and what it has besides stays', () => {
    const read = filled('modules', modules.replace('power_w', 'colour').replace('rails,', 'rail_kind,'))
    expect(read.problems.map((problem) => say(problem))).toEqual([
      expect.stringMatching(/there is no entry "colour"/),
      expect.stringMatching(/there is no column "rail_kind"/),
    ])
    expect(read.texts.entries.length_mm).toBe('1762')
  })

  it.each([
    ['a;b', /parted by semicolons/],
    ['', /no value in this file/],
    ['colour,black', /there is no entry "colour"/],
    ['id,"x', /row \d+ on: a quotation mark/],
    [new Uint8Array([0xff, 0xfe, 0x41, 0x00]), /no UTF-8 text/],
    [new Uint8Array(500_001), /at most 500 kB/],
    [Array.from({ length: 1001 }, () => 'id,a').join('\n'), /1001 rows are more than 1000/],
  ])('that is none is told: %#', async (content, why) => {
    const read = await readFilled('modules', fileOf(content))
    expect(read.ok ? [] : read.problems.map((problem) => say(problem))).toEqual([expect.stringMatching(why)])
  })
})

it('the form keeps what the file does not give, and counts what it replaces', () => {
  const typed = textsOf('modules', { ...sampleModule, power: 430, name: 'Typed' })
  const read = filled('modules', 'power_w,440\nid,example-module')
  const into = filledInto(typed, read)
  expect([into.entries.power_w, into.entries.name, into.rows]).toEqual(['440', 'Typed', typed.rows])
  expect(replacedBy(typed, read)).toBe(1)
})
