import type { Handler } from '../../platform/http/handler.ts'
import { openTickets } from '../../roofs/files/open-tickets.ts'
import { makeTicket } from '../../roofs/files/upload-policy.ts'

/** Permission for one file in a folder of the provider's. */
export const reviewUpload: Handler<'reviewUpload'> = async (context) => {
  const { db, account, query, clock } = context
  await openTickets(db, account.id, 1, clock())
  return { data: makeTicket(context, query.kind === 'review' ? 'review' : 'photo') }
}
