import { describe, expect, it } from 'vitest'
import { type Answer, noAnswer, type Refused } from '../api/envelope.ts'
import { inMemory } from '../key-value.ts'
import { appShop } from './app-shop.ts'
import { buyIn, presentWaiting, restoreFrom, type Selling } from './buy.ts'
import { haveOthersPaid, keptPurchases } from './kept-purchases.ts'
import type { Proof } from './shop.ts'
import { type Answering, fakeStore } from './testing/fake-store.ts'

const shells = ['ios', 'android'] as const
const product = { id: 'soundroof.monthly', title: 'Monthly', price: '$9' }
const ann = '6f1e2a1c-1111-4222-8333-444455556666'
const bob = '7a2e2a1c-1111-4222-8333-444455556666'

const taken: Answer<unknown> = { ok: true, data: null, total: null, totalIsCapped: false, next: null, message: null }
const refusedBy = (code: 'purchaseOfAnother' | 'productUnknown'): Refused => ({
  ok: false,
  code: 409,
  message: { code },
  issues: [],
})

/** A phone whose store and memory outlive the application. */
const phone = (shell: 'ios' | 'android') => {
  const memory = inMemory()
  const store = fakeStore(shell, (name, account) => `signed ${name} for ${account}`)
  const presented: string[] = []
  let answer: Answer<unknown> = taken
  const send = async ({ proof }: Proof) => {
    presented.push(proof)
    return answer
  }
  /** As after a start: nothing but the store and the memory is left of what came before. */
  const start = (user = 'ann@example.org'): Selling => ({
    shop: appShop(shell, store.plugin),
    kept: keptPurchases(memory, user),
    send,
  })
  return {
    memory,
    store,
    presented,
    start,
    buy: () => buyIn(start(), product, ann),
    present: (user?: string, account: string | null = ann) => presentWaiting(start(user), async () => account),
    answers: (given: Answer<unknown>) => {
      answer = given
    },
  }
}

describe.each(shells)('a purchase in the app on %s', (shell) => {
  it('is finished once the server has recorded it', async () => {
    const { store, buy, start, presented } = phone(shell)
    expect(await buy()).toBe('bought')
    expect(presented).toHaveLength(1)
    expect(store.finished.size).toBe(1)
    expect(start().kept.all()).toEqual([])
  })

  it('that did not reach the server is kept, not finished, and presented after a restart', async () => {
    const { store, buy, present, start, answers, presented } = phone(shell)
    answers(noAnswer)
    expect(await buy()).toBe('refused')
    expect(start().kept.all()).toHaveLength(1)
    expect(await present()).toBe('unreachable')
    expect(store.finished.size).toBe(0)
    answers(taken)
    expect(await present()).toBe('taken')
    expect([store.finished.size, start().kept.all(), new Set(presented).size]).toEqual([1, [], 1])
    expect(await present()).toBeNull()
  })

  it('is found again where the application ended before it could be kept', async () => {
    const { store, present } = phone(shell)
    store.order(ann)
    expect(await present()).toBe('taken')
    expect(store.finished.size).toBe(1)
    expect(await present()).toBeNull()
  })

  it('is not taken by another account on the device, which is told', async () => {
    const { memory, buy, present, answers, presented, start } = phone(shell)
    answers(noAnswer)
    await buy()
    answers(taken)
    expect(await present('bob@example.org', bob)).toBeNull()
    expect(presented).toHaveLength(1)
    expect(haveOthersPaid(memory, 'bob@example.org')).toBe(true)
    expect(await present()).toBe('taken')
    expect([haveOthersPaid(memory, 'bob@example.org'), start().kept.all()]).toEqual([false, []])
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['pending', 'pending'],
  ] as const)('that is %s is neither a failure nor kept', async (how, outcome) => {
    const { store, buy, start, presented, present } = phone(shell)
    store.answer(how)
    expect(await buy()).toBe(outcome)
    expect([start().kept.all(), presented, store.finished.size]).toEqual([[], [], 0])
    expect(await present()).toBeNull()
  })

  it('fails where the store does', async () => {
    const { store, buy } = phone(shell)
    store.answer('broken')
    await expect(buy()).rejects.toThrow()
  })

  it('that the server refuses stays with the reason; one of another account does not', async () => {
    const { buy, start, answers, present, store } = phone(shell)
    answers(refusedBy('productUnknown'))
    expect(await buy()).toBe('refused')
    expect(start().kept.all()).toMatchObject([{ refused: { code: 'productUnknown' } }])
    answers(refusedBy('purchaseOfAnother'))
    expect(await present()).toBe('refused')
    expect([start().kept.all(), store.finished.size]).toEqual([[], 0])
  })

  it('that the store does not hear of is recorded all the same', async () => {
    const { store, start } = phone(shell)
    const plugin = {
      ...store.plugin,
      acknowledgePurchase: () => Promise.reject(new Error('Transaction not found or already finished.')),
    }
    expect(await buyIn({ ...start(), shop: appShop(shell, plugin) }, product, ann)).toBe('bought')
    expect(start().kept.all()).toEqual([])
  })

  it('is restored on a new phone, and of another account only where somebody restores it', async () => {
    const { store, start, present, presented } = phone(shell)
    store.order(bob)
    expect(await present()).toBeNull()
    expect(presented).toEqual([])
    expect(await restoreFrom(start())).toEqual({ found: 1, taken: 1 })
    expect(store.finished.size).toBe(1)
  })
})

it('a purchase that is paid later at Google counts once it is paid', async () => {
  const { store, buy, present } = phone('android')
  store.answer('pending')
  expect(await buy()).toBe('pending')
  store.settle()
  expect(await present()).toBe('taken')
  expect(store.finished.size).toBe(1)
})

it('a purchase that somebody allows later at Apple counts once it is allowed, although the plugin has finished it', async () => {
  const { store, start, present } = phone('ios')
  const { shop } = start()
  const heard: string[] = []
  await shop.follow(() => heard.push('changed'))
  store.allow(ann)
  expect(heard).toEqual(['changed'])
  expect(await present()).toBe('taken')
})

it('what Google says is owned already is presented again', async () => {
  const { store, buy, presented } = phone('android')
  store.order(ann)
  store.answer('owned' satisfies Answering)
  expect(await buy()).toBe('bought')
  expect(presented).toEqual([`signed token-1 for ${ann}`])
})

it('restoring does not let the plugin acknowledge to Google what the server has not recorded', async () => {
  const { store, start, answers } = phone('android')
  store.order(ann)
  answers(noAnswer)
  expect(await restoreFrom(start())).toEqual({ found: 1, taken: 0 })
  expect([store.finished.size, store.told]).toEqual([0, []])
})

it('restoring asks for the password of the App Store only where this phone knows no purchase', async () => {
  const { store, start } = phone('ios')
  expect(await restoreFrom(start())).toEqual({ found: 0, taken: 0 })
  expect(store.told).toEqual(['asked for the password'])
  store.order(ann)
  expect(await restoreFrom(start())).toEqual({ found: 1, taken: 1 })
  expect(store.told).toHaveLength(1)
})
