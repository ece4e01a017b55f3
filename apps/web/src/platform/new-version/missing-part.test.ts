import { describe, expect, it } from 'vitest'
import { isPartMissing, PartMissing, partOf, plainly, reloadOnce, reloadWithSignal } from './missing-part.ts'

const tab = ({ isThere = true, stores = true } = {}) => {
  let kept: string | null = null
  let reloads = 0
  return {
    reloads: () => reloads,
    isServerThere: async () => isThere,
    read: () => kept,
    write: (part: string) => {
      if (stores) kept = part
      return stores
    },
    forget: () => {
      kept = null
    },
    reload: () => {
      reloads += 1
    },
  }
}

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

  it('reloads the page with the next signal, also for a part that it was reloaded for before', async () => {
    const [near, far] = [tab(), tab({ isThere: false })]
    let waits = 0
    const wait = () => {
      waits += 1
    }
    await reloadWithSignal('a.js', near, wait)
    await reloadWithSignal('a.js', near, wait)
    expect([near.reloads(), waits]).toEqual([1, 0])
    await reloadWithSignal('a.js', { ...near, isServerThere: far.isServerThere }, wait)
    expect([near.reloads(), waits]).toEqual([1, 1])
    await reloadWithSignal('a.js', near, wait)
    expect(near.reloads()).toBe(2)
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
