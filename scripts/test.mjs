// `npm test`: everything. Installs and builds what is missing, then runs check, and one other suite after the other.

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

const { buildStale } = await import('./build.mjs')
const { check } = await import('./check.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { installDebian, onPath } = await import('./debian.mjs')
const { ensurePostgres } = await import('./postgres.mjs')
const { failuresIn } = await import('./testing/failures.mjs')
const { journeys, killedProcesses, longTests, serverOnEmbedded, serverOnPostgres } = await import('./suites.mjs')

const chromium = await ensureChromium().catch(stop)
await ensurePostgres().catch(stop)
if (!onPath('pdftoppm') && !(await installDebian(['poppler-utils'])))
  stop('The approved pages of documents are compared by pdftoppm. Please install poppler-utils and start again!')

const seconds = (/** @type {number} */ started) => Math.round((Date.now() - started) / 1000)

console.log('\n== check')
const started = Date.now()
const checked = { name: 'check', passed: await check(), time: seconds(started) }
await buildStale().catch(stop)

/** One after the other, as each has two processes; but tests of killed processes mostly wait, and the long ones take one. */
const turns = [
  [{ name: 'server on PostgreSQL', run: serverOnPostgres }],
  [{ name: 'journeys in Chromium', run: () => journeys(chromium) }],
  [{ name: 'server on the embedded database', run: serverOnEmbedded }],
  [
    { name: 'long tests', run: longTests },
    { name: 'killed processes on PostgreSQL', run: () => killedProcesses(5) },
  ],
]

/** @param {{ name: string, run: () => Promise<{ code: number, output: string }> }} suite */
const runSuite = async ({ name, run }) => {
  const begun = Date.now()
  console.log(`Running ${name} …`)
  const { code, output } = await run()
  const time = seconds(begun)
  console.log(`\n== ${name} (${time} s)\n${output.trim()}\n`)
  return { name, passed: code === 0, time, failures: failuresIn(output) }
}

const results = []
for (const suites of turns) results.push(...(await Promise.all(suites.map(runSuite))))

console.log('\n== summary')
for (const { name, passed, time } of [checked, ...results]) console.log(`${passed ? '✓' : '✗'} ${name} (${time} s)`)
for (const { name, passed, failures } of results.filter((suite) => !suite.passed || suite.failures.length > 0))
  console.log(`\n${passed ? 'Passed only when run again' : 'Failed'} in ${name}:\n${failures.join('\n')}`)
console.log(`${seconds(started)} s in all`)
process.exitCode = [checked, ...results].every(({ passed }) => passed) ? 0 : 1
