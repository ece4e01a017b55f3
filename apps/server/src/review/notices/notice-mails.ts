import type { ProviderDetails } from '@soundroof/contract/platform/provider'
import { type NoticeKind, noticeMeanings } from '@soundroof/contract/review/notices/notice-calls'
import type { Db } from '../../platform/database/db.ts'
import { countAttempts, minute } from '../../platform/http/attempt-counts.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import { type Mail, queueMail } from '../../platform/mail/mail-queue.ts'
import { countNotice } from '../../platform/mail/security-notices.ts'
import { readProvider } from '../../platform/provider/reference.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Mails about notices, written by the mail runner. Who has lost sight of the project meanwhile gets none. */

type Due = {
  readonly accountId: string
  readonly projectHash: string
  readonly companyId: string
  readonly kind: NoticeKind
  readonly email: string | null
  readonly isStaff: boolean
  readonly isSeen: boolean
  readonly name: string
}

const takeSql = `with taken as (
    update notices set is_mail_due = false
    where id = (select id from notices where is_mail_due order by sequence limit 1 for update skip locked)
    returning account_id, project_hash, kind)
  select t.account_id as "accountId", t.project_hash as "projectHash",
    p.company_id as "companyId", t.kind, a.email, a.role <> 'customer' as "isStaff",
    p.draft -> 'header' ->> 'name' as name, a.deleted_at is null and a.disabled_at is null and p.hidden_at is null
      and (a.role <> 'customer' or a.company_id = p.company_id) as "isSeen"
  from taken t join accounts a on a.id = t.account_id join projects p on p.hash = t.project_hash`

type Needs = Pick<PlatformServices, 'db' | 'config' | 'clock' | 'secrets'>
type Told = Due & { readonly email: string }

const linkOf = ({ config }: Needs, { isStaff, projectHash }: Due): string =>
  `${config.publicUrl}/${isStaff ? 'console/project' : 'project_result'}?project=${projectHash}`

/** The token stands behind a #: no server's log and no other site sees it. */
const stopLink = (needs: Needs, accountId: string): string =>
  `${needs.config.publicUrl}/unsubscribe#${unsubscribeToken(needs, accountId)}`

const noticeMail = (needs: Needs, provider: ProviderDetails, told: Told): Mail => {
  const name = harmlessWords(told.name)
  return {
    to: told.email,
    subject: noticeMeanings[told.kind],
    text: `Hello,

${noticeMeanings[told.kind]}${name === '' ? '' : `: “${name}”`}.
${linkOf(needs, told)}

To get no more of these mails, open this link; no login is needed:
${stopLink(needs, told.accountId)}

${provider.name}
`,
  }
}

/** A notice is worth a mail for this long. */
const worthFor = 7 * 24 * 3600 * 1000

/** Attack: submitting and withdrawing again and again. What goes beyond is told in the application alone; others' mails go on. */
const mostAnHour = 10

/** Nobody proves an address when registering: customers get so many a day at most, but hear of a void document always. Staff are the provider's own. */
const mayMail = async (tx: Db, needs: Needs, told: Told, now: Date): Promise<boolean> => {
  const { accountId, companyId, kind, email, isStaff } = told
  const [count] = await countAttempts(tx, [`review-mails:${accountId}:${companyId}:${kind}`], now, 60 * minute)
  if (count && count.failures > mostAnHour) return false
  return isStaff || kind === 'voided' || countNotice(tx, needs, email, now)
}

/** False when nothing waits. */
const writeOne = (needs: Needs): Promise<boolean> =>
  needs.db.transaction(async (tx) => {
    const [due] = await tx.query<Due>(takeSql)
    if (!due) return false
    const { email } = due
    if (email === null || !due.isSeen) return true
    const now = needs.clock()
    const told = { ...due, email }
    if (!(await mayMail(tx, needs, told, now))) return true
    const mail = noticeMail(needs, await readProvider(tx, needs.config), told)
    await queueMail(tx, needs, mail, now, new Date(now.getTime() + worthFor))
    return true
  })

export const writeNoticeMails = async (needs: Needs): Promise<void> => {
  while (await writeOne(needs)) {
    // Each in a transaction of its own: one that fails holds no other up.
  }
}
