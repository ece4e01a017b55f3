import { told } from '@soundroof/contract/platform/messages'
import type { MoveName } from '@soundroof/contract/review/moves'
import type { NoticeKind } from '@soundroof/contract/review/notices/notice-calls'
import type { ProjectStatus, TimelineEvent } from '@soundroof/contract/roofs/project-status'
import { dayOf, today } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account, Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { supersedeDrafts } from '../../roofs/documents/document-rows.ts'
import { giveNotice, type NoticeDetail } from '../../roofs/notices/give-notice.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, type ReviewedProject, requireMove } from '../access/reviewed-project.ts'
import { namedIn, requireTicked } from '../checklist/tick-item.ts'
import { addConditions } from '../conditions/condition-rows.ts'
import { lockNextJob } from '../projects/queue/next-job.ts'
import { insertQuestion, pinOf } from '../questions/question-rows.ts'

type Detail = Readonly<Record<string, unknown>>
/** Of the record, and of the notices. */
type Outcome = { readonly detail: Detail; readonly told?: NoticeDetail }
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
  accept: ['accepted'],
  moveDelivery: ['deliveryMoved'],
  return: ['question'],
  // The customer reads that the review began, the engineer that there is work.
  assign: ['claimed', 'handedOver'],
  handOver: ['handedOver', 'handedOn'],
}

type Move = {
  readonly name: MoveName
  readonly event: TimelineEvent
  readonly change: (step: Step) => Promise<Outcome>
}

/** Locks the project, asks the table of moves, changes it and records the move, in the transaction given. */
const moveIn = async (
  tx: Db,
  { clock, account }: Pick<Moving, 'clock' | 'account'>,
  hash: string,
  { name, event, change }: Move,
): Promise<void> => {
  const project = await lockReviewed(tx, hash, account)
  const to = await requireMove(tx, name, project, account)
  const now = clock()
  const { detail, told: said = {} } = await change({ tx, project, to, now })
  await recordEvent(tx, hash, event, account, now, detail)
  for (const notice of noticesOf[name] ?? []) await giveNotice(tx, hash, notice, account, now, said)
}

/** The same, all or nothing. */
const move = async (
  moving: Moving,
  name: MoveName,
  event: TimelineEvent,
  change: Move['change'],
): Promise<{ readonly data: null }> => {
  await moving.db.transaction((tx) => moveIn(tx, moving, moving.body.hash, { name, event, change }))
  moving.wakeMail()
  return { data: null }
}

const setHolder = ({ tx, project, to, now }: Step, engineer: string | null) =>
  update(tx, 'projects', { hash: project.hash }, { status: to, engineerId: engineer, updatedAt: now })

const claimBy = (engineer: string): Move => ({
  name: 'claim',
  event: 'claimed',
  change: async (step) => {
    await setHolder(step, engineer)
    return { detail: { revision: step.project.revision } }
  },
})

/** The caller becomes the holder. */
export const claimProject: Handler<'claimProject'> = (context) => {
  const { name, event, change } = claimBy(context.account.id)
  return move(context, name, event, change)
}

/** Of two who ask at once, each gets another project: one that a colleague is about to take is passed over. */
export const nextJob: Handler<'nextJob'> = async (context) => {
  const { db, account, body, wakeMail } = context
  const taken = await db.transaction(async (tx) => {
    const hash = await lockNextJob(tx, body)
    if (hash !== null) await moveIn(tx, context, hash, claimBy(account.id))
    return hash
  })
  wakeMail()
  return { data: taken === null ? null : { hash: taken } }
}

/** Back to the queue, without a holder. */
export const releaseProject: Handler<'releaseProject'> = (context) =>
  move(context, 'release', 'released', async (step) => {
    await setHolder(step, null)
    return { detail: {} }
  })

/** Locks the account until the end of the move, so that nobody disables it meanwhile. An invited person has no password yet. */
const lockEngineer = async (tx: Db, id: string): Promise<string> => {
  const [row] = await tx.query<{ name: string }>(
    `select name from accounts where id = $1 and role <> 'customer' and disabled_at is null and deleted_at is null
       and not exists (select 1 from staff_invitations i where i.account_id = accounts.id)
     for share`,
    [id],
  )
  if (!row) throw refuse(404, 'engineerUnknown')
  return row.name
}

/** Of a project that nobody holds, to an engineer whose account is active; to oneself it is as claimed. */
export const assignProject: Handler<'assignProject'> = (context) =>
  move(context, 'assign', 'assigned', async (step) => {
    const { engineer } = context.body
    await lockEngineer(step.tx, engineer)
    await setHolder(step, engineer)
    return { detail: { revision: step.project.revision, to: engineer } }
  })

/** To an engineer whose account is active. */
export const handOverProject: Handler<'handOverProject'> = (context) =>
  move(context, 'handOver', 'handedOver', async (step) => {
    const { engineer } = context.body
    const name = await lockEngineer(step.tx, engineer)
    if (step.project.engineerId === engineer) throw refuse(409, 'engineerHasIt', { engineer: name })
    await setHolder(step, engineer)
    return { detail: { from: step.project.engineerId, to: engineer } }
  })

/** From today up to a year ahead: a later date is a typing error. */
const requireDeliveryDay = (day: string, first: string): void => {
  const last = `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`
  if (day < first) throw refuseInput([{ field: 'deliverAt', ...told('deliveryInPast') }])
  if (day > last) throw refuseInput([{ field: 'deliverAt', ...told('deliveryTooFar', { last }) }])
}

/** Sets delivery date and conditions; names what stays unticked of the checklist. */
export const acceptProject: Handler<'acceptProject'> = (context) =>
  move(context, 'accept', 'accepted', async ({ tx, project, to, now }) => {
    const { deliverAt, conditions } = context.body
    requireDeliveryDay(deliverAt, today(now))
    const unticked = await requireTicked(tx, project, context.body.unticked)
    const day = new Date(`${deliverAt}T00:00:00Z`)
    await update(tx, 'projects', { hash: project.hash }, { status: to, deliverAt: day, updatedAt: now })
    const added = await addConditions(tx, project.hash, conditions, context.account, now)
    return {
      detail: { revision: project.revision, deliverAt, conditions: added, ...namedIn({ unticked }) },
      told: { deliverAt },
    }
  })

/** Another delivery date, with the reason, from the date that the caller read. */
export const moveDelivery: Handler<'moveDelivery'> = (context) =>
  move(context, 'moveDelivery', 'deliveryMoved', async ({ tx, project, now }) => {
    const { deliverAt, former, reason } = context.body
    requireDeliveryDay(deliverAt, today(now))
    if (dayOf(project.deliverAt) !== former) throw refuse(409, 'changedMeanwhile')
    if (deliverAt === former) throw refuseInput([{ field: 'deliverAt', ...told('deliverySame') }])
    const day = new Date(`${deliverAt}T00:00:00Z`)
    await update(tx, 'projects', { hash: project.hash }, { deliverAt: day, updatedAt: now })
    const moved = { deliverAt, former, reason: reason.trim() }
    return { detail: { revision: project.revision, ...moved }, told: moved }
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
    return { detail: { revision: project.revision, question, ...pin }, told: { question, message: question } }
  })
