import { readFileSync } from 'node:fs'
import type { CapacityTable, ZcTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { readImportedTable } from '@soundroof/contract/roofs/catalogue/imported-table'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { choices } from '@soundroof/data/choices'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { sayIn } from '@soundroof/words/say'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readProject } from './read-project.ts'

/** Imported tables are carried as they are: whatever an operator may enter, a result stays a result. */

const shed = JSON.parse(readFileSync(new URL('../../examples/shed-in-sydney.json', import.meta.url), 'utf8'))
const hat = { ...shed, purlin_type: 3, purlin_depth_index: 1, purlin_thickness_index: 1, purlin_support_condition: 2 }

const assessed = (table: CapacityTable, body: Readonly<Record<string, unknown>>) => {
  const read = readImportedTable(sayIn('en-AU'), table, choices)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const catalogue = catalogueWith({ [table.name]: read.value })
  const project = readProject(body, {}, catalogue)
  if (!project.ok) return project.problems.map(({ field }) => field)
  const result = assess(project.input, catalogue)
  assessmentResult.parse(JSON.parse(JSON.stringify(result)))
  return result
}

type ZcRow = ZcTable['lapped'][number]
const lapped = (change: (row: ZcRow) => Partial<ZcRow>): ZcTable => ({
  ...sampleZcTable,
  lapped: sampleZcTable.lapped.map((row) => ({ ...row, ...change(row) })),
})
const zero = [0, 0, 0, 0] as const

describe('a table with odd values', () => {
  test('that permits nothing at the span installs nothing and says why', () => {
    const none = lapped(({ span }) => (span === 6000 ? { cu: zero, inward: zero, outward: zero } : {}))
    const result = assessed(none, shed)
    if (!('zoneResults' in result)) throw new Error(String(result))
    expect(result.zoneResults.every(({ installable }) => !installable)).toBe(true)
    expect(JSON.stringify(result)).toContain('the table permits no load')
  })

  test('whose max span is beyond its rows refuses the span beyond the rows', () => {
    const short = { ...sampleZcTable, lapped: sampleZcTable.lapped.filter(({ span }) => span <= 4500) }
    const result = assessed(short, shed)
    if (!('zoneResults' in result)) throw new Error(String(result))
    expect(result.resultString).toContain('4500 mm')
    expect(result.zoneResults.some(({ installable }) => installable)).toBe(false)
  })

  test('whose support condition is not available refuses it in the step', () => {
    expect(assessed({ ...sampleZcTable, lapped: [], lappedMaxSpan: zero }, shed)).toEqual(['purlin_support_condition'])
  })

  const load = fc.oneof(
    fc.constant(0),
    fc.double({ min: 1e-6, max: 10_000, noNaN: true }),
    fc.double({ min: 1e-6, max: 5, noNaN: true }),
  )
  const four = fc.tuple(load, load, load, load)
  const rows = fc
    .uniqueArray(fc.integer({ min: 100, max: 30_000 }), { minLength: 1, maxLength: 12 })
    .chain((spans) =>
      fc.tuple(
        ...spans
          .sort((a, b) => a - b)
          .map((span) => fc.record({ span: fc.constant(span), cs: load, cu: four, inward: four, outward: four })),
      ),
    )

  test('of any kind never gives anything but finite numbers', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 12_000 }), (list, span) => {
        const table = { ...sampleZcTable, lapped: list, lappedMaxSpan: [30_000, 30_000, 30_000, 30_000] as const }
        const result = assessed(table as ZcTable, { ...shed, purlin_span: span })
        expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/)
      }),
      { numRuns: 150 },
    )
  })

  test('of a top hat with one list is read by that list', () => {
    const result = assessed({ ...sampleHatTable, status: 'verified' }, { ...hat, purlin_span: 1400 })
    if (!('zoneResults' in result)) throw new Error(String(result))
    expect(JSON.stringify(result.zoneResults)).toContain('Top hat 40 x 0.55')
    expect(assessed(sampleHatTable, { ...hat, purlin_span: 1501 })).toEqual(['purlin_span'])
  })
})
