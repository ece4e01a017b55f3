import { isSafetyKind, type NoticeKind, safetyKinds } from '@soundroof/contract/review/notices/notice-calls'
import type { Submitted } from '@soundroof/contract/review/review'
import type { AboutProject } from '@soundroof/words/language/mail-wording'
import type { Db } from '../../platform/database/db.ts'
import { countAttempts, minute } from '../../platform/http/attempt-counts.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import { countNotice } from '../../platform/mail/security-notices.ts'
import { type Letter, writeMail } from '../../platform/mail/write-mail.ts'
import type { NoticeDetail } from '../../roofs/notices/give-notice.ts'
import { submissionSql, submittedFrom } from '../projects/submission-rows.ts'
import { deliveryNews, threadNews } from './notice-details.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Mails about notices, sent by the mail runner. A person who no longer sees the project gets none. */

type Due = {
  readonly accountId: string
  readonly projectHash: string
  readonly companyId: string
  readonly kind: NoticeKind
  readonly email: string | null
  readonly isStaff: boolean
  readonly isSeen: boolean
  /** The notice waited, and its mark is gone. */
  readonly isOver: boolean
  readonly name: string
  readonly detail: NoticeDetail
  /** Of the newest submission. */
  readonly submission: Partial<Submitted> | null
}

/**
 * Attack: a figure proposed and taken back repeatedly marks a project each time. One mail an hour per person and project;
 * the next waits, and is sent if the mark is still open. Mark and notice appear at once.
 */
const ofMark = ({ accountId, projectHash }: Pick<Due, 'accountId' | 'projectHash'>): string =>
  `reconsidered-mails:${accountId}:${projectHash}`
const toldBefore = (notice: string, more = ''): string =>
  `exists (select 1 from login_failures f
    where f.subject = 'reconsidered-mails:' || ${notice}.account_id || ':' || ${notice}.project_hash${more})`

/** Chosen once, because PostgreSQL may run a query inside `in` for each row, and so take more than its limit. */
const dueSql = (which: string, many: number): string => `with due as materialized (
    select id from notices where is_mail_due${which} order by sequence limit ${many} for update skip locked),
  taken as (update notices n set is_mail_due = false from due where n.id = due.id
    returning n.sequence, n.account_id, n.project_hash, n.kind, n.detail)
  select t.account_id, t.project_hash, t.detail,
    p.company_id, t.kind, a.email, a.role <> 'customer' as is_staff,
    p.draft -> 'header' ->> 'name' as name, case when t.kind = 'received' then ${submissionSql('p.hash')} end as submission, a.deleted_at is null and a.disabled_at is null
      and (a.role <> 'customer' or a.company_id = p.company_id)
      and (p.hidden_at is null or a.role <> 'customer' and t.kind = any($1::text[])) as is_seen,
    t.kind = 'reconsidered' and ${toldBefore('t')} and not exists (select 1 from reconsiderations m
      where m.project_hash = t.project_hash and m.settled_at is null) as is_over
  from taken t join accounts a on a.id = t.account_id join projects p on p.hash = t.project_hash order by t.sequence`
const nextSql = dueSql(` and not (kind = 'reconsidered' and ${toldBefore('notices', ' and f.window_ends_at > $2')})`, 1)
/** The rest waits for the next mail. */
const mostInOne = 200
const othersSql = dueSql(' and account_id = $2 and kind = any($1::text[])', mostInOne)

type Needs = Pick<PlatformServices, 'db' | 'config' | 'clock' | 'secrets'>
type Told = Due & { readonly email: string }

const linkOf = ({ config }: Needs, { isStaff, projectHash }: Due): string =>
  `${config.publicUrl}/${isStaff ? 'console/project' : 'project_result'}?project=${projectHash}`

/** The token follows a #, which browsers send to no server. */
const stopLink = (needs: Needs, accountId: string): string =>
  `${needs.config.publicUrl}/unsubscribe#${unsubscribeToken(needs, accountId)}`

const aboutProject = (needs: Needs, due: Due): AboutProject => ({
  kind: due.kind,
  name: harmlessWords(due.name),
  link: linkOf(needs, due),
  ended: due.detail.ended ?? null,
})

const noticeMail = async (tx: Db, needs: Needs, told: Told): Promise<Letter<'project-notice'>> => {
  const { price, days } = submittedFrom(told.submission)
  const news = { thread: await threadNews(tx, told.detail), delivery: deliveryNews(told.detail) }
  const values = {
    ...aboutProject(needs, told),
    stop: stopLink(needs, told.accountId),
    offer: { price, days },
    ...news,
  }
  return { to: told.email, code: 'project-notice', values }
}

/** One mail about everything that the person may be relying on; it has no link to unsubscribe. */
const safetyMail = (needs: Needs, to: string, told: readonly Due[]): Letter<'safety-notice'> => {
  const [kind, ...others] = new Set(told.map((due) => due.kind))
  const about = kind === undefined || others.length > 0 ? 'several' : kind
  const projects = new Map(
    told.map((due) => [`${due.kind} ${due.projectHash} ${due.detail.ended?.code ?? ''}`, aboutProject(needs, due)]),
  )
  return { to, code: 'safety-notice', values: { about, projects: [...projects.values()] } }
}

/** Older notices get no mail. */
const worthFor = 7 * 24 * 3600 * 1000

/** Attack: submitting and withdrawing repeatedly. Further notices appear in the application only; other people's mails go on. */
const mostAnHour = 10

/** Registering proves no address, so customers get a limited number a day. Staff accounts are the provider's own. */
const mayMail = async (tx: Db, needs: Needs, told: Told, now: Date): Promise<boolean> => {
  const { accountId, companyId, kind, email, isStaff } = told
  const [count] = await countAttempts(tx, [`review-mails:${accountId}:${companyId}:${kind}`], now, 60 * minute)
  if (count && count.failures > mostAnHour) return false
  return isStaff || countNotice(tx, needs, email, now)
}

type AboutReview = Letter<'project-notice' | 'safety-notice'>

const mailAbout = async (tx: Db, needs: Needs, told: Told, now: Date): Promise<AboutReview | null> => {
  if (!isSafetyKind(told.kind)) return (await mayMail(tx, needs, told, now)) ? noticeMail(tx, needs, told) : null
  const others = await tx.query<Due>(othersSql, [safetyKinds, told.accountId])
  const all = [told, ...others].filter(({ isSeen }) => isSeen)
  const marked = new Set(
    all
      .filter(({ isOver }) => !isOver)
      .filter(({ kind }) => kind === 'reconsidered')
      .map(ofMark),
  )
  if (marked.size > 0) await countAttempts(tx, [...marked], now, 60 * minute)
  return all.every(({ isOver }) => isOver) ? null : safetyMail(needs, told.email, all)
}

/** False: nothing is waiting. */
const writeOne = (needs: Needs): Promise<boolean> =>
  needs.db.transaction(async (tx) => {
    const now = needs.clock()
    const [due] = await tx.query<Due>(nextSql, [safetyKinds, now])
    if (!due) return false
    const { email } = due
    if (email === null || !(due.isSeen || isSafetyKind(due.kind))) return true
    const mail = await mailAbout(tx, needs, { ...due, email }, now)
    if (mail) await writeMail(tx, needs, mail, now, new Date(now.getTime() + worthFor))
    return true
  })

/** Until nothing is due. */
export const writeNoticeMails = async (needs: Needs): Promise<void> => {
  while (await writeOne(needs)) {
    // Each in its own transaction, so that a failing one does not delay the others.
  }
}
