import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { firstReadOnlyStatus, type ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import { insert, update } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { supersedeEarlier } from '../documents/document-rows.ts'
import { endInspections } from '../documents/ended-inspections.ts'
import { renewQueueFacts } from '../queue-facts/queue-facts.ts'
import { removeReports } from '../reports/remove-reports.ts'

const searchName = (draft: ProjectDraft): string => displayName(draft).toLowerCase()

export type LockedProject = {
  readonly status: ProjectStatus
  readonly revision: number
  readonly draft: unknown
  readonly layout: unknown
  readonly inputHash: string
  readonly issuedResultId: string | null
}

/** A project of the company, locked until the transaction ends; null: none. */
export const lockProject = async (tx: Db, hash: string, companyId: string): Promise<LockedProject | null> => {
  const [row] = await tx.query<LockedProject>(
    `select status, revision, draft, layout, input_hash, issued_result_id from projects
     where hash = $1 and company_id = $2 and hidden_at is null for update`,
    [hash, companyId],
  )
  return row ?? null
}

/** As a release stored it that did not know the desk. */
const draftOfToday = `jsonb_set(draft, '{photos,fromDesk}', coalesce(draft #> '{photos,fromDesk}', 'false'))`

/**
 * The editable project that this account made with the same draft. Locks the account's row until the transaction ends, so
 * that of two such uploads the second sees what the first made.
 */
export const findSameProject = async (
  tx: Db,
  save: Omit<Save, 'hash' | 'revision' | 'issuedResultId' | 'layout'>,
): Promise<SavedProject | null> => {
  await tx.query('select id from accounts where id = $1 for no key update', [save.by.id])
  const [row] = await tx.query<SavedProject>(
    `select hash, issued_result_id is not null as has_result from projects
     where company_id = $1 and created_by = $2 and hidden_at is null and status < $3
       and name_search = $4 and input_hash = $5 and ${draftOfToday} = $6::jsonb
     order by sequence limit 1`,
    [
      save.companyId,
      save.by.id,
      firstReadOnlyStatus,
      searchName(save.draft),
      save.inputHash,
      JSON.stringify(save.draft),
    ],
  )
  return row ?? null
}

/** Whether the company has this project in its list. */
export const ownsProject = async (db: Db, hash: string, companyId: string): Promise<boolean> => {
  const rows = await db.query('select 1 from projects where hash = $1 and company_id = $2 and hidden_at is null', [
    hash,
    companyId,
  ])
  return rows.length === 1
}

export type DrawnProject = Pick<LockedProject, 'revision' | 'draft' | 'layout' | 'inputHash'>

/** A project of the company as last saved, with its drawing; null: none. */
export const findDrawn = async (db: Db, hash: string, companyId: string): Promise<DrawnProject | null> => {
  const [row] = await db.query<DrawnProject>(
    `select revision, draft, layout, input_hash from projects
     where hash = $1 and company_id = $2 and hidden_at is null`,
    [hash, companyId],
  )
  return row ?? null
}

export type SavedProject = {
  readonly hash: string
  readonly hasResult: boolean
  /** The drawing stayed, and the roof changed. */
  readonly isDrawnOnFormerRoof?: boolean
}

/** What one save stores. */
export type Save = {
  readonly hash: string
  readonly companyId: string
  readonly by: Pick<Account, 'id' | 'role'>
  readonly revision: number
  readonly draft: ProjectDraft
  /** Changes of the drawing; null: none. */
  readonly layout: KeptLayout | null
  readonly inputHash: string
  readonly issuedResultId: string | null
  readonly now: Date
}

/** What a project and its revision have of a save. */
const kept = ({ revision, draft, layout, inputHash, issuedResultId }: Save) => ({
  revision,
  inputHash,
  issuedResultId,
  draft: JSON.stringify(draft),
  layout: layout === null ? null : JSON.stringify(layout),
})

const insertRevision = (tx: Db, save: Save) =>
  insert(tx, 'project_revisions', {
    ...kept(save),
    projectHash: save.hash,
    savedBy: save.by.id,
    savedAt: save.now,
  })

export const insertProject = async (tx: Db, save: Save): Promise<void> => {
  await insert(tx, 'projects', {
    ...kept(save),
    hash: save.hash,
    companyId: save.companyId,
    createdBy: save.by.id,
    nameSearch: searchName(save.draft),
    createdAt: save.now,
    updatedAt: save.now,
  })
  await insertRevision(tx, save)
}

export const updateProject = async (tx: Db, save: Save): Promise<void> => {
  const changes = { ...kept(save), nameSearch: searchName(save.draft), updatedAt: save.now }
  await update(tx, 'projects', { hash: save.hash }, changes)
  await insertRevision(tx, save)
  await endInspections(tx, { projectHash: save.hash, why: 'newRevision', by: save.by, now: save.now })
  await supersedeEarlier(tx, save.hash, save.revision, save.now)
  await renewQueueFacts(tx, save.hash)
}

/** SQL: what was built of a project was signed once, so that others may rely on the record and its pack. */
export const signedAsBuilt = (hash: string): string =>
  `exists (select 1 from as_built_records b where b.project_hash = ${hash} and b.signed_at is not null)`

export const hasSignedRecord = async (tx: Db, hash: string): Promise<boolean> => {
  const rows = await tx.query(`select 1 where ${signedAsBuilt('$1')}`, [hash])
  return rows.length > 0
}

/** Leaves the customer's list and stays with the provider. */
export const hideProject = (tx: Db, hash: string, now: Date) =>
  tx.query('update projects set hidden_at = $2 where hash = $1', [hash, now])

/**
 * Removes the project with its revisions, reports and results that no other project has. Answers the files to remove from
 * the object store.
 */
export const removeProject = async (tx: Db, hash: string): Promise<readonly string[]> => {
  const files = await removeReports(tx, hash)
  const results = await tx.query<{ id: string }>(
    `select r.id from project_results pr join issued_results r on r.id = pr.issued_result_id
     where pr.project_hash = $1 order by r.id for update of r`,
    [hash],
  )
  await tx.query('delete from projects where hash = $1', [hash])
  await tx.query(
    `delete from issued_results r where r.id = any($1::text[])
     and not exists (select 1 from project_results pr where pr.issued_result_id = r.id)
     and not exists (select 1 from projects p where p.issued_result_id = r.id)
     and not exists (select 1 from project_revisions v where v.issued_result_id = r.id)`,
    [results.map(({ id }) => id)],
  )
  return files
}
