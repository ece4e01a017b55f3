import { isSafetyKind, noticeKinds } from '@soundroof/contract/review/notices/notice-calls'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { countUnread, findNoMail, findNotices, markRead, setNoMail } from './notice-rows.ts'
import { accountOfToken } from './unsubscribe-token.ts'

const declinableKinds = noticeKinds.filter((kind) => !isSafetyKind(kind))

/** Of the caller's own account. */
export const notices: Handler<'notices'> = async ({ db, account }) => ({
  data: { rows: await findNotices(db, account.id), unread: await countUnread(db, account.id) },
})

/** Without ids: all. */
export const readNotices: Handler<'readNotices'> = async ({ db, clock, account, body }) => {
  await markRead(db, account.id, body.ids ?? null, clock())
  return { data: null }
}

/** Safety kinds are always on. */
export const noticeChoices: Handler<'noticeChoices'> = async ({ db, account }) => {
  const noMail = await findNoMail(db, account.id)
  return { data: { mails: noticeKinds.filter((kind) => isSafetyKind(kind) || !noMail.includes(kind)) } }
}

/** Cannot switch off safety kinds. */
export const changeNoticeChoices: Handler<'changeNoticeChoices'> = async ({ db, account, body }) => {
  await setNoMail(
    db,
    account.id,
    declinableKinds.filter((kind) => !body.mails.includes(kind)),
  )
  return { data: null }
}

/** Without a session: the signed token of the mail stops mails and allows nothing else. */
export const unsubscribe: Handler<'unsubscribe'> = async (context) => {
  const { db, body } = context
  const accountId = accountOfToken(context, body.token)
  const [known] = accountId === null ? [] : await db.query('select 1 from accounts where id = $1', [accountId])
  if (accountId === null || !known) throw refuse(400, 'unsubscribeInvalid')
  await setNoMail(db, accountId, declinableKinds)
  return { data: null }
}
