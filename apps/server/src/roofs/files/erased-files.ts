import type { Db } from '../../platform/database/db.ts'
import { removeObjects } from '../../platform/files/new-objects.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { previewKey } from './file-rows.ts'

/** Address of a file that nobody may read: its row stays until its bytes are gone from the object store. */
const mark = 'erased:'

/** Takes files from every address; their bytes go afterwards. @param which condition on `f` */
export const erase = (tx: Db, which: string, values: readonly unknown[]): Promise<unknown> =>
  tx.query(
    `update files f set address = '${mark}' || f.id, name = '', uploaded_by = null
     where ${which} and f.address not like '${mark}%'`,
    [...values],
  )

/**
 * Removes a company's photos and files from every address, in the transaction that ends its use of them. Issued reports,
 * reviews and evidence of figures stay.
 */
export const eraseFiles = (tx: Db, companyId: string) =>
  erase(
    tx,
    `f.company_id = $1
       and not exists (select 1 from figure_sign_offs s where s.evidence_file = f.id)
       and not exists (select 1 from report_jobs j where j.address = f.address)
       and not exists (select 1 from delivered_reviews d where d.address = f.address)
       and not exists (select 1 from documents d where d.file_id = f.id and d.kind in ('close-out-pack', 'inspection-certificate'))`,
    [companyId],
  )

type Needs = Pick<PlatformServices, 'db' | 'objectStore' | 'log'>
type Erased = { readonly id: string; readonly key: string; readonly hasPreview: boolean }

const atOnce = 100

const nextErased = (db: Db, after: string): Promise<Erased[]> =>
  db.query<Erased>(
    `select id, key, has_preview from files
     where address like '${mark}%' and id > $1 order by id limit ${atOnce}`,
    [after],
  )

/** A file that cannot be removed does not stop the others. */
const removeOne = async ({ db, objectStore, log }: Needs, { id, key, hasPreview }: Erased): Promise<void> => {
  try {
    await objectStore.remove(key)
    if (hasPreview) await objectStore.remove(previewKey(key))
    await db.transaction((tx) => tx.query('delete from files where id = $1', [id]))
  } catch (error) {
    log.error('an erased file waits to be removed', error, { key })
  }
}

/** Removes the bytes of these erased files; what the store refuses now waits for housekeeping. */
export const removeErased = async (needs: Needs, files: readonly Erased[]): Promise<void> => {
  for (const file of files) await removeOne(needs, file)
}

/** Removes the bytes of erased files and of these keys. Housekeeping tries again what the store refuses now. */
export const removeErasedFiles = async (needs: Needs, keys: readonly string[] = []): Promise<void> => {
  await removeObjects(needs, keys)
  let some = await nextErased(needs.db, '')
  while (some.length > 0) {
    await removeErased(needs, some)
    some = some.length === atOnce ? await nextErased(needs.db, some.at(-1)?.id ?? '') : []
  }
}
