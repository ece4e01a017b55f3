import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampled } from '../../testing/extent.ts'
import { builtProgram } from '../../testing/processes/built-program.ts'
import { serverProcess } from '../../testing/processes/server-process.ts'
import { isEmbedded, makeServerDatabase, prepareDataFolder } from '../../testing/test-database.ts'

/** The server as a person starts it, after the data folder lost a secret, then another one. */

builtProgram('main')

let folder: string
let database: { readonly url: string; readonly drop: () => Promise<void> } | null
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-lost-'))
  database = isEmbedded ? null : await makeServerDatabase()
  await prepareDataFolder(folder)
  await start()
})
afterAll(async () => {
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (options: readonly string[] = []): Promise<void> => {
  const server = await serverProcess({ DATA_DIR: folder, DATABASE_URL: database?.url ?? '' }, options)
  try {
    await server.start()
  } finally {
    await server.kill()
  }
}

const secrets = [
  ['FILE_SECRET', 'file-secret'],
  ['RECORD_SECRET', 'record-secret'],
  ['ONE_TIME_CODE_SECRET', 'one-time-code-secret'],
] as const

it.each(sampled(secrets, ([variable]) => variable === 'RECORD_SECRET'))(
  'a start without the former %s ends with its name and makes none, until the operator accepts another one',
  async (variable, file) => {
    rmSync(join(folder, file))
    rmSync(join(folder, 'signing-certificate.pem'))
    const refusal = new RegExp(`^The server ended with 1:\\n${variable}, or ${file} in DATA_DIR, is not the secret`)
    await expect(start()).rejects.toThrow(refusal)
    expect(readdirSync(folder)).not.toContain(file)
    expect(readdirSync(folder)).not.toContain('signing-certificate.pem')
    // What a refused start may leave in the database is the same for all three.
    if (variable === 'RECORD_SECRET') await expect(start()).rejects.toThrow(refusal)
    await start(['--accept-new-secret', variable])
  },
)

it('what was accepted once is the secret from then on', () => start())

it('another name than that of a secret is refused before anything is opened', async () => {
  await expect(start(['--accept-new-secret', 'PORT'])).rejects.toThrow(
    'The server ended with 2:\n--accept-new-secret is one of RECORD_SECRET, FILE_SECRET, ONE_TIME_CODE_SECRET. See --help.\n',
  )
})
