import { isUnderReserve } from '../documents/under-reserve.ts'

/** SQL: since when the present result of project `p` is under reserve; null: it stands. */
export const reconsideredSince = `(select max(m.opened_at) from reconsiderations m where m.project_hash = p.hash
  and m.issued_result_id = p.issued_result_id and ${isUnderReserve})`
