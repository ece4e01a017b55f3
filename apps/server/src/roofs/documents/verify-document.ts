import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findDocument } from './document-rows.ts'

export const verifyDocument: Handler<'verifyDocument'> = async ({ db, query }) => {
  const data = await findDocument(db, query.code)
  if (!data) throw refuse(404, 'documentUnknown')
  return { data }
}
