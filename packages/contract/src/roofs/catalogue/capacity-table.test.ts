import { describe, expect, it } from 'vitest'
import { maxSpanFrom, maxSpanIn, maxSpansOfTable, tableName } from './capacity-table.ts'

describe('the capacity table of a section', () => {
  it.each([
    [{ section: 'Z', depth: 150, thickness: 1.9 }, 'ZC15019'],
    [{ section: 'C', depth: 350, thickness: 3 }, 'ZC35030'],
    [{ section: 'top-hat', depth: 40, thickness: 0.55 }, 'TS4055'],
    [{ section: 'top-hat', depth: 120, thickness: 1 }, 'TS120100'],
  ] as const)('of %o is %s', (selection, name) => {
    expect(tableName(selection)).toBe(name)
  })

  const table = { lappedMaxSpan: [6000, 7000, 8000, 9000], continuousMaxSpan: 5000, simpleMaxSpan: 0 } as const

  it('has one longest span, or one by rows of bridging', () => {
    expect(maxSpanIn(table, 'continuous', 2)).toBe(5000)
    expect(maxSpanIn(table, 'lapped', 2)).toBe(8000)
  })

  it('says 0 where a support condition is not available, and nothing before bridging is chosen', () => {
    expect(maxSpanIn(table, 'simply-supported', null)).toBe(0)
    expect(maxSpanIn(table, 'lapped', null)).toBeNull()
  })

  it('is found by the size, and a size may have none', () => {
    const maxSpan = maxSpanFrom({ ZC15019: table })
    const purlin = { section: 'C', depth: 150, support: 'continuous', bridging: 0 } as const
    expect([maxSpan({ ...purlin, thickness: 1.9 }), maxSpan({ ...purlin, thickness: 2.4 })]).toEqual([5000, null])
  })

  it.each([{ lappedMaxSpan: [1, 2, 3] }, { lappedMaxSpan: -1 }, { lappedMaxSpan: '9000' }])(
    'is not read from %o',
    (wrong) => {
      expect(maxSpansOfTable.safeParse({ ...table, other: 'ignored' }).success).toBe(true)
      expect(maxSpansOfTable.safeParse({ ...table, ...wrong }).success).toBe(false)
    },
  )
})
