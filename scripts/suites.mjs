import { buildStale } from './build.mjs'
import { startPostgres } from './postgres.mjs'
import { run } from './running.mjs'

// A log is read as text.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }

/** @param {string} database `embedded` or the address of a PostgreSQL server */
const serverTestsOn = async (database) => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--project', 'api-alone']
  const { code } = await run(process.execPath, args, { env: { ...plain, TEST_DATABASE: database } })
  return code === 0
}

/** Unit tests that take minutes. */
export const longTests = async () => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', '--reporter=dot']
  const { code } = await run(process.execPath, args, { env: plain })
  return code === 0
}

/** The server's tests against one kind of database. @param {'embedded' | 'postgres'} kind */
export const serverTests = async (kind) => {
  if (kind === 'embedded') return serverTestsOn('embedded')
  const postgres = await startPostgres()
  console.log(postgres.version)
  return serverTestsOn(postgres.url).finally(postgres.stop)
}

/** Processes that are killed while many clients use one account, on PostgreSQL. @param {number} seconds for each test that goes on for a while */
export const concurrency = async (seconds) => {
  await buildStale()
  const postgres = await startPostgres()
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'concurrency']
  const env = { ...plain, TEST_DATABASE: postgres.url, CONCURRENCY_SECONDS: String(seconds) }
  const { code } = await run(process.execPath, args, { env }).finally(postgres.stop)
  return code === 0
}

/** The journeys in a real browser against the built server. @param {string} chromium */
export const journeys = async (chromium) => {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  const { code } = await run(process.execPath, args, { env: { ...plain, CHROMIUM: chromium } })
  return code === 0
}
