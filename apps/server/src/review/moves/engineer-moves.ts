import { told } from '@soundroof/contract/platform/messages'
import type { MoveName } from '@soundroof/contract/review/moves'
import type { NoticeKind } from '@soundroof/contract/review/notices/notice-calls'
import type { ProjectStatus, TimelineEvent } from '@soundroof/contract/roofs/project-status'
import { today } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account, Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { supersedeDrafts } from '../../roofs/documents/document-rows.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, type ReviewedProject, requireMove } from '../access/reviewed-project.ts'
import { addConditions } from '../conditions/condition-rows.ts'
import { giveNotice } from '../notices/notice-rows.ts'
import { insertQuestion, pinOf } from '../questions/question-rows.ts'

type Detail = Readonly<Record<string, unknown>>
type Moving = Pick<PlatformServices, 'db' | 'clock' | 'wakeMail'> & {
  readonly account: Account
  readonly body: { hash: string }
}
type Step = {
  readonly tx: Db
  readonly project: ReviewedProject
  readonly to: ProjectStatus
  readonly now: Date
}

/** Moves that send notices. */
const noticesOf: { readonly [M in MoveName]?: readonly NoticeKind[] } = {
  claim: ['claimed'],
  return: ['question'],
  handOver: ['handedOver', 'handedOn'],
}

/** Locks the project, asks the table of moves, changes it and records the move, all or nothing. */
const move = async (
  { db, clock, account, body, wakeMail }: Moving,
  name: MoveName,
  event: TimelineEvent,
  change: (step: Step) => Promise<Detail>,
): Promise<{ readonly data: null }> => {
  await db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    const to = await requireMove(tx, name, project, account)
    const now = clock()
    const detail = await change({ tx, project, to, now })
    await recordEvent(tx, body.hash, event, account, now, detail)
    for (const notice of noticesOf[name] ?? []) await giveNotice(tx, body.hash, notice, account, now)
  })
  wakeMail()
  return { data: null }
}

const setHolder = ({ tx, project, to, now }: Step, engineer: string | null) =>
  update(tx, 'projects', { hash: project.hash }, { status: to, engineerId: engineer, updatedAt: now })

/** The caller becomes the holder. */
export const claimProject: Handler<'claimProject'> = (context) =>
  move(context, 'claim', 'claimed', async (step) => {
    await setHolder(step, context.account.id)
    return { revision: step.project.revision }
  })

/** Back to the queue, without a holder. */
export const releaseProject: Handler<'releaseProject'> = (context) =>
  move(context, 'release', 'released', async (step) => {
    await setHolder(step, null)
    return {}
  })

/** Locks the account until the end of the move, so that nobody disables it meanwhile. */
const lockEngineer = async (tx: Db, id: string): Promise<string> => {
  const [row] = await tx.query<{ name: string }>(
    `select name from accounts where id = $1 and role <> 'customer' and disabled_at is null and deleted_at is null
     for share`,
    [id],
  )
  if (!row) throw refuse(404, 'engineerUnknown')
  return row.name
}

/** To an engineer whose account is active. */
export const handOverProject: Handler<'handOverProject'> = (context) =>
  move(context, 'handOver', 'handedOver', async (step) => {
    const { engineer } = context.body
    const name = await lockEngineer(step.tx, engineer)
    if (step.project.engineerId === engineer) throw refuse(409, 'engineerHasIt', { engineer: name })
    await setHolder(step, engineer)
    return { from: step.project.engineerId, to: engineer }
  })

/** From today up to a year ahead: a later date is a typing error. */
const requireDeliveryDay = (day: string, first: string): void => {
  const last = `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`
  if (day < first) throw refuseInput([{ field: 'deliverAt', ...told('deliveryInPast') }])
  if (day > last) throw refuseInput([{ field: 'deliverAt', ...told('deliveryTooFar', { last }) }])
}

/** Sets delivery date and conditions. */
export const acceptProject: Handler<'acceptProject'> = (context) =>
  move(context, 'accept', 'accepted', async ({ tx, project, to, now }) => {
    const { deliverAt, conditions } = context.body
    requireDeliveryDay(deliverAt, today(now))
    const day = new Date(`${deliverAt}T00:00:00Z`)
    await update(tx, 'projects', { hash: project.hash }, { status: to, deliverAt: day, updatedAt: now })
    const added = await addConditions(tx, project.hash, conditions, context.account, now)
    return { revision: project.revision, deliverAt, conditions: added }
  })

/** With a question about a field or a photo. */
export const returnProject: Handler<'returnProject'> = (context) =>
  move(context, 'return', 'returned', async ({ tx, project, to, now }) => {
    const pin = pinOf(context.body, project.draft)
    if (pin.field === null && pin.photo === null) throw refuseInput([{ field: 'field', ...told('returnNeedsPin') }])
    await update(tx, 'projects', { hash: project.hash }, { status: to, deliverAt: null, updatedAt: now })
    const asked = { ...pin, text: context.body.text.trim(), isReturn: true }
    await supersedeDrafts(tx, project.hash, now)
    const question = await insertQuestion(tx, project, asked, context.account, now)
    return { revision: project.revision, question, ...pin }
  })
