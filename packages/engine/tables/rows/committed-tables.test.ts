import {
  type CapacityTable,
  capacityTable,
  type TopHatTable,
  tableName,
  type ZcTable,
} from '@soundroof/contract/roofs/catalogue/capacity-table'
import { serviceLoad } from '@soundroof/contract/roofs/catalogue/max-span-rule'
import { tables } from '@soundroof/data/purlins/tables'
import { describe, expect, it } from 'vitest'
import { tableLines } from '../capacity/line-capacity.ts'
import { purlinCapacity, purlinServiceLoad } from '../capacity/purlin-capacity.ts'
import { HALF_LAP, TOP_HAT_HALF_LAP } from '../line/calibration.ts'
import { topHatSizes, zcSizes } from './all-tables.ts'
import { rounded } from './rounded.ts'
import { topHatTable } from './top-hat-table.ts'
import { zcTable } from './z-and-c-table.ts'

const columns = ['lapped', 'continuous', 'single'] as const
const maxSpanOf = { lapped: 'lappedMaxSpan', continuous: 'continuousMaxSpan', single: 'simpleMaxSpan' } as const
const committed = Object.values(tables)
const zc = committed.filter((table): table is ZcTable => table.kind === 'zc')
const topHats = committed.filter((table): table is TopHatTable => table.kind === 'top-hat')
const sizeOf = (table: CapacityTable) => {
  const size = [...zcSizes, ...topHatSizes].find(
    ({ depth, thickness }) => depth === table.depth && thickness === table.thickness,
  )
  if (!size) throw new Error(`no size ${table.name}`)
  return size
}

type Line = { readonly span: number; readonly values: readonly number[] }

/** Every column of numbers of a table by span: cs, inward and outward by rows of bridging. */
const numbersOf = (table: CapacityTable): Readonly<Record<string, readonly Line[]>> =>
  Object.fromEntries(
    (table.kind === 'zc' ? columns : ([...columns, 'all'] as const)).map((column) => [
      column,
      (table as TopHatTable)[column].map(({ span, cs, inward, outward }) => ({
        span,
        values: [cs, [inward].flat(), [outward].flat()].flat(),
      })),
    ]),
  )

describe('what is committed is what is generated', () => {
  it('ZC10012', () => {
    const size = zcSizes.find(({ depth, thickness }) => depth === 100 && thickness === 1.2)
    expect(
      size &&
        zcTable(
          size,
          tableLines(() => HALF_LAP.value),
        ),
    ).toEqual(tables.ZC10012)
  })

  it('TS4055', () => {
    const size = topHatSizes.find(({ depth, thickness }) => depth === 40 && thickness === 0.55)
    expect(
      size &&
        topHatTable(
          size,
          tableLines((span) => TOP_HAT_HALF_LAP.value * span),
        ),
    ).toEqual(tables.TS4055)
  })

  const cells = [
    ['ZC15019', 'lapped', 4500],
    ['ZC15024', 'lapped', 2700],
    ['ZC20015', 'lapped', 7000],
    ['ZC35030', 'lapped', 9900],
  ] as const

  it.each(cells)('%s %s at %i is the calculation for the Z', (name, support, span) => {
    const row = (tables[name] as ZcTable)[support].find((each) => each.span === span)
    const { z } = sizeOf(tables[name] as ZcTable) as (typeof zcSizes)[number]
    const line = { support, spans: 2, span }
    const at = (direction: 'inward' | 'outward') =>
      [0, 1, 2, 3].map((bridging) => rounded(purlinCapacity({ section: z, line, direction, bridging })))
    expect(row).toMatchObject({
      cs: rounded(purlinServiceLoad({ section: z, line })),
      inward: at('inward'),
      outward: at('outward'),
    })
  })

  it('single and continuous are the lesser of Z and C', () => {
    const { z, c } = sizeOf(tables.ZC20024 as ZcTable) as (typeof zcSizes)[number]
    for (const [support, spans] of [
      ['single', 1],
      ['continuous', 2],
    ] as const) {
      const row = (tables.ZC20024 as ZcTable)[support].find(({ span }) => span === 5000)
      const least = [z, c].map((section) =>
        purlinCapacity({ section, line: { support, spans, span: 5000 }, direction: 'outward', bridging: 1 }),
      )
      expect(row?.outward[1]).toBe(rounded(Math.min(...least)))
    }
  })
})

