import { describe, expect, it } from 'vitest'
import { isPartMissing, PartMissing, plainly, reloadOnce } from './missing-part.ts'

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
