import type { NextJob } from '@soundroof/contract/review/console-review'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../../platform/database/db.ts'
import { orderOf } from './queue-order.ts'
import { narrowed } from './queue-rows.ts'

/** The first submitted project as the queue is narrowed and sorted, locked; one that another call has locked is passed over. */
export const lockNextJob = async (tx: Db, asked: NextJob): Promise<string | null> => {
  const { conditions, values } = narrowed(asked)
  if (asked.except !== undefined) {
    values.push(asked.except)
    conditions.push(`p.hash <> $${values.length}`)
  }
  const [row] = await tx.query<{ hash: string }>(
    `select p.hash from projects p where ${[`p.status = ${statusOf.submitted}`, ...conditions].join(' and ')}
     order by ${orderOf(asked).order} limit 1 for update of p skip locked`,
    values,
    { planEachTime: true },
  )
  return row?.hash ?? null
}
