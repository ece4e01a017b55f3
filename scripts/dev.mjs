// `npm run dev`: server and web application under one address, both from their sources. A saved file of the server
// starts it anew, and calls wait for it; a saved file of the web, and a saved sentence, is exchanged in the open page.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { useHooks } from './commit-subject.mjs'
import { readOptions } from './options.mjs'
import { installPackages } from './packages.mjs'
import { say } from './running.mjs'
import { root } from './sources.mjs'

readOptions(
  'npm run dev\n  server and web application from their sources under one address; PORT sets it, 8080 without',
)

const freePort = async () => {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address !== null && typeof address === 'object' ? `${address.port}` : '3000'
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] })

await installPackages()
useHooks()
const port = process.env.PORT ?? '8080'
const inner = await freePort()
/** The page says them; the server writes them into mails and PDFs, and has the new ones when it starts again. */
const sentences = ['--exclude', join(root, 'packages/words/**')]
const watching = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', ...sentences]
const server = start([...watching, 'apps/server/src/main.ts'], {
  PORT: inner,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
})
const web = start(['node_modules/vite/bin/vite.js', 'apps/web', '--port', port, '--strictPort', '--logLevel', 'warn'], {
  SOUNDROOF_SERVER: `http://localhost:${inner}`,
})
say(`Soundroof will be at http://localhost:${port} as soon as its server is ready.`)

const children = [server, web]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
