import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

/** `part`: a piece of a large file that waits for the others; it is no file of a project. */
export type FileKind = 'image' | 'pdf' | 'file' | 'part'

/** A stored file; `kind` decides how it is served. */
export type FileRow = {
  readonly id: string
  readonly companyId: string
  /** Key in the object store, made by the server only. */
  readonly key: string
  /** In canonical form. */
  readonly address: string
  readonly kind: FileKind
  readonly contentType: string
  readonly bytes: number
  /** SHA-256 of the whole file, hexadecimal; null: received before it was stored. */
  readonly sha256: string | null
  readonly name: string
  readonly hasPreview: boolean
  /** SHA-256 of the rendition; null: none, or made before it was stored. */
  readonly previewSha256: string | null
  readonly width: number | null
  readonly height: number | null
  /** Checked as a review on upload. */
  readonly isReview: boolean
  readonly uploadedBy: string | null
  readonly createdAt: Date
}

export const insertFile = (tx: Db, file: FileRow) => insert(tx, 'files', file)

const columns = `id, company_id, key, address, kind, content_type, bytes, sha256, name,
  has_preview, preview_sha256, width, height, is_review, uploaded_by, created_at`

/** Whether the key of the program that received the address may still read the file. */
const keyReads = `exists (select 1 from api_keys k where k.id = $3 and k.account_id = a.id and k.company_id = a.company_id
  and k.revoked_at is null and k.expires_at > $4 and case
    when exists (select 1 from report_jobs j where j.address = files.address)
      or exists (select 1 from delivered_reviews d where d.address = files.address)
      or exists (select 1 from documents d where d.file_id = files.id) then 'reports'
    else 'projects:read' end = any(string_to_array(k.scopes, ' ')))`

type FileReader = { readonly by: string; readonly key: string | null }

type FileForReader = FileRow & { readonly isReadable: boolean; readonly isVoid: boolean }

/**
 * A file, and whether its reader may read it now: the account is active and of the file's company or staff, and a key still
 * works and has the scope. Nobody reads a void document.
 */
export const findFileFor = async (
  db: Db,
  canonical: string,
  { by, key }: FileReader,
  now: Date,
): Promise<FileForReader | null> => {
  const [row] = await db.query<FileForReader>(
    `select ${columns}, exists (select 1 from accounts a where a.id = $2 and a.deleted_at is null
       and a.disabled_at is null and (a.company_id = files.company_id or a.role <> 'customer')
       and ($3::text is null or ${keyReads})) as is_readable,
       exists (select 1 from documents d where d.file_id = files.id and d.state = 'void') as is_void
     from files where address = $1`,
    [canonical, by, key, now],
  )
  return row ?? null
}

/** Files of a company among these addresses. */
export const findFilesOf = (db: Db, companyId: string, canonical: readonly string[]): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select ${columns} from files where company_id = $1 and address = any($2::text[]) and kind <> 'part'`,
    [companyId, [...canonical]],
  )

/** The rendition of a photo is stored beside it. */
export const previewKey = (key: string): string => `${key}.preview.jpg`
