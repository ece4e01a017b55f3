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
const { buildStale } = await import('./build.mjs')
const { killedProcesses } = await import('./suites.mjs')
await buildStale().catch(stop)
const { code, output } = await killedProcesses(60).catch(stop)
console.log(output)
process.exitCode = code
