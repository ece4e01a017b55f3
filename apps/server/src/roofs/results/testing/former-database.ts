import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { migrationsFolder } from '../../../platform/paths.ts'
import { openEmptyDatabase } from '../../../testing/test-database.ts'
import { migrationSteps } from '../../migration-steps.ts'

/** A database as it was before a migration; a new one for each test. @param number "0021" */
export const databaseBefore = (number: string) => {
  let db: Db
  let folder: string
  beforeAll(async () => {
    db = await openEmptyDatabase()
    folder = mkdtempSync(join(tmpdir(), 'soundroof-former-'))
    const earlier = readdirSync(migrationsFolder).filter((name) => name < number)
    for (const name of earlier) copyFileSync(join(migrationsFolder, name), join(folder, name))
  })
  afterAll(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    await db.script('drop schema public cascade; create schema public')
    await migrate(db, folder, migrationSteps)
    await db.script(`insert into companies (id, name, created_at) values ('c', 'C', now())`)
  })

  return {
    db: () => db,
    keep: (id: string, resultJson: string) =>
      db.query(
        `insert into issued_results (id, company_id, scope, input_hash, input, result, output, engine_version,
           catalogue_version, issued_at, is_charged)
         values ($1, 'c', $1, $1, '{}', $2, '', '', '', now(), true)`,
        [id, resultJson],
      ),
    kept: async () => {
      const rows = await db.query<{ id: string; result: string }>('select id, result from issued_results order by id')
      return new Map(rows.map(({ id, result }) => [id, result]))
    },
    migrateOn: () => migrate(db, migrationsFolder, migrationSteps),
  }
}
