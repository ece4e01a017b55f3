import { sealFormerRows, sealTouchedRows } from '../platform/audit/content-seals.ts'
import { formChangeTable } from '../platform/audit/later-tables.ts'
import { accountTables, chainEnds } from '../platform/audit/sealed-tables.ts'
import type { MigrationSteps } from '../platform/database/migrate.ts'
import { codeFormerResults } from './results/code-former-results.ts'
import { unpackFormerResults } from './results/unpack-former-results.ts'
import { chainFormerRecords } from './timeline/chain-former-records.ts'

/** Steps that seal the rows they find, each once in the life of an installation. */
export const sealingSteps: MigrationSteps = {
  '0030_record-chain.sql': chainFormerRecords,
  '0034_content-seals.sql': (tx) => sealFormerRows(tx),
  '0037_preview-digests.sql': (tx) => sealTouchedRows(tx),
  '0039_sealed-chains.sql': (tx) => sealFormerRows(tx, chainEnds),
  '0040_sealed-accounts.sql': (tx) => sealFormerRows(tx, accountTables),
  '0042_roofs-of-a-project.sql': (tx) => sealTouchedRows(tx),
  '0075_sealed-form-changes.sql': (tx) => sealFormerRows(tx, [formChangeTable]),
}

/** Steps in code, by the migration that they follow. */
export const migrationSteps: MigrationSteps = {
  '0021_plain-results.sql': unpackFormerResults,
  '0023_coded-results.sql': codeFormerResults,
  ...sealingSteps,
}
