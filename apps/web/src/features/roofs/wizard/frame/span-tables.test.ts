import { describe, expect, it } from 'vitest'
import { type Fetched, spanTables } from './span-tables.ts'

const table = { lappedMaxSpan: [6000, 7000, 8000, 9000], continuousMaxSpan: 5000, simpleMaxSpan: 0 } as const
const selection = { section: 'Z', depth: 150, thickness: 1.9, support: 'lapped', bridging: 2 } as const

/** A server whose answers the test releases one by one. */
const server = () => {
  const asked: string[] = []
  const answers: ((fetched: Fetched | Error) => void)[] = []
  let time = 0
  const fetchTable = (name: string) =>
    new Promise<Fetched>((resolve, reject) => {
      asked.push(name)
      answers.push((fetched) => (fetched instanceof Error ? reject(fetched) : resolve(fetched)))
    })
  return {
    asked,
    answer: (fetched: Fetched | Error) => answers.shift()?.(fetched),
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    tables: spanTables({ fetchTable, now: () => time }),
  }
}

describe('the tables of longest spans', () => {
  it('set no limit while loading, and ask once', async () => {
    const { tables, asked, answer } = server()
    const waiting = [tables.load('ZC15019'), tables.load('ZC15019')]
    expect(tables.maxSpan(selection)).toBe(Number.POSITIVE_INFINITY)
    answer(table)
    await Promise.all(waiting)
    expect(tables.maxSpan(selection)).toBe(8000)
    expect(tables.maxSpan({ ...selection, support: 'simply-supported' })).toBe(0)
    await tables.load('ZC15019')
    expect(asked).toEqual(['ZC15019'])
  })

  it('remember a missing table, for a while', async () => {
    const { tables, asked, answer, wait } = server()
    const waiting = tables.load('ZC15019')
    answer(null)
    await waiting
    expect(tables.maxSpan(selection)).toBeNull()
    wait(5 * 60_000 - 1)
    await tables.load('ZC15019')
    expect(asked).toHaveLength(1)
    wait(1)
    const again = tables.load('ZC15019')
    answer(table)
    await again
    expect(tables.maxSpan(selection)).toBe(8000)
  })

  it.each([['no network', new Error('offline')] as const, ['a failing server', 'not-loaded'] as const])(
    'are asked for again after %s, though not at every keystroke',
    async (_, failure) => {
      const { tables, asked, answer, wait } = server()
      const first = tables.load('ZC15019')
      answer(failure)
      await first
      expect(tables.maxSpan(selection)).toBe('not-loaded')
      await tables.load('ZC15019')
      expect(asked).toHaveLength(1)
      wait(5_000)
      const second = tables.load('ZC15019')
      expect(tables.maxSpan(selection)).toBe('not-loaded')
      answer(table)
      await second
      expect([asked.length, tables.maxSpan(selection)]).toEqual([2, 8000])
    },
  )
})
