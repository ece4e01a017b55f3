import type { Db } from '../../platform/database/db.ts'
import type { Findings } from './chain-differences.ts'

/** Compares sign-offs of figures with the audit trail. */

type Row = {
  readonly figure: string
  readonly isRecorded: boolean
  readonly isSame: boolean | null
  readonly isStateRecorded: boolean | null
}

const stateAfter = `case last.action when 'figure_proposed' then s.state = 'waiting'
  when 'figure_approved' then s.state in ('approved', 'superseded') and s.decided_by = last.account_id
  when 'figure_declined' then s.state = 'declined' when 'figure_withdrawn' then s.state = 'withdrawn'
  when 'figure_revoked' then s.state = 'revoked' end`

const signOffsSql = `select s.figure, p.id is not null as is_recorded, p.subject_id = s.figure
    and p.account_id = s.proposed_by and p.detail -> 'values' = coalesce(s.replaced, 'null') and p.detail ->> 'reason' = s.reason
    and coalesce(p.detail -> 'entry', 'null') = coalesce(s.entry, 'null') and p.detail ->> 'evidence' = s.evidence_file as is_same,
    ${stateAfter} as is_state_recorded
  from figure_sign_offs s
  left join audit_trail p on p.action = 'figure_proposed' and p.detail ->> 'signOff' = s.id
  left join lateral (select action, account_id from audit_trail t where t.action like 'figure%' and t.detail ->> 'signOff' = s.id
    order by t.id desc limit 1) as last on true
  order by s.sequence`

const vanishedSql = `select p.subject_id as figure from audit_trail p where p.action = 'figure_proposed'
  and not exists (select 1 from figure_sign_offs s where s.id = p.detail ->> 'signOff') order by p.id`

/** Sign-offs without a record, or other than their record says. */
export const figureDifferences = async function* (db: Db): Findings {
  for (const { figure, isRecorded, isSame, isStateRecorded } of await db.query<Row>(signOffsSql)) {
    yield { looked: 'sign-offs of figures' }
    if (!isRecorded) yield { difference: `A sign-off of ${figure} has no record.` }
    else if (!isSame) yield { difference: `A sign-off of ${figure} was changed.` }
    else if (!isStateRecorded) yield { difference: `A sign-off of ${figure} has a state that no record gave it.` }
  }
  for (const { figure } of await db.query<{ figure: string }>(vanishedSql))
    yield { difference: `A sign-off of ${figure} is gone.` }
}
