import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { asTheyStand } from './as-it-stands.ts'
import { findDocument } from './document-rows.ts'

export const verifyDocument: Handler<'verifyDocument'> = async (context) => {
  const found = await findDocument(context.db, context.query.code)
  const [data] = await asTheyStand(context, found ? [found] : [])
  if (!data) throw refuse(404, 'documentUnknown')
  return { data }
}
