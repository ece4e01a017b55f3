// `npm test`: everything. Installs what is missing, then check, the long tests, the server's tests on both databases, killed processes, the journeys.

import { readOptions } from './options.mjs'
import { installPackages } from './packages.mjs'
import { say } from './running.mjs'

readOptions(
  'npm test\n  every test: check, long tests, the server on both databases, killed processes, journeys in a browser',
)

const stop = (/** @type {unknown} */ error) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

await installPackages().catch(stop)

const { check } = await import('./check.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { ensurePostgres } = await import('./postgres.mjs')
const { concurrency, journeys, longTests, serverTests } = await import('./suites.mjs')

const chromium = await ensureChromium().catch(stop)
await ensurePostgres().catch(stop)

/** @type {readonly { name: string, run: () => Promise<boolean> }[]} */
const suites = [
  { name: 'check', run: check },
  { name: 'long tests', run: longTests },
  { name: 'server on the embedded database', run: () => serverTests('embedded') },
  { name: 'server on PostgreSQL', run: () => serverTests('postgres') },
  { name: 'killed processes on PostgreSQL', run: () => concurrency(5) },
  { name: 'journeys in Chromium', run: () => journeys(chromium) },
]

const results = []
for (const suite of suites) {
  console.log(`\n== ${suite.name}`)
  const started = Date.now()
  const passed = await suite.run()
  results.push({ name: suite.name, passed, seconds: Math.round((Date.now() - started) / 1000) })
}

console.log('\n== summary')
for (const { name, passed, seconds } of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
