import { told } from '@soundroof/contract/platform/messages'
import { draftContent, longestDraft, mostDrafts } from '@soundroof/contract/roofs/drafts/draft-content'
import { deviceOf, toldDevice } from '../../identity/sessions/device.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { countDrafts, type DraftRow, dropOldEnds, findDraft, listDrafts, lockDrafts, writeDraft } from './draft-rows.ts'

const present = ({ id, version, changeId, content, projectHash, device, savedAt }: DraftRow) => ({
  id,
  version,
  change: changeId,
  content: draftContent.nullable().parse(content),
  project: projectHash,
  savedAt: savedAt.toISOString(),
  device,
  device_coded: toldDevice(device).coded,
})

/** Drafts of the account since a former answer, the next few. */
export const drafts: Handler<'drafts'> = async ({ db, account, query }) => {
  const rows = await listDrafts(db, account.id, query.after)
  const at = Number(rows.at(-1)?.position ?? query.after)
  return { data: { at, drafts: rows.map(present) } }
}

type Body = Context<'saveDraft'>['body']

/** Whether the change was made before, so that its answer is repeated. */
const isMade = (row: DraftRow | null, { base, change }: Body): boolean =>
  row !== null && row.changeId === change && row.version === base + 1

/** A new project that was saved stays one project, whichever device still has its draft. */
const requirePresent = (row: DraftRow | null, { base, content }: Body): void => {
  if (row === null) return
  if (row.version !== base) throw refuse(409, 'draftChangedElsewhere')
  if (row.projectHash !== null && content !== null && content.hash === null) throw refuse(409, 'draftSavedElsewhere')
}

const requireRoom = async (tx: Db, accountId: string, row: DraftRow | null, { content }: Body): Promise<void> => {
  if (content === null || row?.content != null) return
  if ((await countDrafts(tx, accountId)) >= mostDrafts) throw refuse(409, 'tooManyDrafts', { most: mostDrafts })
}

const requireShort = ({ content }: Body): void => {
  if (content !== null && JSON.stringify(content).length > longestDraft)
    throw refuseInput([{ field: 'content', ...told('draftTooLong') }])
}

/** Nobody else's draft can be named: the names of an account are its own. */
export const saveDraft: Handler<'saveDraft'> = async ({ db, account, body, clock, agent }) => {
  requireShort(body)
  const { id, base, change, content } = body
  const version = await db.transaction(async (tx) => {
    await lockDrafts(tx, account.id)
    const row = await findDraft(tx, account.id, id)
    if (isMade(row, body)) return base + 1
    requirePresent(row, body)
    if (row === null && content === null) return base + 1
    await requireRoom(tx, account.id, row, body)
    const made = { changeId: change, device: deviceOf(agent), savedAt: clock() }
    // What is removed on one device stays the project that it became.
    const projectHash = content === null ? (row?.projectHash ?? null) : null
    await writeDraft(tx, { accountId: account.id, id, version: base + 1, content, projectHash, ...made })
    // After the change: its position follows those that are dropped.
    await dropOldEnds(tx, account.id, clock())
    return base + 1
  })
  return { data: { version } }
}
