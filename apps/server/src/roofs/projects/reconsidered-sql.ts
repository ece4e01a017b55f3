/** SQL: since when the present result of project `p` is under reconsideration; null: it is not. */
export const reconsideredSince = `(select m.opened_at from reconsiderations m where m.project_hash = p.hash
  and m.issued_result_id = p.issued_result_id and m.settled_at is null)`
