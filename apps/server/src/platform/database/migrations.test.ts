import { expect, it } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import { readMigrations } from './migrate.ts'

it('migrations are numbered from 1 without a gap, none twice', () => {
  const migrations = readMigrations(migrationsFolder)
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1))
})
