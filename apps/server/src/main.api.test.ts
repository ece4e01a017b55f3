import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/running-server.mjs'
import { sampled } from './testing/extent.ts'
import { builtProgram } from './testing/processes/built-program.ts'
import { isEmbedded, makeServerDatabase, prepareDataFolder } from './testing/test-database.ts'

/** The server as a person starts it: another process, its own folder. */

const entry = builtProgram('main')
/** A start takes two seconds on a quiet machine, and ten times as long on a busy one. */
const patience = 300_000

let folder: string
let database: { readonly url: string; readonly drop: () => Promise<void> } | null
const running: Started[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-main-'))
  database = isEmbedded ? null : await makeServerDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop('SIGKILL')))
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { readonly code: number | null; readonly output: string }
type Started = {
  readonly ready: Promise<string>
  readonly ended: Promise<Ended>
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>
}

const outputOf = (child: ChildProcess, listen: (output: string) => void): void => {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
      listen(output)
    })
}

const start = (variables: Readonly<Record<string, string>>): Started => {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: folder, DATABASE_URL: database?.url ?? '', ...variables }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output })))
  const ready = new Promise<string>((resolve, reject) => {
    outputOf(child, (text) => {
      output = text
      if (/is ready: .*\n/.test(text)) resolve(output)
    })
    child.on('close', () => reject(new Error(output)))
  })
  ready.catch(() => undefined)
  const started = {
    ready,
    ended,
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return ended
    },
  }
  running.push(started)
  return started
}

const secret = () => readFileSync(join(folder, 'request-signing-secret'), 'utf8')
const signature = () => {
  const timeStamp = String(Math.floor(Date.now() / 1000))
  const randomStr = randomBytes(4).toString('hex')
  const text = `${timeStamp}${randomStr}${secret()}`
  return { timeStamp, randomStr, signature: createHash('sha256').update(text).digest('hex').toUpperCase() }
}

