import type { Handler } from '../../platform/http/handler.ts'
import { openTickets } from './open-tickets.ts'
import { makeTicket } from './upload-policy.ts'

export const uploadTickets: Handler<'uploadTickets'> = async (context) => {
  const { db, account, query, clock } = context
  await openTickets(db, account.id, query.number, clock())
  return { data: Array.from({ length: query.number }, () => makeTicket(context, query.kind)) }
}
