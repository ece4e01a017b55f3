import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import { sealedTables, triggerSql } from './sealed-tables.ts'

const first = readFileSync(join(migrationsFolder, '0034_content-seals.sql'), 'utf8')
const files = readFileSync(join(migrationsFolder, '0037_preview-digests.sql'), 'utf8')

it.each(sealedTables)('the trigger of $table is that of the migration', (sealed) => {
  const [body = ''] = triggerSql(sealed).split('create trigger')
  if (sealed.table === 'files')
    expect(files).toContain(body.replace('create function', 'create or replace function').trim())
  else expect(first).toContain(triggerSql(sealed))
})
