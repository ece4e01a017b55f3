import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../platform/database/db.ts'
import { openServer } from '../../platform/database/server-db.ts'
import { makeServerDatabase } from '../test-database.ts'
import { type Reached, retryingClient } from './retrying-client.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

/** Two processes on one PostgreSQL and one data folder. */
export type Fleet = {
  readonly db: Db
  readonly servers: readonly ServerProcess[]
  readonly urls: readonly string[]
  /** Signs requests. */
  readonly secret: string
  readonly stop: () => Promise<void>
}

const fail = (error: Error): never => {
  throw error
}

export const secretOf = async (urls: readonly string[]): Promise<string> => {
  const visitor = retryingClient({ urls, token: '', secret: '', first: 0 })
  const { body }: Reached = await visitor.ask('client')
  visitor.close()
  return (body.data as { readonly secret: string }).secret
}

/** Both start at once on an empty database: they make its tables and the secrets together. */
export const startFleet = async (): Promise<Fleet> => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-fleet-'))
  const database = await makeServerDatabase()
  const environment = { DATA_DIR: folder, DATABASE_URL: database.url }
  const servers = [await serverProcess(environment), await serverProcess(environment)]
  const db = openServer(database.url, fail)
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.kill()
    await db.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(servers.map((server) => server.start()))
    const urls = servers.map(({ url }) => url)
    return { db, servers, urls, secret: await secretOf(urls), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Kills one of them 2 to 6 s after both were ready, and restarts it, until the time is over; at least once. */
export const killAtRandom = async ({ servers }: Fleet, until: number, onKill: () => void): Promise<void> => {
  do {
    await setTimeout(2000 + 4000 * Math.random())
    const victim = servers[Math.floor(Math.random() * servers.length)]
    if (!victim) throw new Error('There is nobody to kill.')
    await victim.kill()
    onKill()
    await victim.start()
  } while (Date.now() < until)
}
