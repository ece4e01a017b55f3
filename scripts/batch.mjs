// `npm run batch`: bundles the command if its sources have changed, then runs it.
import { pathToFileURL } from 'node:url'
import { batchBundle } from './batch-bundle.mjs'

/** Help needs no bundle: the source tells it. */
const asksHelp = process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')
if (asksHelp) (await import('tsx/esm/api')).register()

// npm's shell dies of a signal without passing it on; the batch then finishes its rows in hand as if it had got it itself.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}

await import(asksHelp ? '../apps/cli/src/batch.ts' : pathToFileURL(await batchBundle()).href)
