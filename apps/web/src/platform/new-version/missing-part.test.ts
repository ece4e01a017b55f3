import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPartMissing, PartMissing, partOf, plainly, reloadOnce, reloadWithSignal } from './missing-part.ts'

const tab = ({ isThere = true, stores = true } = {}) => {
  let kept: { readonly part: string; readonly at: number } | null = null
  let reloads = 0
  return {
    reloads: () => reloads,
    isServerThere: async () => isThere,
    read: () => kept,
    write: (reload: NonNullable<typeof kept>) => {
      if (stores) kept = reload
      return stores
    },
    reload: () => {
      reloads += 1
    },
  }
}

const screen = (isShown = true) => {
  let waits = 0
  return {
    waits: () => waits,
    isShown: () => isShown,
    waitForSignal: () => {
      waits += 1
    },
  }
}

afterEach(() => void vi.useRealTimers())

describe('a part that cannot be fetched', () => {
  it('reloads the page once, and once for another part', async () => {
    const one = tab()
    for (const part of ['a.js', 'a.js', 'a.js']) await reloadOnce(part, one)
    expect(one.reloads()).toBe(1)
    await reloadOnce('b.js', one)
    expect(one.reloads()).toBe(2)
  })

  it('does not reload the page without a connection, which would end in the browser’s own error', async () => {
    const one = tab({ isThere: false })
    await reloadOnce('a.js', one)
    expect([one.reloads(), one.read()]).toEqual([0, null])
  })

  it('does not reload the page where the browser stores nothing, which might never end', async () => {
    const one = tab({ stores: false })
    await reloadOnce('a.js', one)
    expect(one.reloads()).toBe(0)
  })

  it('reloads the page once, however many look for it at the same time', async () => {
    const one = tab()
    await Promise.all([reloadOnce('a.js', one), reloadOnce('a.js', one)])
    expect(one.reloads()).toBe(1)
  })

  it('reloads the screen that lacks it with the next signal, and again a minute later where that brought nothing', async () => {
    vi.useFakeTimers()
    const [one, shown] = [tab(), screen()]
    const without = { ...one, isServerThere: async () => false }
    await reloadWithSignal('a.js', without, shown)
    expect([one.reloads(), shown.waits()]).toEqual([0, 1])
    await reloadWithSignal('a.js', one, shown)
    await reloadWithSignal('a.js', one, shown)
    await reloadWithSignal('a.js', without, shown)
    await reloadWithSignal('a.js', one, shown)
    expect([one.reloads(), shown.waits()]).toEqual([1, 4])
    vi.advanceTimersByTime(60_000)
    await reloadWithSignal('a.js', one, shown)
    expect(one.reloads()).toBe(2)
  })

  it('reloads no page whose screen was left, nor where the browser stores nothing', async () => {
    const [one, none, left] = [tab(), tab({ stores: false }), screen(false)]
    await reloadWithSignal('a.js', one, left)
    await reloadWithSignal('a.js', none, screen())
    expect([one.reloads(), none.reloads(), left.waits()]).toEqual([0, 0, 0])
  })

  it('is named by what the browser said', () => {
    const said = new TypeError('Failed to fetch /a.js')
    expect([partOf(said), partOf(new PartMissing('gone', { cause: said })), partOf('a.js')]).toEqual([
      'Failed to fetch /a.js',
      'Failed to fetch /a.js',
      '',
    ])
  })

  it('is told apart from other errors', () => {
    const defect = new TypeError('x is undefined')
    expect(plainly(defect)).toBe(defect)
    expect([isPartMissing(defect), isPartMissing(null), isPartMissing(new PartMissing('gone'))]).toEqual([
      false,
      false,
      true,
    ])
  })
})
