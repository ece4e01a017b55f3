import { startPostgres } from './postgres.mjs'
import { run } from './running.mjs'

const vitest = ['node_modules/vitest/vitest.mjs', 'run']
// A log is read as text.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
const tests = (args, env = {}) =>
  run(process.execPath, [...vitest, ...args], { env: { ...plain, ...env }, quiet: true })

const serverProjects = ['--project', 'api', '--project', 'api-alone']

/** Unit tests that take minutes; one process, as those of killed processes run beside it. */
export const longTests = () => tests(['--project', 'long', '--reporter=dot'], { TEST_WORKERS: '1' })

/** Every test of the server on PostgreSQL. */
export const serverOnPostgres = async () => {
  const postgres = await startPostgres()
  const finished = await tests(serverProjects, { TEST_DATABASE: postgres.url }).finally(postgres.stop)
  return { ...finished, output: `${postgres.version}\n${finished.output}` }
}

/** What could differ on the embedded database: docs/testing.md. */
export const serverOnEmbedded = () => tests(['--project', 'api'], { TEST_DATABASE: 'embedded', TEST_EXTENT: 'sample' })

/** Processes that are killed while many clients use one account, on PostgreSQL. @param {number} seconds for each test that goes on for a while */
export const killedProcesses = async (seconds) => {
  const postgres = await startPostgres()
  const env = { TEST_DATABASE: postgres.url, CONCURRENCY_SECONDS: String(seconds) }
  return tests(['--project', 'concurrency'], env).finally(postgres.stop)
}

/** The journeys in a real browser against the built server. @param {string} chromium */
export const journeys = (chromium) => {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  return run(process.execPath, args, { env: { ...plain, CHROMIUM: chromium }, quiet: true })
}
