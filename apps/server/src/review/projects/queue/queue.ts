import type { QueueRow } from '@soundroof/contract/review/console-review'
import { movesOf } from '@soundroof/contract/review/moves'
import { stepSchema } from '@soundroof/contract/roofs/fields/draft-fields'
import { drawnForm } from '@soundroof/contract/roofs/fields/roof-form'
import { stateCodes } from '@soundroof/contract/roofs/places/state-codes'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { dayOf, today } from '../../../platform/australian-day.ts'
import type { Account, Handler } from '../../../platform/http/handler.ts'
import { placeOf } from './queue-order.ts'
import { countQueue, findLoad, findQueue, type QueueEntry } from './queue-rows.ts'

/** Suburb and state; the form of the roof as it is drawn. */
const siteOf = ({ building: stored, roofForm }: QueueEntry): Pick<QueueRow, 'place' | 'roofForm'> => {
  const { suburb, state, roofSlope } = stepSchema('building').parse(stored ?? {})
  const form = roofForm ?? 'gable'
  return {
    place: [suburb, state === null ? '' : stateCodes[state]].filter((part) => part).join(' '),
    roofForm: roofSlope === null ? form : drawnForm(form, roofSlope),
  }
}

const isLate = ({ status }: QueueEntry, deliverAt: string | null, day: string): boolean =>
  deliverAt !== null && deliverAt < day && (status === statusOf.underReview || status === statusOf.ongoing)

const present =
  (day: string, reader: Account) =>
  (entry: QueueEntry): QueueRow => {
    const deliverAt = dayOf(entry.deliverAt)
    return {
      hash: entry.hash,
      number: entry.number,
      name: entry.name,
      company: { id: entry.companyId, name: entry.companyName || 'Former company' },
      status: entry.status,
      ...siteOf(entry),
      roofType: entry.roofType,
      kilowatts: entry.power > 0 ? entry.power : null,
      panels: entry.panels,
      verdict: entry.verdict,
      warnings: entry.verdict === null ? null : entry.warnings,
      submittedAt: entry.submittedAt.toISOString(),
      deliverAt,
      isLate: isLate(entry, deliverAt, day),
      engineer: entry.engineerId === null ? null : { id: entry.engineerId, name: entry.engineerName ?? '' },
      openQuestions: entry.openQuestions,
      revision: entry.revision,
      hasResult: entry.hasResult,
      isReviewVoid: entry.isReviewVoid,
      reconsideredSince: entry.reconsideredSince?.toISOString() ?? null,
      moves: entry.isDeleted ? [] : [...movesOf(entry, reader)],
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
      rows: rows.map(present(day, account)),
      ...(await countQueue(db, asked)),
      next: found.length > query.limit && last ? placeOf(last.place, last.sequence) : null,
      load: await findLoad(db, day),
    },
  }
}
