import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { importedTablesIn } from '@soundroof/data/imported-tables'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-batch-tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

const table = join(folder, 'ZC15019.json')
const input = join(mkdtempSync(join(folder, '.in-')), 'in.ndjson')
const out = join(mkdtempSync(join(folder, '.out-')), 'out.ndjson')

const batch = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'apps/cli/src/batch.ts', input, '--out', out, '--jobs', '1', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )

test('a batch calculates with the imported tables of a folder, and does not go on with others', () => {
  const shed = JSON.parse(readFileSync(join(root, 'apps/cli/examples/shed-in-sydney.json'), 'utf8'))
  writeFileSync(input, [shed, { ...shed, purlin_span: 8101 }].map((row) => `${JSON.stringify(row)}\n`).join(''))
  writeFileSync(table, '{}')
  const damaged = batch('--tables', folder)
  expect([damaged.status, existsSync(out)]).toEqual([2, false])
  expect(damaged.stderr).toContain('ZC15019.json is not a capacity table:')

  writeFileSync(table, JSON.stringify(sampleZcTable))
  expect(batch('--tables', folder).status).toBe(3)
  const [good, beyond] = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const inForce = catalogueWith(importedTablesIn(folder))
  expect([good.ok, good.result.catalogueVersion]).toEqual([true, inForce.version])
  expect(beyond).toMatchObject({ ok: false, error: { field: 'purlin_span' } })

  const other = batch()
  expect(other.status).toBe(2)
  expect(other.stderr).toContain('another version of the published figures')
})
