// Makes the database of a release for the tests: starts the release, lets people use it, and keeps what is in its database and object store.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readOptions } from '../options.mjs'
import { ensurePostgres, startPostgres } from '../postgres.mjs'
import { freePort } from '../running-server.mjs'
import { root } from '../sources.mjs'
import { live, people } from './story.mjs'

const usage = `npm run release-fixture -- NAME [CHECKOUT]
  writes apps/server/src/testing/releases/NAME, from the release at hand or one that is checked out and installed elsewhere`
const { positionals } = readOptions(usage, {}, true)
const [name, checkout = root] = positionals
if (name === undefined) {
  console.error(usage)
  process.exit(2)
}

/** The secrets of the server of the tests (testing/test-server.ts). */
const secrets = {
  'request-signing-secret': 'the secret of the tests',
  'file-secret': 'the file secret of the tests',
  'one-time-code-secret': 'the code secret of the tests',
  'record-secret': 'the record secret of the tests',
}

/** @param {keyof typeof people} person */
const login = (person) => `${people[person].email}:${people[person].password}`

/** @param {string} databaseUrl @param {string} dataFolder */
const startRelease = async (databaseUrl, dataFolder) => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:8080',
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      SANDBOX_STORE: 'on',
      REQUESTS_PER_MINUTE: 'off',
      SEED_INSTALLER: login('owner'),
      SEED_ENGINEER: login('engineer'),
      SEED_ADMINISTRATOR: login('administrator'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  await new Promise((ready, fail) => {
    child.stdout.on('data', (text) => String(text).includes('is ready') && ready(null))
    child.once('exit', (code) => fail(new Error(`The release ended with ${code}.`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: `http://localhost:${port}`, stop }
}

/** Without the lines for psql and those that set the session: the embedded database takes the rest too. @param {string} url */
const dump = async (url) => {
  const tool = join(await ensurePostgres(), 'pg_dump')
  const args = ['--inserts', '--rows-per-insert=50', '--no-owner', '--no-privileges', '--no-comments', url]
  const text = execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  const isOfSession = (/** @type {string} */ line) =>
    /^(SET |SELECT pg_catalog\.set_config|\\(un)?restrict )/.test(line)
  return text
    .split('\n')
    .filter((line) => !isOfSession(line))
    .join('\n')
}

/** @param {string} folder */
const mailsIn = (folder) => () =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('')
    : ''

/** @param {string} folder */
const objectsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map((file) => ({
      key: relative(folder, join(folder, file)).replaceAll('\\', '/'),
      base64: readFileSync(join(folder, file)).toString('base64'),
    }))

const dataFolder = mkdtempSync(join(tmpdir(), 'soundroof-release-'))
for (const [file, secret] of Object.entries(secrets)) writeFileSync(join(dataFolder, file), secret, { mode: 0o600 })
const postgres = await startPostgres()
try {
  const release = await startRelease(postgres.url, dataFolder)
  const told = await live(release.url, mailsIn(join(dataFolder, 'outbox'))).finally(release.stop)
  const out = resolve(root, 'apps/server/src/testing/releases', name)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'database.sql.gz'), gzipSync(await dump(postgres.url), { level: 9 }))
  const story = { ...told, madeAt: new Date().toISOString(), objects: objectsIn(join(dataFolder, 'files')) }
  writeFileSync(join(out, 'story.json.gz'), gzipSync(JSON.stringify(story), { level: 9 }))
} finally {
  await postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
