import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { invite } from './invitations.ts'

const server = await serverOfTests()
const owner = anew(() => server.caller())

const recording = (db: Db, said: string[]): Db => ({
  ...db,
  query: (sql, params) => {
    said.push(sql)
    return db.query(sql, params)
  },
  transaction: (run) => db.transaction((tx) => run(recording(tx, said))),
})

/** Every statement that an invitation of this address asks of the database. */
const statements = async (email: string): Promise<readonly string[]> => {
  const said: string[] = []
  const db = recording(server.db, said)
  const { account } = owner
  const caller = { account, address: '127.0.0.1', authorization: '', agent: '' }
  await invite({ ...server.services, ...caller, db, body: { email }, query: undefined })
  return said
}

const milliseconds = async (email: string): Promise<number> => {
  const start = performance.now()
  const { status } = await server.call('invite', { token: owner.token, body: { email } })
  expect(status).toBe(200)
  return performance.now() - start
}

type Fastest = { readonly known: number; readonly unknown: number }

/** Of as many calls as a company has in a day, milliseconds: whatever else the machine does only slows a call. */
const fastestOfDay = async (day: number): Promise<Fastest> => {
  const known: number[] = []
  const unknown: number[] = []
  for (let turn = 0; turn < 24; turn++) {
    const { account } = await server.caller()
    known.push(await milliseconds(account.email))
    unknown.push(await milliseconds(`unknown${turn}of${day}@example.org`))
  }
  return { known: Math.min(...known), unknown: Math.min(...unknown) }
}

const ratioOf = ({ known, unknown }: Fastest): number => Math.max(known, unknown) / Math.min(known, unknown)

describe('inviting an address that has an account', () => {
  it('asks the database the same as for one that has none', async () => {
    const known = await server.caller()
    const ofKnown = await statements(known.account.email)
    expect(ofKnown).toEqual(await statements('unknown@example.org'))
    expect(ofKnown.length).toBeGreaterThan(5)
  })

  it('takes the same time', async () => {
    let fastest = await fastestOfDay(0)
    // A busy machine may slow every call of one kind: then the fastest of more days count.
    for (let day = 1; day < 8 && ratioOf(fastest) >= 2; day++) {
      server.clock.move(24 * 3600_000)
      const { known, unknown } = await fastestOfDay(day)
      fastest = { known: Math.min(known, fastest.known), unknown: Math.min(unknown, fastest.unknown) }
    }
    expect(ratioOf(fastest)).toBeLessThan(2)
  })
})
