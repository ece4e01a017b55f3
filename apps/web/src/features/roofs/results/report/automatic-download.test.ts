import { describe, expect, it } from 'vitest'
import { inMemory } from '../../../../platform/key-value.ts'
import { nameOfDocument, saveOnce } from './automatic-download.ts'

const counted = (arrives = true) => {
  const saved = { count: 0 }
  const save = async () => {
    saved.count++
    return arrives
  }
  return { saved, save }
}

describe('the automatic download', () => {
  it('starts once for each document of a result, also after a reload', async () => {
    const { saved, save } = counted()
    const store = inMemory()
    for (const result of ['a', 'a', 'b', 'a'])
      for (const kind of ['result-summary', 'input-summary'] as const)
        await saveOnce(store, nameOfDocument(kind, result, 'https://files/1.pdf?signed'), save)
    expect(saved.count).toBe(4)
  })

  it('starts once where the page is drawn twice before the file has arrived', async () => {
    const { saved, save } = counted()
    const store = inMemory()
    await Promise.all([saveOnce(store, 'a', save), saveOnce(store, 'a', save)])
    expect(saved.count).toBe(1)
  })

  it('starts again at the next visit where the file did not arrive', async () => {
    const store = inMemory()
    await saveOnce(store, 'a', counted(false).save)
    const { saved, save } = counted()
    await saveOnce(store, 'a', save)
    await saveOnce(store, 'a', save)
    expect(saved.count).toBe(1)
  })

  it('knows a document without a result by its file, however the address is signed', () => {
    const named = (address: string) => nameOfDocument('input-summary', undefined, address)
    expect(named('https://files/1.pdf?signed=1')).toBe(named('https://files/1.pdf?signed=2'))
    expect(named('https://files/1.pdf')).not.toBe(named('https://files/2.pdf'))
  })

  it.each(['', '{', '{"a":1}', '[1]'])('begins anew where the device keeps "%s"', async (kept) => {
    const store = inMemory()
    store.write('soundroof.saved-by-itself', kept)
    const { saved, save } = counted()
    await saveOnce(store, 'a', save)
    await saveOnce(store, 'a', save)
    expect(saved.count).toBe(1)
  })
})
