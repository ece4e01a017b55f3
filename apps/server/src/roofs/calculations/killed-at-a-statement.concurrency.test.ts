import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openServer } from '../../platform/database/server-db.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { secretOf } from '../../testing/processes/fleet.ts'
import { type Deadly, type KillingRelay, killingRelay } from '../../testing/processes/killing-relay.ts'
import { type RetryingClient, retryingClient } from '../../testing/processes/retrying-client.ts'
import { type StartedServer, startInside } from '../../testing/processes/server-inside.ts'
import { serverProcess } from '../../testing/processes/server-process.ts'
import { accountOf, insertSubscriber } from '../../testing/processes/subscriber.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { makeServerDatabase } from '../../testing/test-database.ts'
import { migrationSteps } from '../migration-steps.ts'

/**
 * Starting a process takes seconds: a short run ends servers inside the test, after each statement; a long one kills
 * processes.
 */
const isLong = Number(process.env.CONCURRENCY_SECONDS ?? '15') >= 60

const folder = mkdtempSync(join(tmpdir(), 'soundroof-killed-'))
let database: { readonly url: string; readonly drop: () => Promise<void> }
let db: Db
let survivor: StartedServer
let secret: string

beforeAll(async () => {
  database = await makeServerDatabase()
  db = openServer(database.url, (error) => {
    throw error
  })
  await migrate(db, migrationsFolder, migrationSteps)
  survivor = await startInside(database.url, folder)
  secret = await secretOf([survivor.url])
})
afterAll(async () => {
  expect(survivor.errors).toEqual([])
  survivor.kill()
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Victim = { readonly server: Pick<StartedServer, 'url' | 'kill'>; readonly relay: KillingRelay }

const startProcess = async (url: string): Promise<Victim['server']> => {
  const server = await serverProcess({ DATABASE_URL: url, DATA_DIR: folder, REQUEST_SIGNING_SECRET: secret })
  await server.start()
  return { url: server.url, kill: () => void server.kill() }
}

const startVictim = async (): Promise<Victim> => {
  const relay = await killingRelay(database.url, () => server.kill())
  const server = isLong ? await startProcess(relay.url) : await startInside(relay.url, folder)
  return { server, relay }
}

const bury = ({ server, relay }: Victim): void => {
  server.kill()
  relay.close()
}

const dataOf = async <T>(client: RetryingClient, ...asked: Parameters<RetryingClient['ask']>): Promise<T> => {
  const { status, body } = await client.ask(...asked)
  expect([asked[0], status]).toEqual([asked[0], 200])
  return body.data as T
}

/** Reserves, calculates and saves; a client told that nothing is left still asks for the result. */
const flow = async (client: RetryingClient, body: Readonly<Record<string, unknown>>) => {
  const reserved = await client.ask('decrementTimes')
  expect([200, 409]).toContain(reserved.status)
  const { isResult, times } = await dataOf<Calculation>(client, 'getResult', body)
  const { hash } = await dataOf<{ hash: string }>(client, 'uploadProject', body)
  return { isResult, times, hash }
}

type Survived = { readonly statements: number; readonly wasKilled: boolean }

/**
 * One calculation is left; the server dies at a statement of the flow, and another continues. Answers how many statements
 * there were, and whether it died.
 */
const survive = async ({ server, relay }: Victim, deadly: Deadly | null): Promise<Survived> => {
  const subscriber = await insertSubscriber(db, 1, 1)
  const account = { id: subscriber.accountId, companyId: subscriber.accountId }
  const body = await completeSample({ db, clock: () => new Date() }, { account })
  const urls = [server.url, survivor.url]
  const client = retryingClient({ urls, secret, token: subscriber.tokens[0] ?? '', first: 0 })
  relay.arm(deadly)
  const { isResult, times, hash } = await flow(client, body)
  const statements = relay.count()
  expect([isResult, times]).toEqual([1, 0])
  expect(await accountOf(db, subscriber)).toEqual({ charged: 1, reserved: 0, issued: 1, inputs: 1 })
  const projects = await dataOf<readonly ProjectRow[]>(client, 'projects')
  expect(projects.map((project) => [project.hash, project.is_result])).toEqual([[hash, 1]])
  expect(await dataOf(client, 'getResult', { ...body, hash })).toMatchObject({ isResult: 1, times: 0 })
  const { network, failures } = client.trouble()
  expect(failures).toEqual([])
  expect(network).toBeLessThanOrEqual(deadly ? 1 : 0)
  client.close()
  return { statements, wasKilled: network === 1 }
}

const momentsOf = (statements: number): readonly Deadly[] =>
  Array.from({ length: statements }, (_, index) => index + 1).flatMap((statement) => [
    ...(isLong ? [{ statement, when: 'before' as const }] : []),
    { statement, when: 'after' as const },
  ])

const surviveAnother = async (deadly: Deadly | null): Promise<Survived> => {
  const victim = await startVictim()
  return survive(victim, deadly)
    .catch((error) => {
      throw new Error(deadly ? `killed ${deadly.when} statement ${deadly.statement}` : 'not killed', { cause: error })
    })
    .finally(() => bury(victim))
}

it('a server killed at any statement takes no calculation twice, loses none and makes no project twice', async () => {
  const { statements } = await surviveAnother(null)
  expect(statements).toBeGreaterThan(25)
  const moments = momentsOf(statements)
  let killed = 0
  for (const deadly of moments) if ((await surviveAnother(deadly)).wasKilled) killed++
  // Other work of the process is counted too, so the last moments may not come.
  expect(killed).toBeGreaterThan(0.9 * moments.length)
  process.stdout.write(`killed at ${killed} of ${moments.length} moments of ${statements} statements\n`)
}, 1_800_000)
