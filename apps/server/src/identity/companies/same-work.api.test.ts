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

describe('inviting an address that has an account', () => {
  it('asks the database the same as for one that has none', async () => {
    const known = await server.caller()
    const ofKnown = await statements(known.account.email)
    expect(ofKnown).toEqual(await statements('unknown@example.org'))
    expect(ofKnown.length).toBeGreaterThan(5)
  })

  it('takes the same time', async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < 24; turn++) {
      const { account } = await server.caller()
      known.push(await milliseconds(account.email))
      unknown.push(await milliseconds(`unknown${turn}@example.org`))
    }
    // The fastest of each, since other work of the machine only slows a call.
    const [ofKnown, ofUnknown] = [Math.min(...known), Math.min(...unknown)]
    expect(Math.max(ofKnown, ofUnknown) / Math.min(ofKnown, ofUnknown)).toBeLessThan(2)
  })
})
