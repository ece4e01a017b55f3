import { expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { differencesIn } from '../../administration/integrity/testing/after-tampering.ts'
import { sealTouchedRows } from '../../platform/audit/content-seals.ts'
import { firstSealedTables } from '../../platform/audit/sealed-tables.ts'
import { databaseBefore } from '../results/testing/former-database.ts'

const { db, migrateOn } = databaseBefore('0037')

const insert = (id: string, tables?: typeof firstSealedTables) =>
  db().transaction(async (tx) => {
    await tx.query(
      `insert into files (id, company_id, key, address, kind, content_type, bytes, name, created_at)
       values ($1, 'c', $1, $1, 'image', 'image/jpeg', 10, 'a.jpg', now())`,
      [id],
    )
    await sealTouchedRows(tx, tables)
  })

it('the migration seals files anew, but none that was changed before it', async () => {
  for (const id of ['kept', 'changed']) await insert(id, firstSealedTables)
  await db().query(`update files set name = 'other.jpg' where id = 'changed'`)
  await migrateOn()
  await insert('later')
  expect(await differencesIn(contentSealDifferences(db()))).toEqual(['File changed is not as the server wrote it.'])
})
