// `npm run concurrency`: fifty clients, seven calculations, two processes of which one is killed again and again, for a minute each.
import { readOptions } from './options.mjs'
import { installPackages } from './packages.mjs'
import { say } from './running.mjs'

readOptions('npm run concurrency\n  many clients and killed processes on PostgreSQL, for minutes')

const stop = (/** @type {unknown} */ error) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

await installPackages().catch(stop)
const { concurrency } = await import('./suites.mjs')
process.exitCode = (await concurrency(60).catch(stop)) ? 0 : 1
