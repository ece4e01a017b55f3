import type { Handler } from '../../platform/http/handler.ts'
import { makeTicket } from './upload-policy.ts'

export const uploadTickets: Handler<'uploadTickets'> = async (context) => ({
  data: Array.from({ length: context.query.number }, () => makeTicket(context, context.query.kind)),
})
