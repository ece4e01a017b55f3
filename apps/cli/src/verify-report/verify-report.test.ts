import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { signedSample } from '@soundroof/report/testing/signed-sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verdictLines } from './verdict-lines.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

let file: Uint8Array
beforeAll(async () => {
  file = await signedSample({ from: new Date('2026-11-21T09:30:00Z'), until: new Date('2036-11-21T00:00:00Z') })
})

const verified = (bytes: Uint8Array, ...more: readonly string[]) => {
  const place = join(folder, 'report.pdf')
  writeFileSync(place, bytes)
  const args = ['--import', 'tsx', 'apps/cli/src/verify-report.ts', place, ...more]
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
}

describe('verify-report', () => {
  test('names certificate and code of a file as it was signed', () => {
    const { status, stdout } = verified(file)
    expect(stdout).toMatch(/^INTACT: the whole file is as it was signed\.\nSigned by {4}Test Engineers\n/)
    expect(stdout).toMatch(/\nFingerprint {2}[0-9a-f]{64}\n/)
    expect(stdout).toContain('\nCode         ABCD-EFGH-JKLM\n')
    expect(status).toBe(0)
  })

  test('takes a file by the expected certificate alone', () => {
    const [, own = ''] = /Fingerprint {2}([0-9a-f]{64})/.exec(verified(file).stdout) ?? []
    expect(verified(file, '--fingerprint', own.toUpperCase()).status).toBe(0)
    const { status, stdout } = verified(file, '--fingerprint', own.replace(/^./, own.startsWith('0') ? '1' : '0'))
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^NOT BY THE PROVIDER: /)])
    expect(verified(file, '--fingerprint', 'abc').status).toBe(2)
  })

  test('tells of one changed byte', () => {
    const changed = new Uint8Array(file)
    changed[file.length - 10] = (changed[file.length - 10] ?? 0) ^ 1
    const { status, stdout } = verified(changed)
    expect(stdout).toMatch(/^NOT INTACT: /)
    expect(status).toBe(1)
  })

  test('tells of a certificate that is not in force', async () => {
    const lines = verdictLines(await verifyPdf(file), file, new Date('2037-01-01T00:00:00Z'))
    expect(lines).toContain('Certificate  2026-11-21 to 2036-11-21 (not in force today)')
  })

  test('a file that is not there, and no file at all', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/verify-report.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
      })
    expect(run('/nowhere.pdf')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no /nowhere.pdf'),
    })
    expect(run()).toMatchObject({ status: 2, stderr: 'One PDF file is needed. See --help.\n' })
  })
})
