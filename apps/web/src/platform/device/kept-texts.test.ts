import { describe, expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import { journalIn, type Texts } from './journal.ts'
import { keptTexts, type TextRows } from './kept-texts.ts'
import type { NotStored } from './not-stored.ts'

/** A store of which each change waits until it is let through, or refused. */
const slowRows = (stored = new Map<string, string>()) => {
  const changes: Texts[] = []
  const waiting: { readonly pass: () => void; readonly refuse: (error: Error) => void }[] = []
  const rows: TextRows = {
    all: async () => new Map(stored),
    of: async (keys) => new Map(keys.map((key) => [key, stored.get(key) ?? null])),
    apply: (change) =>
      new Promise((resolve, reject) => {
        changes.push(change)
        waiting.push({
          pass: () => {
            for (const [key, text] of change)
              if (text === null) stored.delete(key)
              else stored.set(key, text)
            resolve()
          },
          refuse: reject,
        })
      }),
  }
  const next = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const one = waiting.shift()
    if (one === undefined) throw new Error('Nothing is being stored.')
    return one
  }
  return {
    stored,
    changes,
    rows,
    pass: async () => (await next()).pass(),
    refuse: async (error = new Error('full')) => (await next()).refuse(error),
  }
}

const opened = (store = slowRows(), local = inMemory()) => {
  const told: (readonly [string, NotStored | null])[] = []
  const read: string[] = []
  const stored: string[] = []
  const texts = keptTexts(store.rows, journalIn(local), {
    onRead: (keys) => read.push(...keys),
    onSettled: (key, why) => told.push([key, why]),
    onStored: (keys) => stored.push(...keys),
  })
  return { ...store, local, told, read, storedKeys: stored, texts }
}

describe('a text', () => {
  it('can be read at once, and is called saved only when it is', async () => {
    const { texts, told, stored, pass } = opened()
    texts.write('a', '1')
    expect(texts.read('a')).toBe('1')
    expect([texts.unsettled.get().get('a'), told, stored.size]).toEqual(['saving', [], 0])
    await pass()
    await texts.settled()
    expect([texts.unsettled.get().size, told, stored.get('a')]).toEqual([0, [['a', null]], '1'])
  })

  it('is stored in the order of its changes, those of one press together', async () => {
    const { texts, changes, pass, storedKeys } = opened()
    texts.write('a', '1')
    texts.write('b', '1')
    await Promise.resolve()
    texts.write('a', '2')
    texts.remove('b')
    texts.write('a', '3')
    await pass()
    expect(texts.unsettled.get().get('a')).toBe('saving')
    await pass()
    await texts.settled()
    expect(changes.map((change) => [...change])).toEqual([
      [
        ['a', '1'],
        ['b', '1'],
      ],
      [
        ['a', '3'],
        ['b', null],
      ],
    ])
    expect(storedKeys).toEqual(['a', 'b', 'a', 'b'])
  })

  it('that finds no room takes no other with it, and waits in the journal', async () => {
    const { texts, told, stored, refuse, pass, local } = opened()
    texts.write('large', '1')
    texts.write('small', '2')
    await refuse()
    await refuse()
    await pass()
    await texts.settled()
    expect(told).toEqual([
      ['large', null],
      ['small', null],
    ])
    expect([...stored]).toEqual([['small', '2']])
    expect(local.keys('soundroof.waiting/')).toEqual(['soundroof.waiting/large'])
    expect(texts.outside()).toEqual(['large'])
    texts.again()
    await pass()
    await texts.settled()
    expect([stored.get('large'), local.keys('')]).toEqual(['1', []])
  })

  it.each([
    [new Error('closed'), { kind: 'failed', reason: 'closed' }],
    [Object.assign(new Error('disk'), { name: 'QuotaExceededError' }), { kind: 'full' }],
  ] as const)('that no place takes is told to be lost with the page, and why: %s', async (error, why) => {
    const { texts, told, refuse } = opened(slowRows(), { ...inMemory(), write: () => false })
    texts.write('a', '1')
    await refuse(error)
    await texts.settled()
    expect([texts.unsettled.get().get('a'), told, texts.outside()]).toEqual(['refused', [['a', why]], ['a']])
    expect(texts.read('a')).toBe('1')
  })
})

