import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestStore } from '../../testing/test-store.ts'
import { standardLog } from '../log.ts'
import type { ObjectStore } from './object-store.ts'

/** What every object store does: a folder here, a bucket in `npm run test:cloud`. */

const folder = await mkdtemp(join(tmpdir(), 'soundroof-store-'))
const tried = await openTestStore(folder, standardLog)
afterAll(() => rm(folder, { recursive: true, force: true }))

const arriving = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false })

const broken = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half of it')
      throw new Error('the sender left')
    })(),
    { objectMode: false },
  )

const streamed = async (store: ObjectStore, key: string, range?: { readonly start: number; readonly end: number }) => {
  const stream = await store.stream(key, range)
  return stream && buffer(stream)
}

describe('an object store keeps a file', () => {
  it('from memory, byte for byte', async () => {
    const content = randomBytes(100_000)
    expect(await tried.store.put('one/memory', content, 'image/jpeg')).toBe(100_000)
    expect(await tried.store.get('one/memory')).toEqual(content)
    expect(await streamed(tried.store, 'one/memory')).toEqual(content)
    expect(await tried.store.size('one/memory')).toBe(100_000)
  })

  it('as it arrives, of 20 MB', async () => {
    const chunks = Array.from({ length: 20 }, () => randomBytes(1024 * 1024))
    expect(await tried.store.put('one/large', arriving(...chunks), 'application/octet-stream')).toBe(20 * 1024 * 1024)
    const kept = await tried.store.get('one/large')
    expect(Buffer.compare(kept ?? Buffer.alloc(0), Buffer.concat(chunks))).toBe(0)
  })

  it.each([
    ['from memory', () => Buffer.alloc(0)],
    ['as it arrives', () => arriving()],
  ])('without content, %s', async (_, content) => {
    expect(await tried.store.put('one/empty', content(), 'text/plain')).toBe(0)
    expect([await tried.store.size('one/empty'), await tried.store.get('one/empty')]).toEqual([0, Buffer.alloc(0)])
  })

  it('in place of the one before', async () => {
    await tried.store.put('one/again', Buffer.from('first and longer'), 'text/plain')
    await tried.store.put('one/again', Buffer.from('second'), 'text/plain')
    expect((await tried.store.get('one/again'))?.toString()).toBe('second')
  })

  it('when many are kept at once', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `many/${index}`)
    await Promise.all(keys.map((key) => tried.store.put(key, Buffer.from(key), 'text/plain')))
    const kept = await Promise.all(keys.map((key) => tried.store.get(key)))
    expect(kept.map(String)).toEqual(keys)
  })
})

describe('an object store names a file', () => {
  it.each([
    'a/b.preview.jpg',
    'a/Dach süd ☀ 100%.jpg',
    "a/x+y=z&a;b,c!'()*~$@:",
    'a/%41%2f',
    'a/b/c/d',
    `a/${'x'.repeat(200)}`,
  ])('under the key %s', async (key) => {
    await tried.store.put(key, Buffer.from(key), 'text/plain')
    expect((await tried.store.get(key))?.toString()).toBe(key)
    expect(await tried.keys()).toContain(key)
    await tried.store.remove(key)
    expect(await tried.keys()).not.toContain(key)
  })

  it.each(['', '..', '../x', 'a/../../x', '/a', 'a/', 'a//b', './a', 'a\\b', 'a\u0000', 'a\n', `a/${'x'.repeat(201)}`])(
    'but not under %j, which is no key',
    async (key) => {
      const no = 'This is no key of a file.'
      await expect(tried.store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(no)
      await expect(tried.store.get(key)).rejects.toThrow(no)
      await expect(tried.store.stream(key)).rejects.toThrow(no)
      await expect(tried.store.size(key)).rejects.toThrow(no)
      await expect(tried.store.remove(key)).rejects.toThrow(no)
    },
  )
})

describe('an object store gives a part', () => {
  it.each([
    [0, 0, '0'],
    [2, 4, '234'],
    [7, 9, '789'],
    [0, 9, '0123456789'],
  ])('from %d to %d', async (start, end, part) => {
    await tried.store.put('one/part', Buffer.from('0123456789'), 'text/plain')
    expect((await streamed(tried.store, 'one/part', { start, end }))?.toString()).toBe(part)
  })
})

it('an object store lets a reader leave in the middle', async () => {
  await tried.store.put('one/left', randomBytes(3_000_000), 'text/plain')
  const stream = await tried.store.stream('one/left')
  for await (const _ of stream ?? []) break
  expect(stream?.destroyed).toBe(true)
  expect(await tried.store.size('one/left')).toBe(3_000_000)
})

describe('an object store knows no file', () => {
  it('that was never kept', async () => {
    const all = [tried.store.get('no/such'), tried.store.stream('no/such'), tried.store.size('no/such')]
    expect(await Promise.all(all)).toEqual([null, null, null])
    await tried.store.remove('no/such')
  })

  it('that was removed', async () => {
    await tried.store.put('one/gone', Buffer.from('x'), 'text/plain')
    await tried.store.remove('one/gone')
    expect([await tried.store.get('one/gone'), await tried.store.size('one/gone')]).toEqual([null, null])
  })

  it('that did not arrive whole, and keeps the one before', async () => {
    await expect(tried.store.put('one/broken', broken(), 'text/plain')).rejects.toThrow('the sender left')
    expect((await tried.keys()).filter((key) => key.startsWith('one/broken'))).toEqual([])
    await tried.store.put('one/broken', Buffer.from('before'), 'text/plain')
    await expect(tried.store.put('one/broken', broken(), 'text/plain')).rejects.toThrow('the sender left')
    expect((await tried.store.get('one/broken'))?.toString()).toBe('before')
  })
})
