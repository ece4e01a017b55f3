import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import { sealedTables, triggerSql } from './sealed-tables.ts'

const names = [
  ...['0034_content-seals.sql', '0037_preview-digests.sql', '0039_sealed-chains.sql', '0040_sealed-accounts.sql'],
  ...[
    '0042_roofs-of-a-project.sql',
    '0046_more-seals.sql',
    '0047_engineer-registrations.sql',
    '0048_void-proposals.sql',
    '0049_reconsiderations.sql',
    '0051_reconsidered-figures.sql',
    '0055_company-details.sql',
    '0056_review-offer.sql',
    '0060_company-grants.sql',
    '0066_as-built.sql',
    '0067_threads.sql',
    '0075_sealed-form-changes.sql',
  ],
]
const migrations = names
  .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))
  .join('\n')
  .replaceAll('create or replace function', 'create function')

it.each(sealedTables)('the trigger of $table is that of a migration', (sealed) => {
  const [body = '', trigger = ''] = triggerSql(sealed).split('create trigger')
  expect(migrations).toContain(body.trim())
  expect(migrations).toContain(trigger)
})
