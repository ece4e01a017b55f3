import { sayIn } from '@soundroof/words/say'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { catalogue } from '../../../../../data/index.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import type { ZcTable } from './capacity-table.ts'
import { readImportedTable } from './imported-table.ts'
import { sampleHatTable, sampleZcTable } from './testing/sample-table.ts'

const say = sayIn('en-AU')

/** Problems, one per line; empty: accepted. */
const wrongWith = (value: unknown): readonly string[] => {
  const read = readImportedTable(say, value, choices)
  return read.ok ? [] : read.problems.map(({ field, coded }) => `${field}: ${spoken({ coded })}`)
}
const table = (change: Readonly<Record<string, unknown>>) => wrongWith({ ...sampleZcTable, ...change })
const rows = (change: (row: ZcTable['lapped'][number], index: number) => unknown) =>
  table({ lapped: sampleZcTable.lapped.map(change) })

describe('a manufacturer’s table', () => {
  it.each([sampleZcTable, sampleHatTable])('$name is carried unchanged', (sample) => {
    expect(readImportedTable(say, sample, choices)).toEqual({ ok: true, value: sample })
  })

  it('is always marked as imported', () => {
    const read = readImportedTable(say, { ...sampleZcTable, origin: 'computed' }, choices)
    expect(read.ok && read.value.origin).toBe('imported')
  })

  it('may have the shape of a computed one, once source and date are set: every size', () => {
    const shown = Object.values(catalogue.purlins)
    expect(shown).toHaveLength(30)
    for (const { name, ...rest } of shown) {
      const own = { ...rest, name, source: 'Example Steel', edition: '2024-03' }
      expect(wrongWith(JSON.parse(JSON.stringify(own))), name).toEqual([])
    }
  })

  it('carries odd values', () => {
    expect(rows((row, index) => (index === 7 ? { ...row, cs: 356 } : row))).toEqual([])
  })

  it.each(['2024', '2024-03', '2024-02-29'])('takes the date %s', (edition) => {
    expect(table({ edition })).toEqual([])
  })

  it.each(['', 'edition 7', '2024-13', '2023-02-29', '24-03-01', '0000', '2024-3', '2024-03-01T00:00'])(
    'does not take the date %j',
    (edition) => {
      expect(table({ edition }).join()).toMatch(/edition: /)
    },
  )

  it.each(['', '   ', '\u200b', 'two\nlines', 'a\u202eb', 'x'.repeat(201)])('does not take the source %j', (source) => {
    expect(table({ source }).join()).toMatch(/^source: /)
  })
})

describe('a table of a size', () => {
  it.each(['ZC15020', 'TS4056', '../../etc/passwd', '__proto__', 'constructor', 'ZC15019.json'])(
    'is refused when there is no such size: %s',
    (name) => {
      expect(table({ name })[0]).toContain(`name: there is no size ${name}; sizes are ZC10010, ZC10012`)
    },
  )

  it('is refused when its sizes contradict its name', () => {
    const words = 'name: ZC15019 is Z/C 150 x 1.9: kind zc, depth 150, thickness 1.9'
    expect([table({ thickness: 1.5 }), table({ depth: 200 })]).toEqual([[words], [words]])
    expect(wrongWith({ ...sampleHatTable, name: 'ZC15019' })[0]).toBe(words)
  })

  it('has the lists of its size', () => {
    expect(wrongWith({ ...sampleHatTable, all: [] })).toEqual(['rows: the table has no rows'])
    expect(wrongWith({ ...sampleHatTable, lapped: sampleHatTable.all })).toEqual([
      'rows: Top hat 40 x 0.55 has one list, all: the support condition is not asked',
    ])
    const large = { ...sampleHatTable, name: 'TS6175', depth: 61, thickness: 0.75 }
    expect(wrongWith(large)).toEqual(['all: Top hat 61 x 0.75 has lists lapped, continuous and single, not all'])
  })
})

describe('rows', () => {
  const at = (index: number, change: Readonly<Record<string, unknown>>) =>
    rows((row, position) => (position === index ? { ...row, ...change } : row))

  it.each([
    [{ span: 600 }, 'lapped, row 2, span: the span 600 mm appears twice'],
    [{ span: 300 }, 'lapped, row 2, span: the span 300 mm follows 600 mm: spans must increase'],
    [{ span: 0 }, 'lapped, row 2, span: must be above 0!'],
    [{ span: '900' }, 'lapped, row 2, span: must be a number!'],
    [{ span: Number.NaN }, 'lapped, row 2, span: must be a number!'],
    [{ span: 90_000 }, 'lapped, row 2, span: a span of 90000 mm is not within 100 to 30000 mm'],
    [{ cs: -1 }, 'lapped, row 2, cs: must be at least 0!'],
    [{ cs: Number.POSITIVE_INFINITY }, 'lapped, row 2, cs: must be a number!'],
    [{ cs: 1e9 }, 'lapped, row 2, cs: a load is 0, or 0.000001 to 1000000 kN/m'],
    [{ outward: [1, 5e-324, 1, 1] }, 'lapped, row 2, outward: a load is 0, or 0.000001 to 10000 kN/m'],
    [{ inward: [1, 2, 3] }, 'lapped, row 2, inward: must be a list of at least 4!'],
    [{ inward: 5 }, 'lapped, row 2, inward: must be a list!'],
    [{ inward: [1, 2, null, 4] }, 'lapped, row 2, inward, bridging 2: must be a number!'],
    [{ outward: undefined }, 'lapped, row 2, outward: is missing!'],
    [{ weight: 3 }, 'lapped, row 2, weight: There is no field lapped.1.weight!'],
  ])('%j is refused by place', (change, words) => {
    const [first = ''] = at(1, change)
    expect(first).toBe(words)
  })

  it('are limited in number', () => {
    const endless = Array.from({ length: 501 }, (_, index) => ({ ...sampleZcTable.single[0], span: 100 + index }))
    expect(table({ single: endless })).toEqual(['single: 501 rows are more than 500'])
  })
})

describe('anything else', () => {
  it.each([null, 5, 'table', [], {}, { kind: 'zc' }, { ...sampleZcTable, __proto__: null, lapped: 'none' }])(
    '%j is refused',
    (value) => {
      expect(wrongWith(value).length).toBeGreaterThan(0)
    },
  )

  it('any JSON is read or refused with reasons, and never throws', () => {
    const damaged = fc.record(
      {
        kind: fc.constantFrom('zc', 'top-hat', 'other'),
        name: fc.string(),
        lapped: fc.jsonValue(),
        all: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (value) => {
        expect(wrongWith({ ...sampleZcTable, ...Object(value) })).toBeInstanceOf(Array)
        expect(wrongWith(value).length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})
