import type { PhotoMarks } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, requireHolder } from '../access/reviewed-project.ts'
import { photoIn } from '../questions/question-rows.ts'

/** By the stored address of the photo. */
export const findMarks = (db: Db, hash: string): Promise<PhotoMarks[]> =>
  db.query<PhotoMarks>('select photo, marks, version from photo_marks where project_hash = $1 order by photo', [hash])

const versionOf = async (tx: Db, hash: string, photo: string): Promise<number> => {
  const [row] = await tx.query<{ version: number }>(
    'select version from photo_marks where project_hash = $1 and photo = $2',
    [hash, photo],
  )
  return row?.version ?? 0
}

/** Replaces the marks of one photo; the photo's bytes stay as uploaded. */
export const markPhoto: Handler<'markPhoto'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireHolder(tx, project, account)
    const photo = photoIn(project.draft, body.photo)
    if ((await versionOf(tx, body.hash, photo)) !== body.version) throw refuse(409, 'changedMeanwhile')
    const version = body.version + 1
    const now = clock()
    const marks = { marks: JSON.stringify(body.marks), version, markedBy: account.id, markedAt: now }
    await upsert(tx, 'photo_marks', { projectHash: body.hash, photo }, marks)
    await recordEvent(tx, body.hash, 'marked', account, now, { photo, version, marks: body.marks })
    return { data: { photo, marks: body.marks, version } }
  })
