import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import type { Opened } from '../files/send-file.ts'
import { recordEvent } from '../timeline/timeline.ts'

type Who = {
  readonly projectHash: string
  readonly event: 'downloaded' | 'reviewDownloaded' | 'packDownloaded'
  readonly role: Account['role']
  readonly known: boolean
}

/**
 * Project of a file that was issued on it, event, and role of the person who asked for its address; `known`: the address was used
 * before. Every document counts, whoever opens it; a report or review of a former release may have none.
 */
const whoSql = `select o.project_hash, o.event, a.role,
    exists (select 1 from timeline t where t.project_hash = o.project_hash and t.event = o.event
      and t.account_id = a.id and t.created_at >= $3 and t.detail ->> 'file' = $4) as known
  from (select project_hash, case when kind = 'close-out-pack' then 'packDownloaded'
      when kind in ('review-certificate', 'signed-review') then 'reviewDownloaded' else 'downloaded' end as event
      from documents where file_id = $4
    union select project_hash, 'downloaded' as event from report_jobs where address = $1
    union select project_hash, 'reviewDownloaded' from delivered_reviews where address = $1) o
  join accounts a on a.id = $2`

/** Records one download per address handed out, however often it is opened. */
export const recordDownload =
  ({ db, clock }: Pick<PlatformServices, 'db' | 'clock'>) =>
  async ({ file, by, signedAt }: Opened): Promise<void> => {
    if (file.kind !== 'pdf' || by === '') return
    await db.transaction(async (tx) => {
      const [who] = await tx.query<Who>(whoSql, [file.address, by, signedAt, file.id])
      if (!who || who.known) return
      await recordEvent(tx, who.projectHash, who.event, { id: by, role: who.role }, clock(), { file: file.id })
    })
  }
