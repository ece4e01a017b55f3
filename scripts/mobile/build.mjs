// `node scripts/mobile/build.mjs --server https://…`: puts the web application into the shells of apps/mobile.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../options.mjs'
import { run, say } from '../running.mjs'
import { root } from '../sources.mjs'
import { newerNode } from './newer-node.mjs'

const folder = join(root, 'apps/mobile')
const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--outDir', '../mobile/www', '--emptyOutDir']

/** @param {string} server */
const build = async (server) => {
  const built = await run(process.execPath, vite, { env: { VITE_API_HOST: server } })
  if (built.code !== 0) return false
  const command = join(root, 'node_modules/@capacitor/cli/bin/capacitor')
  const synced = await run(await newerNode(), [command, 'sync'], { cwd: folder })
  return synced.code === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = readOptions(
    'node scripts/mobile/build.mjs --server https://roofs.example.org\n  the web application for the mobile app, which calls that server',
    { server: { type: 'string' } },
  )
  const server = String(values.server ?? '')
  const address = URL.canParse(server) ? new URL(server) : null
  if (address?.protocol !== 'https:') {
    say('--server must be the https address of the server, as in PUBLIC_URL.')
    process.exit(1)
  }
  process.exitCode = (await build(address.origin)) ? 0 : 1
}
