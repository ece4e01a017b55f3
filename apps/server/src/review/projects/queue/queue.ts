import type { QueueRow } from '@soundroof/contract/review/console-review'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { dayOf, today } from '../../../platform/australian-day.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { writePlace } from './queue-place.ts'
import { countQueue, findLoad, findQueue, type QueueEntry } from './queue-rows.ts'

const present =
  (day: string) =>
  (entry: QueueEntry): QueueRow => {
    const deliverAt = dayOf(entry.deliverAt)
    return {
      hash: entry.hash,
      number: entry.number,
      name: entry.name,
      company: { id: entry.companyId, name: entry.companyName || 'Former company' },
      status: entry.status,
      submittedAt: entry.submittedAt.toISOString(),
      deliverAt,
      isLate:
        deliverAt !== null &&
        deliverAt < day &&
        (entry.status === statusOf.underReview || entry.status === statusOf.ongoing),
      engineer: entry.engineerId === null ? null : { id: entry.engineerId, name: entry.engineerName ?? '' },
      openQuestions: entry.openQuestions,
      revision: entry.revision,
      hasResult: entry.hasResult,
      isReviewVoid: entry.isReviewVoid,
      reconsideredSince: entry.reconsideredSince?.toISOString() ?? null,
    }
  }

/** For staff; the load counts all engineers, whatever the filters. */
export const consoleQueue: Handler<'consoleQueue'> = async ({ db, clock, account, query }) => {
  const day = today(clock())
  const asked = { filters: query, engineer: account.id, today: day }
  const found = await findQueue(db, asked)
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return {
    data: {
      rows: rows.map(present(day)),
      ...(await countQueue(db, asked)),
      next: found.length > query.limit && last ? writePlace({ at: last.submittedAt, sequence: last.sequence }) : null,
      load: await findLoad(db, day),
    },
  }
}
