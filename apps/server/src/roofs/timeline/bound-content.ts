import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { sha256Of, sortedJson } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'

/** Digests that a record holds of its content, so that a change of the content contradicts the record. */

export type BoundFile = { readonly id: string; readonly sha256: string | null }
export type BoundDraft = {
  readonly revision: number
  /** SHA-256 of its JSON with sorted keys. */
  readonly draft: string
  readonly files: readonly BoundFile[]
  /** The same of the drawing; absent where nothing was drawn. */
  readonly layout?: string
}
export type BoundResult = {
  readonly result: string
  /** SHA-256 of the stored text. */
  readonly sha256: string
}

/** SHA-256 of the JSON with sorted keys. */
export const draftDigest = (draft: unknown): string => sha256Of(sortedJson(draft))

/** Photos and extra files of a project, by their stored address. */
export const filesOfDraft = ({ photos }: ProjectDraft): readonly string[] =>
  fileCategories.flatMap((category) => photos[category])

type Saved = {
  readonly companyId: string
  readonly revision: number
  readonly draft: ProjectDraft
  readonly layout: KeptLayout | null
}

export const boundDraft = async (tx: Db, { companyId, revision, draft, layout }: Saved): Promise<BoundDraft> => ({
  revision,
  draft: draftDigest(draft),
  ...(layout === null ? {} : { layout: draftDigest(layout) }),
  files: await tx.query<BoundFile>(
    'select id, sha256 from files where company_id = $1 and address = any($2::text[]) order by id',
    [companyId, filesOfDraft(draft)],
  ),
})

/** Throws for a result that is not stored. */
export const boundResult = async (tx: Db, id: string): Promise<BoundResult> => {
  const [row] = await tx.query<{ sha256: string }>(
    `select encode(sha256(convert_to(result, 'UTF8')), 'hex') as sha256 from issued_results where id = $1`,
    [id],
  )
  if (!row) throw new Error(`The result ${id} is not stored.`)
  return { result: id, sha256: row.sha256 }
}