describe('the tables', () => {
  it('are one for each size of the product, under its name, and fit their schema', () => {
    const names = [
      ...zcSizes.map((size) => tableName({ ...size, section: 'Z' })),
      ...topHatSizes.map((size) => tableName({ ...size, section: 'top-hat' })),
    ]
    expect([zc.length, topHats.length]).toEqual([16, 14])
    expect(Object.keys(tables).sort()).toEqual(names.sort())
    for (const [name, table] of Object.entries(tables)) expect(capacityTable.parse(table).name).toBe(name)
  })

  it('have the spans of their depth', () => {
    const multiples = (from: number, step: number, to: number) => [
      450,
      ...Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step),
    ]
    const spans: Readonly<Record<number, readonly number[]>> = {
      22: multiples(500, 100, 4000),
      40: multiples(500, 100, 4000),
      61: multiples(500, 100, 4000),
      96: multiples(600, 300, 7500),
      120: multiples(600, 300, 7500),
      100: multiples(600, 300, 9000),
      150: multiples(600, 300, 9000),
      200: multiples(500, 500, 12_000),
      250: multiples(600, 300, 18_000),
      300: multiples(600, 300, 18_000),
      350: multiples(600, 300, 18_000),
    }
    for (const table of committed)
      for (const lines of Object.values(numbersOf(table)))
        if (lines.length > 0) expect(lines.map(({ span }) => span)).toEqual(spans[table.depth])
  })

  it('have one array for every support where the support is not asked', () => {
    for (const table of topHats) {
      const isAsked = table.depth > 40
      expect([table.all.length === 0, table.lapped.length > 0, table.single.length > 0]).toEqual([
        isAsked,
        isAsked,
        isAsked,
      ])
    }
  })

  it('state their status', () => {
    expect(new Set(zc.map(({ status }) => status))).toEqual(new Set(['unverified']))
    expect(new Set(topHats.map(({ status }) => status))).toEqual(new Set(['estimate']))
  })

  it('hold the lesser direction as cu', () => {
    for (const table of committed)
      for (const column of columns)
        for (const { cu, inward, outward } of (table as ZcTable)[column]) {
          const [least, into, out] = [[cu].flat(), [inward].flat(), [outward].flat()]
          expect(least).toEqual(into.map((value, index) => Math.min(value, out[index] as number)))
        }
  })

  it('carry less at longer spans', () => {
    for (const table of committed)
      for (const lines of Object.values(numbersOf(table)))
        lines.slice(1).forEach(({ values }, index) => {
          values.forEach((value, at) => {
            expect(value, table.name).toBeLessThanOrEqual(lines[index]?.values[at] as number)
          })
        })
  })

  it('carry no less with more rows of bridging', () => {
    for (const table of zc)
      for (const column of columns)
        for (const { inward, outward } of table[column])
          for (const values of [inward, outward]) expect(values).toEqual([...values].sort((one, other) => one - other))
  })

  it('carry no less in thicker steel', () => {
    const pairs = committed.flatMap((thin) =>
      committed
        .filter((thick) => thick.depth === thin.depth && thick.thickness > thin.thickness)
        .map((thick) => [thin, thick] as const),
    )
    expect(pairs.length).toBe(32)
    for (const [thin, thick] of pairs)
      for (const [column, lines] of Object.entries(numbersOf(thin)))
        lines.forEach(({ values }, index) => {
          const other = numbersOf(thick)[column]?.[index]?.values as readonly number[]
          expect(
            values.every((value, at) => value <= (other[at] as number)),
            `${thin.name} ${column}`,
          ).toBe(true)
        })
  })

  it('end at the longest span whose service load covers dead load and 0.25 kPa', () => {
    for (const table of committed) {
      const need = serviceLoad(sizeOf(table).maxSpacing, table.mass)
      const lines = numbersOf(table)
      for (const column of columns) {
        const rows = lines[column]?.length ? lines[column] : (lines.all ?? [])
        const longest = Math.max(
          0,
          ...rows.filter(({ values }) => (values[0] as number) >= need).map(({ span }) => span),
        )
        expect([table[maxSpanOf[column]]].flat().every((span) => span === longest)).toBe(true)
        expect(longest).toBeGreaterThanOrEqual(700)
      }
    }
  })
})
