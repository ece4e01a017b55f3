// `npm run test:cloud`: what the server does with an object store, against a real one. Not a part of `npm test`.
import { startCeph } from './ceph.mjs'
import { readOptions } from './options.mjs'
import { installPackages } from './packages.mjs'
import { run, say } from './running.mjs'

readOptions('npm run test:cloud\n  tests of photos and reports against a real object store')

const rooms = ['platform/files', 'roofs/files', 'roofs/reports']

/** @param {Awaited<ReturnType<typeof startCeph>>} ceph */
const tests = async ({ url, tlsUrl, certificate }) => {
  const files = rooms.map((room) => `apps/server/src/${room}`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--project', 'cloud', ...files]
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
  const store = { TEST_OBJECT_STORE: url, TEST_OBJECT_STORE_TLS: tlsUrl, NODE_EXTRA_CA_CERTS: certificate }
  const { code } = await run(process.execPath, args, { env: { ...plain, ...store } })
  return code
}

try {
  await installPackages()
  const started = Date.now()
  const ceph = await startCeph()
  say(`${ceph.version}: ready in ${((Date.now() - started) / 1000).toFixed(0)} s`)
  process.exitCode = await tests(ceph).finally(ceph.stop)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
