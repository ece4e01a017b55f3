import { metFor } from '@soundroof/contract/review/inspection/inspection-problems'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { supersedeDrafts } from '../../roofs/documents/document-rows.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import type { Inspecting } from './inspection-input.ts'

type Standing = { readonly id: string; readonly text: string; readonly state: 'open' | 'closed' }

const standingSql = `select id, text, state from review_conditions
  where project_hash = $1 and state in ('open', 'closed') order by sequence for update`

type File = { readonly id: string; readonly address: string; readonly sha256: string }

const packFile = async (tx: Db, code: string): Promise<File> => {
  const [file] = await tx.query<File>(
    'select f.id, f.address, d.sha256 from documents d join files f on f.id = d.file_id where d.code = $1',
    [code],
  )
  if (!file) throw new Error('A valid close-out pack has a file.')
  return file
}

/** What the certificate says is met is met in the project too: with the close-out pack as evidence, where none was given. */
export const confirmConditions = async (
  tx: Db,
  { reviewed: { hash }, record, content, code, now }: Inspecting,
  account: Account,
): Promise<void> => {
  const met = metFor(record.conditions, content.met)
  const file = await packFile(tx, record.pack.code)
  let areConfirmed = false
  for (const { id, text, state } of await tx.query<Standing>(standingSql, [hash])) {
    const evidence = met.find(({ condition }) => condition === text)?.evidence.trim()
    if (evidence === undefined) continue
    if (state === 'open') {
      const closed = { closedBy: account.id, closedAt: now, note: evidence, evidence: file.address, objection: '' }
      await update(tx, 'review_conditions', { id }, { state: 'closed', ...closed })
      const detail = { condition: id, note: evidence, file: file.id, sha256: file.sha256 }
      await recordEvent(tx, hash, 'conditionClosed', account, now, detail)
    }
    await update(tx, 'review_conditions', { id }, { state: 'confirmed' })
    areConfirmed = true
    await recordEvent(tx, hash, 'conditionConfirmed', account, now, { condition: id, code })
  }
  // A certificate that waits for its delivery names them as kept.
  if (areConfirmed) await supersedeDrafts(tx, hash, now)
}
