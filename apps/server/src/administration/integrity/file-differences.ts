import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { previewKey } from '../../roofs/files/file-rows.ts'
import type { Finding, Findings, ObjectFault } from './chain-differences.ts'

/** Files against their rows, and rows against the records and documents that name them. */

type FileRow = {
  readonly id: string
  readonly key: string
  readonly sha256: string | null
  readonly previewSha256: string | null
}

const filesSql = `select id, key, sha256, preview_sha256 from files where id > $1 and address not like 'erased:%' order by id limit 500`

const storedDigest = async (objectStore: PlatformServices['objectStore'], key: string): Promise<string | null> => {
  const stream = await objectStore.stream(key)
  if (!stream) return null
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

/** A file may be deleted while it is looked at. */
const isStillThere = async (db: Db, id: string): Promise<boolean> =>
  (await db.query(`select 1 from files where id = $1 and address not like 'erased:%'`, [id])).length === 1

/** @param sha256 null: only checks that the file is there */
const faultOf = async (
  objectStore: PlatformServices['objectStore'],
  key: string,
  sha256: string | null,
): Promise<ObjectFault | null> => {
  const stored = await storedDigest(objectStore, key)
  if (stored === null) return 'missing-object'
  return sha256 === null || stored === sha256 ? null : 'changed-object'
}

const told = (name: string, fault: ObjectFault): Finding => ({
  fault,
  difference:
    fault === 'missing-object'
      ? `${name} is lost: the store does not have it.`
      : `${name} has another content in the store.`,
})

/** The small picture, which screens and reports show. */
const previewDifference = async (
  db: Db,
  objectStore: PlatformServices['objectStore'],
  { id, key, previewSha256 }: FileRow,
): Promise<readonly Finding[]> => {
  if (previewSha256 === null) return []
  const fault = await faultOf(objectStore, previewKey(key), previewSha256)
  return fault !== null && (await isStillThere(db, id)) ? [told(`The preview of file ${id}`, fault)] : []
}

/** Objects that are missing, or other than their row says. */
export const fileDifferences = async function* (db: Db, objectStore: PlatformServices['objectStore']): Findings {
  let after = ''
  for (;;) {
    const rows = await db.query<FileRow>(filesSql, [after])
    for (const row of rows) {
      const { id, key, sha256 } = row
      after = id
      yield* await previewDifference(db, objectStore, row)
      const fault = await faultOf(objectStore, key, sha256)
      if (fault !== 'missing-object')
        yield { looked: sha256 === null ? 'files from before their SHA-256 was noted' : 'files' }
      if (fault !== null && (await isStillThere(db, id))) yield told(`File ${id}`, fault)
    }
    if (rows.length === 0) return
  }
}

type Named = { readonly id: number; readonly project: string; readonly file: string; readonly isThere: boolean }

/** Files that records name, one at a time or as a list; a company that ended took its photos with it. */
const namedSql = `with batch as (select * from timeline where id > $1 and (detail ? 'files' or detail ? 'file')
    order by id limit 500)
  select t.id, t.project_hash as project, n.file ->> 'id' as file, f.id is not null as is_there
  from batch t join projects p on p.hash = t.project_hash and p.hidden_at is null
  cross join lateral jsonb_array_elements(coalesce(t.detail -> 'files',
    jsonb_build_array(jsonb_build_object('id', t.detail ->> 'file', 'sha256', t.detail ->> 'sha256')))) as n(file)
  left join files f on f.id = n.file ->> 'id'
  where n.file ->> 'sha256' is not null and f.sha256 is distinct from n.file ->> 'sha256'`
const nextSql = `select max(id) as id from (select id from timeline where id > $1 and (detail ? 'files' or detail ? 'file')
  order by id limit 500) batch`

/** Files whose row is gone, or other than their record says. */
export const namedFileDifferences = async function* (db: Db): Findings {
  const told = new Set<string>()
  for (let after: number | null = 0; after !== null; ) {
    for (const { project, file, isThere } of await db.query<Named>(namedSql, [after])) {
      if (told.has(file)) continue
      told.add(file)
      const what = isThere ? 'has another SHA-256 than when it was recorded' : 'is gone'
      yield { difference: `File ${file} of project ${project} ${what}.` }
    }
    const next: { readonly id: number | null } | undefined = (
      await db.query<{ id: number | null }>(nextSql, [after])
    )[0]
    after = next?.id ?? null
  }
}

type DocumentRow = { readonly code: string }

const documentsSql = `select d.code from documents d join files f on f.id = d.file_id
  where f.sha256 is not null and f.sha256 <> d.sha256 order by d.code`

/** Documents with another SHA-256 than their file. */
export const documentDifferences = async function* (db: Db): Findings {
  for (const { code } of await db.query<DocumentRow>(documentsSql))
    yield { difference: `Document ${code} names another SHA-256 than its file.` }
}

type ReportRow = { readonly project: string; readonly kind: string; readonly revision: number }

/**
 * A report made before documents existed, in its company's files, with no document for the revision since. An issued one
 * that is gone has a seal.
 */
const isFormerReport = `exists (select 1 from files f join projects p on p.company_id = f.company_id
    where p.hash = j.project_hash and f.address = j.address and f.kind = 'pdf' and f.address like '%/reports/%'
    and f.created_at < (select applied_at from schema_migrations where name = '0025_documents.sql'))
  and not exists (select 1 from documents d
    where d.project_hash = j.project_hash and d.kind = j.kind and d.revision = j.revision)`

const reportsSql = `select j.project_hash as project, j.kind, j.revision from report_jobs j where j.address is not null
  and not exists (select 1 from files f join documents d on d.file_id = f.id where f.address = j.address
    and d.project_hash = j.project_hash and d.kind = j.kind and d.revision = j.revision
    and d.issued_result_id is not distinct from j.issued_result_id)
  and not (${isFormerReport})
  order by j.sequence`

/** Whether the report that customers download is the document issued for it. */
export const reportDifferences = async function* (db: Db): Findings {
  for (const { project, kind, revision } of await db.query<ReportRow>(reportsSql))
    yield {
      difference: `The ${kind} of revision ${revision} of project ${project} is another document than was issued.`,
    }
}
