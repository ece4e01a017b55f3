import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import { sealedTables, triggerSql } from './sealed-tables.ts'

const migration = readFileSync(join(migrationsFolder, '0034_content-seals.sql'), 'utf8')

it.each(sealedTables)('the trigger of $table is that of the migration', (sealed) => {
  expect(migration).toContain(triggerSql(sealed))
})