describe('a page that is left', () => {
  it('loses nothing: what was on its way is there when the next one opens', async () => {
    const first = opened()
    first.texts.write('a', '1')
    await Promise.resolve()
    first.texts.write('a', '2')
    first.texts.write('b', '1')
    first.texts.remove('b')
    first.texts.leave()
    const { texts, pass, stored, local } = opened(slowRows(new Map([['b', '0']])), first.local)
    await texts.fill()
    expect([texts.read('a'), texts.read('b')]).toEqual(['2', null])
    await pass()
    await texts.settled()
    expect([[...stored], local.keys('')]).toEqual([[['a', '2']], []])
  })

  it('that comes back has nothing in the journal once it is stored', async () => {
    const { texts, pass, local } = opened()
    texts.write('a', '1')
    texts.leave()
    expect(local.keys('')).toHaveLength(1)
    await pass()
    await texts.settled()
    expect(local.keys('')).toEqual([])
  })

  it('replaces no draft that another page has changed since', async () => {
    const first = opened()
    first.texts.write('d', '{"changedAt":1}')
    first.texts.leave()
    const { texts, pass } = opened(slowRows(new Map([['d', '{"changedAt":2}']])), first.local)
    await texts.fill()
    expect(texts.read('d')).toBe('{"changedAt":2}')
    await pass()
  })

  it.each(['', '{', '{}', '{"text":5}'])('left damaged, as %j, changes nothing', async (damaged) => {
    const local = inMemory()
    local.write('soundroof.waiting/a', damaged)
    const { texts, changes } = opened(slowRows(new Map([['a', '1']])), local)
    await texts.fill()
    expect([texts.read('a'), changes]).toEqual(['1', []])
  })
})

describe('what a former release kept in local storage', () => {
  const former = [
    'soundroof.drafts/ann/x',
    'soundroof.draft.ann',
    'soundroof.undo/ann/x',
    'soundroof.forms.ann',
  ] as const
  const withFormer = () => {
    const local = inMemory()
    for (const key of former) local.write(key, `{"of":"${key}"}`)
    local.write('soundroof.user', '{}')
    return local
  }

  it('is taken over, and removed only once it is stored', async () => {
    const { texts, pass, stored, local } = opened(slowRows(), withFormer())
    await texts.fill()
    expect(former.map((key) => texts.read(key))).toEqual(former.map((key) => `{"of":"${key}"}`))
    expect(local.keys('')).toHaveLength(5)
    await pass()
    await texts.settled()
    expect([...stored.keys()].sort()).toEqual([...former].sort())
    expect(local.keys('')).toEqual(['soundroof.user'])
  })

  it('stays where the store has no room', async () => {
    const { texts, refuse, local } = opened(slowRows(), withFormer())
    await texts.fill()
    for (let times = 0; times <= former.length; times++) await refuse()
    await texts.settled()
    for (const key of former) expect(local.read(key)).toBe(`{"of":"${key}"}`)
  })
})

describe('another page', () => {
  it('is followed to what is stored by then', async () => {
    const { texts, stored, read } = opened(slowRows(new Map([['a', '1']])))
    await texts.fill()
    stored.set('a', '2')
    stored.set('b', '1')
    await texts.follow(['a', 'b'])
    expect([texts.read('a'), texts.read('b'), read]).toEqual(['2', '1', ['a', 'a', 'b']])
    stored.delete('a')
    await texts.follow(['a'])
    expect(texts.read('a')).toBeNull()
  })

  it('never takes back what was typed here meanwhile', async () => {
    const { texts, stored, pass } = opened(slowRows(new Map([['a', '1']])))
    await texts.fill()
    const following = texts.follow(['a'])
    texts.write('a', 'typed')
    stored.set('a', '2')
    await following
    expect(texts.read('a')).toBe('typed')
    await pass()
  })

  it('leaves alone what was written before the store was read', async () => {
    const { texts, pass } = opened(slowRows(new Map([['a', '1']])))
    texts.write('a', 'typed')
    await texts.fill()
    expect(texts.read('a')).toBe('typed')
    await pass()
  })
})

it('goes on in memory and journal where the store cannot be opened', async () => {
  const rows: TextRows = {
    all: () => Promise.reject(new Error('private')),
    of: () => Promise.reject(new Error('private')),
    apply: () => Promise.reject(new Error('private')),
  }
  const local = inMemory()
  const open = () =>
    keptTexts(rows, journalIn(local), {
      onRead: () => undefined,
      onSettled: () => undefined,
      onStored: () => undefined,
    })
  const first = open()
  expect(await first.fill()).toBe(false)
  first.write('a', '1')
  await first.settled()
  const second = open()
  await second.fill()
  expect(second.read('a')).toBe('1')
})
