import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../../data/index.ts'
import type { CapacityTable, ZcTable } from './capacity-table.ts'
import { oddCountOf, oddIn, oddValuesOf } from './odd-values.ts'
import { sampleHatTable, sampleZcTable } from './testing/sample-table.ts'

type Lists = 'lapped' | 'continuous' | 'single'
type ZcRow = ZcTable['lapped'][number]

/** The sample with one row of a list changed. */
const withRow = (list: Lists, span: number, change: (row: ZcRow) => Partial<ZcRow>): CapacityTable => ({
  ...sampleZcTable,
  [list]: sampleZcTable[list].map((row) => (row.span === span ? { ...row, ...change(row) } : row)),
})

/** One direction of one bridging; `cu` follows. */
const withOutward = (list: Lists, span: number, bridging: number, value: number): CapacityTable =>
  withRow(list, span, ({ outward, inward }) => {
    const changed = outward.with(bridging, value) as unknown as ZcRow['outward']
    const cu = changed.map((load, rows) => Math.min(load, inward[rows] ?? 0)) as unknown as ZcRow['cu']
    return { outward: changed, cu }
  })

describe('what looks odd in a table', () => {
  it('nothing where shear, bending and lateral buckling govern in turn', () => {
    expect(oddValuesOf(sampleZcTable)).toEqual([])
    expect(oddValuesOf(sampleHatTable)).toEqual([])
  })

  it('a cell that is far too small among larger ones is named, and not its neighbours', () => {
    expect(oddValuesOf(withOutward('lapped', 3600, 1, 3.55))).toEqual([
      'lapped, outward with 1 row of bridging, span 3600 mm: 3.55 kN/m is off the trend of its neighbours (about 6.66)',
      'lapped, outward with 1 row of bridging, span 3600 mm: 3.55 kN/m is below the 4.29 kN/m of fewer rows',
    ])
  })

  it('a cell that is far too large', () => {
    const odd = oddValuesOf(withRow('single', 6000, () => ({ cs: 356 })))
    expect(odd).toEqual(['single, service, span 6000 mm: 356 kN/m is off the trend of its neighbours (about 0.926)'])
  })

  it('a first or last cell, and not the one beside it', () => {
    const last = (cs: number) => oddValuesOf(withRow('continuous', 9000, () => ({ cs })))
    expect(last(4.64)).toEqual(['continuous, service, span 9000 mm: 4.64 kN/m is above the 0.38 kN/m of span 8700 mm'])
    expect(last(0.1)).toEqual([
      'continuous, service, span 9000 mm: 0.1 kN/m is far below the 0.38 kN/m of span 8700 mm',
    ])
    const first = oddValuesOf(withRow('continuous', 600, () => ({ cs: 100 })))
    expect(first).toEqual(['continuous, service, span 900 mm: 342.94 kN/m is above the 100 kN/m of span 600 mm'])
  })

  it('a fall to another level, reported once', () => {
    const halved = sampleZcTable.single.map((row) => (row.span > 3600 ? { ...row, cs: row.cs / 2 } : row))
    expect(oddValuesOf({ ...sampleZcTable, single: halved })).toEqual([
      'single, service, span 3900 mm: 1.685 kN/m is far below the 4.29 kN/m of span 3600 mm',
    ])
  })

  it('a load after a span at which none is permitted', () => {
    const none = withRow('lapped', 4500, () => ({ cu: [0, 0, 0, 0], inward: [0, 0, 0, 0], outward: [0, 0, 0, 0] }))
    expect(oddValuesOf(none)[0]).toBe(
      'lapped, inward with 0 rows of bridging, span 4800 mm: 3.75 kN/m is above the 0 kN/m of span 4500 mm',
    )
  })

  it('fewer rows of bridging that carry more', () => {
    expect(oddValuesOf(withOutward('single', 4800, 3, 2.4))).toContain(
      'single, outward with 3 rows of bridging, span 4800 mm: 2.4 kN/m is below the 2.5 kN/m of fewer rows',
    )
  })

  it('a lesser value that is not the lesser of both directions', () => {
    const odd = oddValuesOf(withRow('single', 4800, ({ cu }) => ({ cu: [9, cu[1], cu[2], cu[3]] })))
    expect(odd).toHaveLength(1)
    expect(odd[0]).toMatch(/^single, cu with 0 rows of bridging, span 4800 mm: 9 kN\/m is not the lesser/)
  })

  it('a max span that is no row of the table, has no load, or falls with bridging', () => {
    const odd = oddValuesOf({ ...sampleZcTable, simpleMaxSpan: [1140, 5400, 5400, 0] })
    expect(odd).toEqual([
      'single, max span with 0 rows of bridging: 1140 mm, but the table has no such span',
      'single, max span with 3 rows of bridging: 0 mm, but the table has loads',
      'single, max span with 3 rows of bridging: 0 mm is below the 5400 mm of fewer rows',
    ])
    const noLoad = withRow('lapped', 7200, () => ({ cu: [0, 0, 0, 0], inward: [0, 0, 0, 0], outward: [0, 0, 0, 0] }))
    expect(oddValuesOf(noLoad)).toContain('lapped, max span with 0 rows of bridging: 7200 mm, but the load there is 0')
  })

  it('a max span beyond the last row', () => {
    expect(oddValuesOf({ ...sampleZcTable, lappedMaxSpan: [7200, 9300, 9300, 9300] })).toEqual(
      [1, 2, 3].map(
        (rows) =>
          `lapped, max span with ${rows} ${rows === 1 ? 'row' : 'rows'} of bridging: 9300 mm, but the table ends at 9000 mm`,
      ),
    )
    expect(oddValuesOf({ ...sampleHatTable, simpleMaxSpan: 30_000 })).toEqual([
      'single, max span: 30000 mm, but the table ends at 3300 mm',
    ])
  })

  it('in a computed table none is off the trend', () => {
    const tables = Object.values(catalogue.purlins)
    expect(tables).toHaveLength(30)
    expect(tables.flatMap(oddValuesOf).filter((words) => words.includes('off the trend'))).toEqual([])
  })

  it('a mass that no strip of that thickness has, as in another unit', () => {
    expect(oddValuesOf({ ...sampleZcTable, mass: 45.3 })).toEqual([
      'mass: 45.3 kg/m is not that of such a section (about 4.5 kg/m)',
    ])
    expect(oddValuesOf({ ...sampleHatTable, mass: 0.2 })[0]).toContain('mass: 0.2 kg/m')
    const all = [sampleZcTable, sampleHatTable, ...Object.values(catalogue.purlins)]
    expect(all.flatMap(oddValuesOf).filter((words) => words.startsWith('mass'))).toEqual([])
  })

  it('a support condition without rows is not odd: it is not available', () => {
    expect(oddValuesOf({ ...sampleZcTable, lapped: [], lappedMaxSpan: [0, 0, 0, 0] })).toEqual([])
  })

  it('a table of nonsense gives a short list', () => {
    const nonsense = sampleZcTable.lapped.map((row) => ({ ...row, cs: row.span, cu: [9, 1, 9, 1] as const }))
    const { oddValues, oddValueCount = 0 } = oddIn({ ...sampleZcTable, lapped: nonsense })
    expect(oddValues).toHaveLength(41)
    expect(oddValueCount).toBeGreaterThan(41)
    expect(oddValues.at(-1)).toBe(`and ${oddValueCount - 40} more`)
    expect(oddCountOf({ oddValues, oddValueCount })).toBe(oddValueCount)
    expect([oddCountOf({ oddValues: ['odd'] }), oddCountOf({})]).toEqual([1, 0])
  })

  it.each([0.5, 2])('one wrong cell anywhere between the ends is found: times %d', (factor) => {
    const tables = [sampleZcTable, ...Object.values(catalogue.purlins)]
    for (const table of tables.filter(({ kind }) => kind === 'zc')) {
      const { length } = oddValuesOf(table)
      for (const wrong of table.lapped.slice(1, -1).map(({ span }) => span)) {
        const lapped = table.lapped.map((row) => (row.span === wrong ? { ...row, cs: row.cs * factor } : row))
        const odd = oddValuesOf({ ...table, lapped } as CapacityTable)
        expect(odd.length, `${table.name}, span ${wrong}`).toBeGreaterThan(length)
      }
    }
  })
})
