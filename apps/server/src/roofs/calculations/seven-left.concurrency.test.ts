import { setTimeout } from 'node:timers/promises'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Fleet, killAtRandom, startFleet } from '../../testing/processes/fleet.ts'
import { type RetryingClient, retryingClient } from '../../testing/processes/retrying-client.ts'
import { type Account, accountOf, insertSubscriber, type Subscriber } from '../../testing/processes/subscriber.ts'
import { sample } from '../../testing/sample-project.ts'

/** Seconds of each of the two tests. */
const duration = Number(process.env.CONCURRENCY_SECONDS ?? '15') * 1000
const left = 7
const devices = 50

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet()
})
afterAll(() => fleet?.stop())

type Device = {
  readonly client: RetryingClient
  readonly body: unknown
  /** The result as text; null: none yet. */
  result: string | null
}

const devicesOf = ({ tokens }: Subscriber): readonly Device[] =>
  tokens.map((token, first) => ({
    client: retryingClient({ urls: fleet.urls, secret: fleet.secret, token, first }),
    // Zones are a fifth of this wide, so each result names another width.
    body: { ...sample(), building_width: 10 + first / 10 },
    result: null,
  }))

const calculate = async ({ client, body }: Device): Promise<Calculation> => {
  const answer = await client.ask('getResult', body)
  if (answer.status !== 200) throw new Error(`getResult answered ${JSON.stringify(answer)}`)
  return answer.body.data as Calculation
}

/** Reserves, or is told that nothing is left, and calculates. A result once received is received again. */
const tryOnce = async (device: Device): Promise<void> => {
  const reserved = await device.client.ask('decrementTimes')
  if (![200, 409].includes(reserved.status)) throw new Error(`decrement_times answered ${JSON.stringify(reserved)}`)
  const { isResult, result } = await calculate(device)
  if (isResult === 0) return expect([device.result, result]).toEqual([null, { zoneResults: [] }])
  device.result ??= JSON.stringify(result)
  expect(JSON.stringify(result)).toBe(device.result)
}

const tryUntil = async (device: Device, isOver: () => boolean, pause: number): Promise<void> => {
  while (!isOver()) {
    await tryOnce(device)
    await setTimeout(pause * Math.random())
  }
}

/** Reads the account until the work is done; answers the largest number charged and reserved at once. */
const watch = async (account: Subscriber, isOver: () => boolean, see: (now: Account) => void): Promise<number> => {
  let most = 0
  while (!isOver()) {
    const now = await accountOf(fleet.db, account)
    most = Math.max(most, now.charged + now.reserved)
    see(now)
    await setTimeout(50)
  }
  return most
}

/** Once more for every device: one with a result gets it, others get none, and both processes say that none is left. */
const expectSettled = async (account: Subscriber, all: readonly Device[]): Promise<void> => {
  const got = all.filter(({ result }) => result !== null)
  expect(got).toHaveLength(left)
  expect(new Set(got.map(({ result }) => result)).size).toBe(left)
  expect(await accountOf(fleet.db, account)).toEqual({ charged: left, reserved: 0, issued: left, inputs: left })
  for (const device of all) {
    const { isResult, times } = await calculate(device)
    expect([isResult === 1, times]).toEqual([device.result !== null, 0])
  }
  for (const first of [0, 1]) {
    const client = retryingClient({ urls: fleet.urls, secret: fleet.secret, token: account.tokens[0] ?? '', first })
    expect((await client.ask('customerPackages')).body.data).toMatchObject({ total_times: left, times: 0 })
    client.close()
  }
}

const troubleOf = (all: readonly Device[]) => {
  const troubles = all.map(({ client }) => client.trouble())
  for (const { client } of all) client.close()
  return {
    network: troubles.reduce((sum, { network }) => sum + network, 0),
    failures: troubles.flatMap(({ failures }) => failures),
  }
}

/** Uses one account until the end, or until everything is charged. */
const useAccount = async (isOver: (now: Account) => boolean, pause: number) => {
  const account = await insertSubscriber(fleet.db, left, devices)
  const all = devicesOf(account)
  let over = false
  const watching = watch(
    account,
    () => over,
    (now) => {
      over ||= isOver(now)
    },
  )
  try {
    await Promise.all(all.map((device) => tryUntil(device, () => over, pause)))
  } finally {
    over = true
  }
  expect(await watching).toBeLessThanOrEqual(left)
  return { account, all }
}

/** Kills processes from now on; `isOver` says when to stop. */
const killing = () => {
  let kills = 0
  let isOver = false
  const done = killAtRandom(fleet, Date.now() + duration, () => kills++).finally(() => {
    isOver = true
  })
  return { isOver: () => isOver, kills: () => kills, done }
}

/** Prints the measured figures for the person who runs this. */
const tell = (name: string, figures: Readonly<Record<string, unknown>>): void => {
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`)
}

const expectNoDefects = (): void => {
  const lines = fleet.servers.flatMap((server) => server.output().split('\n'))
  expect(lines.filter((line) => /error|fail/i.test(line))).toEqual([])
}

it(
  'fifty devices ask for other roofs with seven calculations left, while processes are killed',
  async () => {
    const { isOver, kills, done } = killing()
    const { account, all } = await useAccount(isOver, 1500)
    await done
    await expectSettled(account, all)
    tell('one account', { kills: kills(), ...troubleOf(all) })
    expectNoDefects()
  },
  duration + 120_000,
)

it(
  'one account after the other, so that processes are killed while calculations are taken',
  async () => {
    const { isOver, kills, done } = killing()
    const troubles = []
    while (!isOver()) {
      const longest = Date.now() + 60_000
      const { account, all } = await useAccount(({ charged }) => charged === left || Date.now() > longest, 300)
      await expectSettled(account, all)
      troubles.push(troubleOf(all))
    }
    await done
    const network = troubles.reduce((sum, trouble) => sum + trouble.network, 0)
    const failures = troubles.flatMap((trouble) => trouble.failures)
    tell('account after account', { accounts: troubles.length, kills: kills(), network, failures })
    expectNoDefects()
  },
  duration + 180_000,
)
