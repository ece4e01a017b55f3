import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadRecordSecret, loadSecrets, recordSecretToRead } from './secrets.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soundroof-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const load = (
  signingSecret: string | null = null,
  codeSecret: string | null = null,
  recordSecret: string | null = null,
  fileSecret: string | null = null,
) => loadSecrets({ dataDir, signingSecret, codeSecret, recordSecret, fileSecret })

it('processes that start at the same moment get the same whole secrets, and no other file stays', async () => {
  for (let round = 0; round < 20; round++) {
    rmSync(dataDir, { recursive: true, force: true })
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => load()))
    expect(first?.request).toMatch(/^[0-9a-f]{64}$/)
    expect(first?.files).toMatch(/^[0-9a-f]{64}$/)
    expect(first?.codes).toMatch(/^[0-9a-f]{64}$/)
    expect(first?.records).toMatch(/^[0-9a-f]{64}$/)
    for (const other of others) expect(other).toEqual(first)
    expect(readdirSync(dataDir).sort()).toEqual([
      'file-secret',
      'one-time-code-secret',
      'record-secret',
      'request-signing-secret',
    ])
  }
})

it('a later start reads what the first one made', async () => {
  const first = await load()
  expect(await load()).toEqual(first)
  expect(await load('configured')).toEqual({ ...first, request: 'configured' })
  expect(await load(null, 'sealing')).toEqual({ ...first, codes: 'sealing' })
  expect(await load(null, null, 'chaining')).toEqual({ ...first, records: 'chaining' })
  expect(await load(null, null, null, 'signing')).toEqual({ ...first, files: 'signing' })
})

it('an empty secret signs nothing: the start fails and names the file', async () => {
  writeFileSync(join(dataDir, 'file-secret'), '\n')
  await expect(load()).rejects.toThrow(
    'file-secret is empty. Restore it from a backup. If there is none, remove it: a new secret is made, or the start says how to accept one.',
  )
})

it('a command that only reads gets the record secret that is there, and makes no file', async () => {
  const asked = { dataDir, recordSecret: null }
  expect(await recordSecretToRead(asked)).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(dataDir)).toEqual([])
  const made = await loadRecordSecret(asked)
  expect(await recordSecretToRead(asked)).toBe(made)
  expect(await recordSecretToRead({ dataDir, recordSecret: 'given' })).toBe('given')
})
