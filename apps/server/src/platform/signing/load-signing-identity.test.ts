import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { loadSigningIdentity } from './load-signing-identity.ts'

const now = new Date('2026-11-21T09:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-signing-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const load = (variables: Readonly<Record<string, string>> = {}) =>
  loadSigningIdentity(readConfig({ DATA_DIR: folder, PROVIDER_NAME: 'Müller Engineers', ...variables }), now)

const subject = (certificate: Uint8Array | undefined) => new X509Certificate(certificate ?? '').subject

describe('without a certificate of the provider', () => {
  it('makes one in its name and keeps it, also when two processes start together', async () => {
    const [first, second] = await Promise.all([load(), load()])
    expect(second).toEqual(first)
    expect(await load()).toEqual(first)
    expect(subject(first.certificates[0])).toBe('CN=Müller Engineers')
  })

  it('a damaged one stops the start', async () => {
    writeFileSync(join(folder, 'signing-certificate.pem'), 'nothing of that kind')
    await expect(load()).rejects.toThrow(/^DATA_DIR: .*signing-certificate\.pem cannot be read/)
  })
})

describe('with a PKCS #12 file', () => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const make = (...more: string[]): string => {
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'k.pem', '-out', 'c.pem', '-subj', '/CN=Firm')
    openssl('pkcs12', '-export', '-inkey', 'k.pem', '-in', 'c.pem', '-passout', 'pass:secret', '-out', 'p.p12', ...more)
    return join(folder, 'p.p12')
  }

  it('takes key and certificate from it', async () => {
    const place = make()
    const identity = await load({ SIGNING_CERTIFICATE: place, SIGNING_CERTIFICATE_PASSWORD: 'secret' })
    expect(identity.certificates.map(subject)).toEqual(['CN=Firm'])
  })

  it.each([
    ['a wrong password', 'wrong', 'is not its password'],
    ['no password', '', 'is not its password'],
  ])('%s is told', async (_, password, message) => {
    const variables = { SIGNING_CERTIFICATE: make(), SIGNING_CERTIFICATE_PASSWORD: password }
    await expect(load(variables)).rejects.toThrow(message)
  })

  it('a file without a key, another file, and none are told', async () => {
    const place = make('-nokeys')
    const at = (file: string) => load({ SIGNING_CERTIFICATE: file, SIGNING_CERTIFICATE_PASSWORD: 'secret' })
    await expect(at(place)).rejects.toThrow('holds no private key with its certificate')
    await expect(at(join(folder, 'c.pem'))).rejects.toThrow('is no PKCS #12 file')
    await expect(at(join(folder, 'none.p12'))).rejects.toThrow('cannot be read (ENOENT)')
  })
})
