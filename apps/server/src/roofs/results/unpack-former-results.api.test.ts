import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { migrationSteps } from '../migration-steps.ts'
// Made by the versions that kept results in these forms, from one result that is cut short.
import samples from './testing/former-results.json' with { type: 'json' }
import { type FormerResult, unpackFormerResult } from './unpack-former-results.ts'

const forms = Object.entries(samples.forms) as unknown as readonly (readonly [string, FormerResult])[]

describe('a result that was kept', () => {
  it.each(forms)('with %s is written out in full', (_, form) => {
    expect(unpackFormerResult(form)).toEqual(samples.plain)
  })

  it('in full stays as it is', () => {
    expect(unpackFormerResult(samples.plain as unknown as FormerResult)).toEqual(samples.plain)
  })

  it.each(forms)('with %s is refused where it refers to what it does not hold', (_, form) => {
    const { trace } = form
    if (!('words' in trace)) throw new Error('This form is not packed.')
    for (const change of [
      { words: [] },
      { steps: trace.steps.slice(1) },
      { steps: [...trace.steps, 0] },
      { numbers: trace.numbers.slice(1) },
      { numbers: [...trace.numbers, 0] },
      ...(trace.values ? [{ values: trace.values.slice(0, 1) }] : []),
    ])
      expect(() => unpackFormerResult({ ...form, trace: { ...trace, ...change } })).toThrow(RangeError)
  })
})

describe('the migration', () => {
  let db: Db
  let folder: string
  beforeAll(async () => {
    db = await openEmptyDatabase()
    folder = mkdtempSync(join(tmpdir(), 'soundroof-former-'))
    const earlier = readdirSync(migrationsFolder).filter((name) => name < '0021')
    for (const name of earlier) copyFileSync(join(migrationsFolder, name), join(folder, name))
  })
  afterAll(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    await db.script('drop schema public cascade; create schema public')
    await migrate(db, folder)
    await db.script(`insert into companies (id, name, created_at) values ('c', 'C', now())`)
  })

  const keep = (id: string, result: unknown) =>
    db.query(
      `insert into issued_results (id, company_id, scope, input_hash, input, result, output, engine_version,
         catalogue_version, issued_at, is_charged)
       values ($1, 'c', $1, $1, '{}', $2::jsonb, '', '', '', now(), true)`,
      [id, JSON.stringify(result)],
    )
  const kept = async () =>
    new Map(
      (await db.query<{ id: string; result: string }>('select id, result from issued_results order by id')).map(
        ({ id, result }) => [id, JSON.parse(result)],
      ),
    )

  it('writes out every stored result, in batches', async () => {
    const count = 105
    for (let index = 0; index < count; index++) await keep(`r${index}`, forms[index % forms.length]?.[1])
    expect(await migrate(db, migrationsFolder, migrationSteps)).toContain('0021_plain-results.sql')
    const results = [...(await kept()).values()]
    expect(results).toHaveLength(count)
    for (const result of results) expect(result).toEqual(samples.plain)
    expect(await migrate(db, migrationsFolder, migrationSteps)).toEqual([])
  })

  it('leaves everything as it was when a result cannot be read', async () => {
    const [[, form] = []] = forms
    await keep('good', form)
    await keep('torn', { ...form, trace: { ...form?.trace, words: [] } })
    await expect(migrate(db, migrationsFolder, migrationSteps)).rejects.toThrow('The stored result torn')
    expect(await db.query(`select result ? 'checkWords' as packed from issued_results where id = 'good'`)).toEqual([
      { packed: true },
    ])
  })

  it('does not run without its code', async () => {
    await expect(migrate(db, migrationsFolder)).rejects.toThrow('0021_plain-results.sql needs code')
  })
})
