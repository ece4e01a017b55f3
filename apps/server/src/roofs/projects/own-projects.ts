import type { OwnFile, OwnRecords, Person } from '../../identity/sessions/identity-services.ts'
import type { Db } from '../../platform/database/db.ts'
import { savedName } from '../files/content-name.ts'
import { ownTaken } from '../taken/taken-rows.ts'

const recordsSql = `select project_hash as project, event, role, created_at
    from timeline where account_id = $1 order by created_at, id`

const projectsSql = `select hash, status, revision, draft, created_at, updated_at from projects
  where company_id = $1 and hidden_at is null order by sequence`

const draftsSql = `select id, content, project_hash as project, device, saved_at from kept_drafts
  where account_id = $1 order by position`

const filesSql = `select key, name, content_type, created_at from files
  where company_id = $1 and kind <> 'part' and address not like 'erased:%' order by created_at, id`

const about = {
  records: 'what you did to which project',
  projects: 'the projects of your company, as they were entered',
  drafts: 'drafts that your devices share',
  photos_taken: 'where, when and in which direction photos of your company were taken',
}

/** Files under the names they are saved as. */
const ownFiles = async (db: Db, companyId: string): Promise<OwnFile[]> => {
  const files = await db.query<OwnFile & { readonly contentType: string }>(filesSql, [companyId])
  return files.map((file) => ({ key: file.key, name: savedName(file), createdAt: file.createdAt }))
}

/** Projects and files in the export of a person's data. They belong to the company, whose people all see them. */
export const ownProjects = async (db: Db, { id, companyId, role }: Person): Promise<OwnRecords> => {
  const records = await db.query(recordsSql, [id])
  if (role !== 'customer') return { lists: { records }, about, files: [] }
  return {
    lists: {
      records,
      projects: await db.query(projectsSql, [companyId]),
      drafts: await db.query(draftsSql, [id]),
      photos_taken: await ownTaken(db, companyId),
    },
    about,
    files: await ownFiles(db, companyId),
  }
}
