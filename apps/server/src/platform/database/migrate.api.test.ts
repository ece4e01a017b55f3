import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrationSteps } from '../../roofs/migration-steps.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { migrationsFolder } from '../paths.ts'
import { migrate } from './migrate.ts'

let folder: string

const db = await openEmptyDatabase()
afterAll(() => db.close())
beforeEach(async () => {
  await db.script('drop schema public cascade; create schema public')
  folder = mkdtempSync(join(tmpdir(), 'soundroof-migrations-'))
  writeFileSync(join(folder, '0001_one.sql'), 'create table one (id integer);')
  writeFileSync(join(folder, '0002_two.sql'), 'create table two (id integer); insert into two values (1);')
  writeFileSync(join(folder, 'notes.txt'), 'not a migration')
})
afterEach(() => rmSync(folder, { recursive: true }))

const tables = async () =>
  (
    await db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  ).map(({ name }) => name)

describe('the migrations', () => {
  it('are applied in order, once', async () => {
    expect(await migrate(db, folder)).toEqual(['0001_one.sql', '0002_two.sql'])
    expect(await migrate(db, folder)).toEqual([])
    writeFileSync(join(folder, '0003_three.sql'), 'alter table two add column name text;')
    expect(await migrate(db, folder)).toEqual(['0003_three.sql'])
  })

  it('are applied once by several processes that start at once', async () => {
    const done = await Promise.all(Array.from({ length: 5 }, () => migrate(db, folder)))
    expect(done.flat()).toEqual(['0001_one.sql', '0002_two.sql'])
  })

  it('refuse a file that was changed, but not its line ends', async () => {
    await migrate(db, folder)
    writeFileSync(join(folder, '0001_one.sql'), 'create table one (id integer, more text);')
    await expect(migrate(db, folder)).rejects.toThrow('Migration 0001_one.sql was changed after it was applied.')
  })

  it('refuse a database that is newer than they are', async () => {
    await migrate(db, folder)
    rmSync(join(folder, '0002_two.sql'))
    await expect(migrate(db, folder)).rejects.toThrow('it is too old')
  })

  it('refuse a gap', async () => {
    writeFileSync(join(folder, '0004_four.sql'), 'select 1')
    await expect(async () => migrate(db, folder)).rejects.toThrow('out of order')
  })

  it('leave everything as it was when one fails', async () => {
    writeFileSync(join(folder, '0003_three.sql'), 'create table three (id integer); select * from nowhere;')
    await expect(migrate(db, folder)).rejects.toMatchObject({ code: '42P01' })
    expect(await tables()).toEqual([])
  })

  it('of the product make an empty database complete, and bring an older one forward', async () => {
    const names = readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
    rmSync(folder, { recursive: true })
    folder = mkdtempSync(join(tmpdir(), 'soundroof-migrations-'))
    const copied: string[] = []
    for (const name of names) {
      copyFileSync(join(migrationsFolder, name), join(folder, name))
      copied.push(name)
      expect(await migrate(db, folder, migrationSteps)).toEqual([name])
    }
    expect(copied.length).toBeGreaterThan(4)
    expect(await migrate(db, migrationsFolder)).toEqual([])
  })
})
