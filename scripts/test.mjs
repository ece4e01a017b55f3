// `npm test`: everything. Installs and builds what is missing, then runs check, and the other suites two at a time.

import { readOptions } from './options.mjs'
import { installPackages } from './packages.mjs'
import { say, twoAtOnce } from './running.mjs'

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

/** The longest first, so that both processors have work to the end. */
const suites = [
  { name: 'journeys in Chromium', run: () => journeys(chromium) },
  { name: 'server on PostgreSQL', run: serverOnPostgres },
  { name: 'long tests', run: longTests },
  { name: 'server on the embedded database', run: serverOnEmbedded },
  { name: 'killed processes on PostgreSQL', run: () => killedProcesses(5) },
]

const results = await twoAtOnce(suites, async ({ name, run }) => {
  const begun = Date.now()
  console.log(`Running ${name} …`)
  const { code, output } = await run()
  const time = seconds(begun)
  console.log(`\n== ${name} (${time} s)\n${output.trim()}\n`)
  return { name, passed: code === 0, time }
})

console.log('\n== summary')
for (const { name, passed, time } of [checked, ...results]) console.log(`${passed ? '✓' : '✗'} ${name} (${time} s)`)
console.log(`${seconds(started)} s in all`)
process.exitCode = [checked, ...results].every(({ passed }) => passed) ? 0 : 1
