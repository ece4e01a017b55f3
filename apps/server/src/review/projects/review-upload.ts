import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { openTickets } from '../../roofs/files/open-tickets.ts'
import { makeTicket } from '../../roofs/files/upload-policy.ts'

/** Permission to upload one file to the provider's files. */
export const reviewUpload: Handler<'reviewUpload'> = async (context) => {
  const { db, account, query, clock } = context
  if (query.kind === 'review') await requireRegistration(db, account, clock())
  await openTickets(db, account.id, 1, clock())
  return { data: makeTicket(context, query.kind === 'review' ? 'review' : 'photo') }
}
