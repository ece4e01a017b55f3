import type { Handler } from '../../platform/http/handler.ts'
import { openTickets } from './open-tickets.ts'
import { storedAlready } from './stored-already.ts'
import { makeTicket } from './upload-policy.ts'

export const uploadTickets: Handler<'uploadTickets'> = async (context) => {
  const { db, account, query, clock } = context
  const { number, kind } = query
  const hashes = query.sha256?.split(',') ?? []
  await openTickets(db, account.id, number, clock())
  const known = await storedAlready(context, account.companyId, kind, hashes)
  const ticketAt = (position: number) => {
    const stored = known.get(hashes[position] ?? '')
    return { ...makeTicket(context, kind), ...(stored === undefined ? {} : { stored }) }
  }
  return { data: Array.from({ length: number }, (_, position) => ticketAt(position)) }
}