const post = async (port: number, path: string, body: unknown, token = '') => {
  const headers = {
    'content-type': 'application/json',
    ...signature(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return response.json()
}

const logins = (output: string) =>
  [...output.matchAll(/^ {2}(\w+) +(\S+@\S+) +(\S+)$/gm)].map(([, role = '', email = '', password = '']) => ({
    role,
    email,
    password,
  }))

describe('the server', { timeout: patience }, () => {
  it('starts on nothing, shows its logins once, keeps its data, and stops when asked', async () => {
    const port = await freePort()
    for (const place of [folder, join(folder, 'files')]) mkdirSync(place, { recursive: true })
    for (const place of [folder, join(folder, 'files')]) chmodSync(place, 0o755)
    const first = start({ PORT: String(port) })
    const output = await first.ready
    expect(output).toContain(`Soundroof is ready: http://localhost:${port}\n`)
    const shown = logins(output)
    expect(shown.map(({ role }) => role)).toEqual(['installer', 'engineer', 'administrator'])
    for (const { email, password } of shown) {
      expect(password).toHaveLength(8)
      expect(await post(port, '/api/customers/login', { email, password })).toMatchObject({ code: 0 })
    }
    for (const name of ['request-signing-secret', '', 'files', ...(isEmbedded ? ['database'] : [])])
      expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
    const stopped = await first.stop('SIGTERM')
    expect(stopped.code).toBe(0)

    const second = start({ PORT: String(port) })
    expect(await second.ready).not.toContain('@example.org')
    const [installer] = shown
    const opened = await post(port, '/api/customers/login', { email: installer?.email, password: installer?.password })
    expect(opened.data.customer).toMatchObject({ role: 'customer', is_subscribe: 1 })
    const reserved = await post(port, '/api/projects/decrement_times', {}, opened.data.token)
    expect(reserved).toEqual({ code: 0, data: { times: 99 } })
  })

  it('makes the accounts that the operator names, under any policy, and shows none', async () => {
    await prepareDataFolder(folder)
    const port = await freePort()
    const seeds = { SEED_INSTALLER: 'ann@example.org:an own password', PASSWORD_POLICY: 'spec', PORT: String(port) }
    const output = await start(seeds).ready
    expect(logins(output)).toEqual([])
    const answer = await post(port, '/api/customers/login', { email: 'ann@example.org', password: 'an own password' })
    expect(answer.data.customer).toMatchObject({ email: 'ann@example.org', is_subscribe: 1 })
  })

  it('keeps a second process off its embedded database, and shares a database server with it', async () => {
    await prepareDataFolder(folder)
    const [port, other] = [await freePort(), await freePort()]
    const first = start({ PORT: String(port) })
    await first.ready
    const second = start({ PORT: String(other) })
    if (!isEmbedded) return expect(await second.ready).toContain('is ready')
    const refused = await second.ended
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Another Soundroof is running') })
    await first.stop('SIGKILL')
    expect(await start({ PORT: String(other) }).ready).toContain('is ready')
  })

  it('says which port is in use', async () => {
    await prepareDataFolder(folder)
    const taken = createServer()
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, () => resolve((taken.address() as { port: number }).port))
    })
    const { code, output } = await start({ PORT: String(port) }).ended
    taken.close()
    // On a busy machine the log may tell what waits for the database meanwhile.
    const said = output.replace(/^\{"time":.*\n/gm, '')
    expect([code, said]).toEqual([1, `Port ${port} is in use. Set PORT to another one.\n`])
  })

  it('does not start on a configuration that is wrong', async () => {
    const { code, output } = await start({ PORT: 'eighty', PUBLIC_URL: 'roof' }).ended
    expect(code).toBe(1)
    expect(output).toContain('PORT must be a port number')
    expect(output).toContain('PUBLIC_URL must be an http or https address')
    expect(existsSync(join(folder, 'database'))).toBe(false)
  })

  it('says in one sentence which variable is wrong, and what to do', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const broken = join(folder, 'broken')
    mkdirSync(join(broken, 'database'), { recursive: true })
    writeFileSync(join(broken, 'database/PG_VERSION'), '17\n')
    const orphaned = join(folder, 'orphaned')
    mkdirSync(join(orphaned, 'database/base'), { recursive: true })
    const dangling = join(folder, 'dangling')
    mkdirSync(dangling)
    symlinkSync(join(folder, 'gone'), join(dangling, 'database'))
    const secretFolder = join(folder, 'secret-folder')
    mkdirSync(join(secretFolder, 'file-secret'), { recursive: true })
    const filesFile = join(folder, 'files-file')
    mkdirSync(filesFile)
    writeFileSync(join(filesFile, 'files'), '')
    const closed = await freePort()
    const here = (name: string) => join(folder, name)
    const server = (address: string) => `postgres://me@${address}`
    const faults: readonly (readonly [Readonly<Record<string, string>>, string | RegExp])[] = [
      [{ DATA_DIR: join(file, 'data') }, `DATA_DIR: ${join(file, 'data')} is not a folder. Set DATA_DIR to a folder.`],
      [
        { DATA_DIR: broken, DATABASE_URL: '' },
        `DATA_DIR: the database in ${join(broken, 'database')} is damaged or incomplete. Restore that folder from a backup.`,
      ],
      [
        { DATA_DIR: orphaned, DATABASE_URL: '' },
        `DATA_DIR: ${join(orphaned, 'database')} holds files but no PG_VERSION. Restore it from a backup, or move it away to start with an empty database.`,
      ],
      [
        { DATA_DIR: dangling, DATABASE_URL: '' },
        `DATA_DIR: ${join(dangling, 'database')} cannot be created. Repair the link or the path, or set DATA_DIR to another folder.`,
      ],
      [
        { DATA_DIR: '/proc/roofs', DATABASE_URL: '' },
        'DATA_DIR: /proc/roofs cannot be created. Repair the link or the path, or set DATA_DIR to another folder.',
      ],
      [
        { DATA_DIR: filesFile },
        `DATA_DIR: ${join(filesFile, 'files')} is not a folder. Move it away: uploads are kept in a folder of this name.`,
      ],
      [
        { DATA_DIR: secretFolder },
        `DATA_DIR: ${join(secretFolder, 'file-secret')} is a folder instead of a file with a secret. Restore the file from a backup. If there is none, move the folder away: a new secret is made, or the start says how to accept one.`,
      ],
      [
        {
          DATA_DIR: here('d'),
          DATABASE_URL: server(`127.0.0.1:${closed}/roofs?sslmode=verify-full&sslrootcert=/no/ca.pem`),
        },
        'DATABASE_URL: there is no file /no/ca.pem. Correct sslrootcert, sslcert or sslkey.',
      ],
      [
        { DATA_DIR: here('a'), DATABASE_URL: server(`127.0.0.1:${closed}/roofs`) },
        `DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${closed}. Start it, or correct the host and port.`,
      ],
      [
        { DATA_DIR: here('b'), DATABASE_URL: server('nowhere.invalid/roofs') },
        'DATABASE_URL: the host nowhere.invalid is unknown. Correct its name.',
      ],
      [
        { DATA_DIR: here('c'), OBJECT_STORE_URL: `s3://${'key:word'}@127.0.0.1:${closed}/files?tls=0` },
        `OBJECT_STORE_URL: http://127.0.0.1:${closed}/files cannot be used. Check its address, keys and bucket. The object store cannot be reached: connect ECONNREFUSED 127.0.0.1:${closed}`,
      ],
    ]
    const missing = database && { DATABASE_URL: `${database.url}_gone` }
    const stranger = database && { DATABASE_URL: database.url.replace('//soundroof@', '//stranger@') }
    const tls = database && { DATABASE_URL: `${database.url}?sslmode=verify-full` }
    const onServer: typeof faults = [
      [
        { ...tls },
        /^DATABASE_URL: the PostgreSQL at [\w.]+:\d+ offers no TLS\. Turn its TLS on, or remove sslmode\.\n$/,
      ],
      [{ ...missing }, /^DATABASE_URL: there is no database soundroof_\w+_gone\. Create it, or correct its name\.\n$/],
      [{ ...stranger }, /^DATABASE_URL: PostgreSQL refuses the user stranger\. Correct the name and the password\.\n$/],
    ]
    // A fault of the embedded database's folder is tested elsewhere.
    const isOfEmbedded = ([{ DATABASE_URL }]: (typeof faults)[number]) => DATABASE_URL === ''
    const onPostgres = [...faults.filter((fault) => !isOfEmbedded(fault)), ...onServer]
    for (const [variables, sentence] of isEmbedded ? sampled(faults, isOfEmbedded) : onPostgres)
      expect(await start({ PORT: '0', ...variables }).ended).toEqual({
        code: 1,
        output: typeof sentence === 'string' ? `${sentence}\n` : expect.stringMatching(sentence),
      })
  })

  it('starts with the capacity tables that the operator entered', async () => {
    await prepareDataFolder(folder)
    const port = await freePort()
    const tables = join(folder, 'tables')
    mkdirSync(tables, { recursive: true })
    writeFileSync(join(tables, 'ZC15019.json'), JSON.stringify(sampleZcTable))
    expect(await start({ PORT: String(port) }).ready).toContain(
      'Imported capacity tables:\n  ZC15019   Example Steel, purlin manual, edition 7, 2024-03\nSoundroof is ready',
    )
    const answer = await fetch(`http://localhost:${port}/json/ZC15019.json`)
    expect(await answer.json()).toEqual({ ...sampleZcTable, oddValues: [] })
  })

  it('does not start on a capacity table that is damaged', async () => {
    const tables = join(folder, 'tables')
    mkdirSync(tables, { recursive: true })
    writeFileSync(join(tables, 'ZC15019.json'), JSON.stringify({ ...sampleZcTable, mass: 'heavy' }))
    const { code, output } = await start({}).ended
    expect(code).toBe(1)
    expect(output).toBe(`${join(tables, 'ZC15019.json')} is not a capacity table:\n  mass: must be a number!\n`)
    expect(existsSync(join(folder, 'database'))).toBe(false)
  })
})
