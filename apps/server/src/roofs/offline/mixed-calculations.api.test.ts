import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { afterAll, expect, it } from 'vitest'
import {
  begin,
  calculatedHere,
  newDevice,
  sent,
  settle,
  type TestDevice,
} from '../../money/offline/testing/test-device.ts'
import { sampled } from '../../testing/extent.ts'
import { sample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

/** Random mixes of calculations with and without network, on three devices of one account. */

const server = await serverOfTests()
const day = 24 * 3600 * 1000
const bought = 8

/** The same numbers in each run. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A phone with the right that it keeps; a copied phone has the same right and key, and counts by itself. */
type Phone = {
  readonly device: TestDevice
  right: string | null
  calculations: number
  used: number
  waiting: { readonly body: unknown; readonly isCopy: boolean }[]
  readonly isCopy: boolean
}

const phone = async (): Promise<Phone> => ({
  device: await newDevice(),
  right: null,
  calculations: 0,
  used: 0,
  waiting: [],
  isCopy: false,
})

type Scene = {
  readonly who: Caller
  readonly phones: Phone[]
  readonly random: (below: number) => number
  readonly told: Set<string>
  names: number
}

const roof = (scene: Scene): string => {
  const isNew = scene.random(3) > 0
  if (isNew) scene.names += 1
  return JSON.stringify({ ...sample(), name: `Roof ${isNew ? scene.names : 1 + scene.random(scene.names + 1)}` })
}

const onDevice = async (scene: Scene, one: Phone): Promise<void> => {
  if (one.right === null || one.used >= one.calculations) return
  one.used += 1
  const project = roof(scene)
  const result = await calculatedHere(server, scene.who, project)
  const body = await sent(one.device, project, { right: one.right, number: one.used, result })
  one.waiting.push({ body, isCopy: one.isCopy })
}

const sync = async (scene: Scene, one: Phone): Promise<void> => {
  for (const { body } of one.waiting.splice(0)) {
    const { code, data, message } = (await settle(server, scene.who, body)).body
    if (code !== 0) scene.told.add(String(message))
    else expect([0, 1]).toContain(data.isResult)
    // The answer may have been lost.
    if (scene.random(4) === 0) expect((await settle(server, scene.who, body)).body.code).toBe(code)
  }
}

const online = async (scene: Scene): Promise<void> => {
  const { token } = scene.who
  if (scene.random(5) > 0) await server.call('decrementTimes', { token })
  await server.call<Calculation>('getResult', { token, body: roof(scene) })
}

const beginOn = async (scene: Scene, one: Phone): Promise<void> => {
  if (one.isCopy) return
  await sync(scene, one)
  const { code, data } = (await begin(server, scene.who, one.device, 1 + scene.random(4))).body
  if (code !== 0) return
  Object.assign(one, { right: data.id, calculations: data.calculations, used: 0 })
}

const endOf = async (scene: Scene, one: Phone): Promise<void> => {
  if (one.right !== null) await server.call('endOffline', { token: scene.who.token, body: { id: one.right } })
}

const copyOf = (scene: Scene, one: Phone): void => {
  if (one.right !== null) scene.phones.push({ ...one, waiting: [], isCopy: true })
}

const step = async (scene: Scene): Promise<void> => {
  const one = scene.phones[scene.random(scene.phones.length)]
  if (one === undefined) return
  const drawn = scene.random(16)
  if (drawn < 3) return beginOn(scene, one)
  if (drawn < 8) return onDevice(scene, one)
  if (drawn < 11) return sync(scene, one)
  if (drawn < 13) return online(scene)
  if (drawn === 13) return endOf(scene, one)
  if (drawn === 14) return copyOf(scene, one)
  server.clock.move(scene.random(2) === 0 ? 15 * 60_000 : 8 * day)
}

const counted = async ({ account }: Caller) => {
  const [row] = await server.db.query<{ charges: number; results: number; held: number }>(
    `select (select count(*)::int from charges c join subscriptions s on s.id = c.subscription_id where s.account_id = $1) as charges,
       (select count(*)::int from issued_results where account_id = $1 and is_charged) as results,
       (select count(*)::int from reservations r join subscriptions s on s.id = r.subscription_id
         where s.account_id = $1 and r.state = 'reserved' and r.expires_at > $2) as held`,
    [account.id, server.clock()],
  )
  if (!row) throw new Error('Counting answers one row.')
  return row
}

const timesOf = async ({ token }: Caller) =>
  (await server.call<{ times: number }>('customerPackages', { token })).body.data.times

const told = new Set<string>()
afterAll(() => expect([...told].join(' ')).toMatch(/Another device.*|were ended/))

it.each(
  sampled(
    Array.from({ length: 100 }, (_, index) => index),
    (index) => index % 10 === 0,
  ),
)('nobody gets more than was bought in mix %i', async (seed) => {
  const scene: Scene = {
    who: await server.caller(),
    phones: [await phone(), await phone(), await phone()],
    random: randomFrom(seed),
    told,
    names: 0,
  }
  await server.subscribe(scene.who, bought, 365)
  for (let count = 0; count < 14; count += 1) {
    await step(scene)
    const { charges, results, held } = await counted(scene.who)
    expect(charges).toBe(results)
    expect(charges + held).toBeLessThanOrEqual(bought)
    expect(await timesOf(scene.who)).toBe(bought - charges - held)
  }
  for (const one of scene.phones) await sync(scene, one)
  const { charges, results } = await counted(scene.who)
  expect([charges, charges <= bought]).toEqual([results, true])
})
