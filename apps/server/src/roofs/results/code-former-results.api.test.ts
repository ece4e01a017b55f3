import { codedResult } from '@soundroof/contract/roofs/results/result'
import { expect, it } from 'vitest'
import { auditTrailDifferences, recordDifferences } from '../../administration/integrity/chain-differences.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { databaseBefore } from './testing/former-database.ts'
import samples from './testing/former-results.json' with { type: 'json' }

const { db, keep, kept, migrateOn } = databaseBefore('0023')

/** The order in which the database wrote out the members of a result that never was packed. */
const byLength = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
    : value

const [stored, ordered] = [JSON.stringify(samples.plain), JSON.stringify(samples.plain, byLength)]

it('a result that was kept in words says the same, to the byte, and is kept as messages', async () => {
  expect(ordered).not.toBe(stored)
  await keep('stored', stored)
  await keep('ordered', ordered)
  expect(await migrateOn()).toContain('0023_coded-results.sql')
  const results = await kept()
  for (const [id, before] of Object.entries({ stored, ordered })) {
    const after = results.get(id) ?? ''
    expect(JSON.stringify(storedInWords(after))).toBe(before)
    expect(codedResult.parse(JSON.parse(after)).resultString).toEqual({
      code: 'as-issued',
      values: { text: samples.plain.resultString },
    })
  }
  expect(await migrateOn()).toEqual([])
  expect(await kept()).toEqual(results)
})

it('the oldest results had no checks of the whole roof', async () => {
  const { roofChecks: _, ...oldest } = samples.plain
  await keep('oldest', JSON.stringify(oldest))
  await migrateOn()
  expect(storedInWords((await kept()).get('oldest') ?? '')).toEqual({ ...oldest, roofChecks: [] })
})

it('one that cannot be read is named, and stays as it was', async () => {
  await keep('good', stored)
  await keep('torn', '{"zoneResults":[]}')
  const before = await kept()
  await expect(migrateOn()).rejects.toThrow('The stored result torn')
  expect(await kept()).toEqual(before)
})

const all = async (findings: AsyncGenerator<unknown>): Promise<unknown[]> => {
  const found: unknown[] = []
  for await (const finding of findings) found.push(finding)
  return found
}

it('records and audit rows get their place in the chains of migration 0030, in batches', async () => {
  await db().script(`
    insert into timeline (project_hash, event, role, created_at)
      select 'p' || n % 3, 'edited', 'customer', '2026-01-01T00:00:00Z' from generate_series(1, 1100) n;
    insert into audit_trail (happened_at, operator, action, subject_id, detail)
      select '2026-01-01T00:00:00.123Z', 'ann', 'staff_created', n, '{"b": 1.50, "a": [true, null]}'
      from generate_series(1, 1100) n`)
  await migrateOn()
  expect(await all(recordDifferences(db()))).toEqual(Array(1100).fill({ looked: 'records' }))
  expect(await all(auditTrailDifferences(db()))).toEqual(Array(1100).fill({ looked: 'rows of the audit trail' }))
  for (const table of ['timeline', 'audit_trail'])
    await expect(db().query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' })
})

it('does not run without its code', async () => {
  await expect(migrate(db(), migrationsFolder)).rejects.toThrow('0023_coded-results.sql needs code')
})
