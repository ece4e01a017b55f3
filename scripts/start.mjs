// `npm start`: installs what is missing, builds what is stale, then runs the server.
// All configuration is read by the server itself (apps/server/src/platform/config.ts).
import { readOptions } from './options.mjs'
import { installPackages } from './packages.mjs'
import { say } from './running.mjs'

readOptions(
  'npm start [-- --accept-new-secret RECORD_SECRET|FILE_SECRET|ONE_TIME_CODE_SECRET]\n' +
    '  builds what is stale and serves; settings are variables of the environment, see README.md\n' +
    '  --accept-new-secret  once, after a secret was lost: see "Secrets" in docs/administration.md',
  { 'accept-new-secret': { type: 'string', multiple: true } },
)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Soundroof needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const prepare = async () => {
  await installPackages()
  const { buildStale } = await import('./build.mjs')
  await buildStale()
}

try {
  await prepare()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

// npm's shell dies of a signal without passing it on; the server then closes as if it had got it itself.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 200).unref()
}

const entry = new URL('../apps/server/dist/main.js', import.meta.url)
process.setSourceMapsEnabled(true)
await import(entry.href)
