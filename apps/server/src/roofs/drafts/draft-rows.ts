import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'

/** A draft of an account; without content it was removed, or saved as a project. */
export type DraftRow = {
  readonly id: string
  readonly version: number
  readonly changeId: string
  readonly content: unknown
  readonly projectHash: string | null
  readonly device: string
  readonly savedAt: Date
}

const columns = 'id, version, change_id, content, project_hash, device, saved_at'

/** Changes of one account follow each other, so that nobody reads a later one before an earlier one. */
export const lockDrafts = async (tx: Db, accountId: string): Promise<void> => {
  await tx.query('select id from accounts where id = $1 for no key update', [accountId])
}

/** Null: the account has none of that name. */
export const findDraft = async (db: Db, accountId: string, id: string): Promise<DraftRow | null> => {
  const [row] = await db.query<DraftRow>(`select ${columns} from kept_drafts where account_id = $1 and id = $2`, [
    accountId,
    id,
  ])
  return row ?? null
}

const mostAtOnce = 25

/** Changed after a position, in order; the rest is asked for by the last position. */
export const listDrafts = (db: Db, accountId: string, after: number): Promise<(DraftRow & { position: string })[]> =>
  db.query(
    `select ${columns}, position::text from kept_drafts
     where account_id = $1 and position > $2 order by kept_drafts.position limit ${mostAtOnce}`,
    [accountId, after],
  )

/** Those with content. */
export const countDrafts = async (tx: Db, accountId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from kept_drafts where account_id = $1 and content is not null',
    [accountId],
  )
  return row?.count ?? 0
}

type Change = Omit<DraftRow, 'content'> & { readonly accountId: string; readonly content: DraftContent | null }

/** Makes the next change of the account. While it is locked. */
export const writeDraft = async (tx: Db, { accountId, id, content, ...change }: Change): Promise<void> => {
  const [last] = await tx.query<{ position: string }>(
    'select coalesce(max(position), 0)::text as position from kept_drafts where account_id = $1',
    [accountId],
  )
  await upsert(
    tx,
    'kept_drafts',
    { accountId, id },
    {
      ...change,
      content: content && JSON.stringify(content),
      position: Number(last?.position ?? 0) + 1,
    },
  )
}

/** What became of a draft is told to the account's other devices for so long. */
const toldFor = '180 days'

/** Drops what is told no longer. */
export const dropOldEnds = (tx: Db, accountId: string, now: Date) =>
  tx.query(
    `delete from kept_drafts where account_id = $1 and content is null and saved_at < $2::timestamptz - interval '${toldFor}'`,
    [accountId, now],
  )

/** Those of a deleted account. */
export const eraseDrafts = (tx: Db, accountId: string) =>
  tx.query('delete from kept_drafts where account_id = $1', [accountId])
