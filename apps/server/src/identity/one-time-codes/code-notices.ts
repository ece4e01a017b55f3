import type { ProviderDetails } from '@soundroof/contract/platform/provider'
import { momentInWords } from '@soundroof/contract/platform/time/australian-time'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { type Mail, queueMail } from '../../platform/mail/mail-queue.ts'
import { countNotice } from '../../platform/mail/security-notices.ts'
import { readProvider } from '../../platform/provider/reference.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

/**
 * Owners hear of every change of what lets them in, whoever made it. The change itself only leaves a row: the operator's
 * command changes codes too, and has no key to seal a mail with.
 */

export type NoticeKind = 'on' | 'off' | 'recovery_used' | 'recovery_renewed' | 'removed'

/** Part of the transaction of the change. Then `wakeMail`. */
export const queueNotice = (tx: Db, accountId: string, kind: NoticeKind, now: Date) =>
  tx.query('insert into code_notices (account_id, kind, happened_at) values ($1, $2, $3)', [accountId, kind, now])

const subjects: Readonly<Record<NoticeKind, string>> = {
  on: 'Logging in to Soundroof asks for a code now',
  off: 'Logging in to Soundroof asks for no code any more',
  recovery_used: 'A recovery code of your Soundroof account was used',
  recovery_renewed: 'Your Soundroof account has new recovery codes',
  removed: 'The codes of your Soundroof account were removed',
}

type Notice = {
  readonly accountId: string
  readonly kind: NoticeKind
  /** Null: the account was deleted meanwhile. */
  readonly email: string | null
  readonly happenedAt: Date
}

const sentences: Readonly<Record<NoticeKind, (left: number) => string>> = {
  on: () => 'one-time codes were turned on: logging in asks for the password and for a code of an authenticator app.',
  off: () => 'one-time codes were turned off: logging in asks for the password alone.',
  recovery_used: (left) =>
    `somebody logged in with one of the recovery codes. It is used up. Recovery codes left: ${left}.`,
  recovery_renewed: () => 'new recovery codes were made. The ones of before are void.',
  removed: () => 'an operator turned one-time codes off: logging in asks for the password alone.',
}

type Told = Notice & { readonly email: string; readonly left: number }

const noticeMail = ({ publicUrl }: Config, provider: ProviderDetails, told: Told): Mail => {
  const { kind, happenedAt, email, left } = told
  return {
    to: email,
    subject: subjects[kind],
    text: `Hello,

at ${momentInWords(happenedAt.toISOString())}, for the Soundroof account with this email address,
${sentences[kind](left)}

If it was not you or somebody you asked, set a new password at once:
${publicUrl}/forgetPassword
and tell us: ${provider.email}

${provider.name}
`,
  }
}

const takeSql = `with taken as (
    delete from code_notices where id = (select id from code_notices order by id limit 1 for update skip locked)
    returning account_id, kind, happened_at)
  select t.account_id as "accountId", t.kind, t.happened_at as "happenedAt", a.email
  from taken t join accounts a on a.id = t.account_id`

/** Notices are sent for this long. */
const worthFor = 7 * 24 * 3600 * 1000

type Needs = Pick<PlatformServices, 'db' | 'config' | 'clock' | 'secrets'>

/** False when nothing waits. */
const writeOne = ({ db, config, clock, secrets }: Needs): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [notice] = await tx.query<Notice>(takeSql)
    if (!notice) return false
    if (notice.email === null) return true
    const { email } = notice
    const now = clock()
    if (!(await countNotice(tx, { secrets }, email, now))) return true
    const left = await countRecoveryCodes(tx, notice.accountId)
    const mail = noticeMail(config, await readProvider(tx, config), { ...notice, email, left })
    await queueMail(tx, { secrets }, mail, now, new Date(now.getTime() + worthFor))
    return true
  })

/** Writes the mails of all that has happened. */
export const writeCodeNotices = async (needs: Needs): Promise<void> => {
  while (await writeOne(needs)) {
    // Each in a transaction of its own: one that fails holds no other up.
  }
}
