import { describe, expect, it } from 'vitest'
import { spanIn, tableName } from './max-span.ts'

describe('the capacity table of a section', () => {
  it.each([
    [{ section: 'Z', depth: 150, thickness: 1.9 }, 'ZC15019'],
    [{ section: 'C', depth: 350, thickness: 3 }, 'ZC35030'],
    [{ section: 'top-hat', depth: 40, thickness: 0.55 }, 'TS4055'],
    [{ section: 'top-hat', depth: 120, thickness: 1 }, 'TS120100'],
  ] as const)('of %o is %s', (selection, name) => {
    expect(tableName(selection)).toBe(name)
  })

  const table = { lappedMaxSpan: [6000, 7000, 8000, 9000], continuousMaxSpan: 5000, simpleMaxSpan: 0 }

  it('has one longest span, or one by rows of bridging', () => {
    expect(spanIn(table, { support: 'continuous', bridging: 2 })).toBe(5000)
    expect(spanIn(table, { support: 'lapped', bridging: 2 })).toBe(8000)
  })

  it('says 0 where a support condition is not available, and nothing before bridging is chosen', () => {
    expect(spanIn(table, { support: 'simply-supported', bridging: null })).toBe(0)
    expect(spanIn(table, { support: 'lapped', bridging: null })).toBeNull()
  })
})
