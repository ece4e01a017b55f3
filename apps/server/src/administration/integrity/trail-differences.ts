import { engineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { registrationWords } from '@soundroof/report/wording/registration-words'
import { registrationSql } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Findings } from './chain-differences.ts'

/** Compares documents and accounts with the audit trail: an attacker could put back their rows from an earlier copy. */

const voidedSql = `select t.subject_id as code from audit_trail t where t.action = 'document_voided'
  and not exists (select 1 from documents d where d.code = t.subject_id and d.state = 'void') order by t.id`

const letInSql = `select a.id from accounts a
  join lateral (select action from audit_trail t where t.subject_id = a.id
    and t.action in ('staff_disabled', 'staff_enabled', 'customer_disabled', 'customer_enabled')
    order by t.id desc limit 1) as last on last.action like '%disabled'
  where a.disabled_at is null and a.deleted_at is null order by a.id`

type RegistrationRow = { readonly id: string; readonly recorded: string; readonly kept: unknown }

const registrationsSql = `select t.id, t.recorded, ${registrationSql} as kept from (
    select distinct on (subject_id) subject_id as id, detail #>> '{registration,to}' as recorded from audit_trail
    where action = 'registration_changed' order by subject_id, audit_trail.id desc) t
  left join engineer_registrations r on r.account_id = t.id order by t.id`

const isAsRecorded = ({ recorded, kept }: RegistrationRow): boolean => {
  const read = engineerRegistration.safeParse(kept)
  return read.success && registrationWords(read.data) === recorded
}

/** Withdrawn documents that count, disabled accounts that may log in, changed registrations. */
export const trailDifferences = async function* (db: Db): Findings {
  for (const { code } of await db.query<{ code: string }>(voidedSql))
    yield { difference: `Document ${code} was withdrawn, and is not void.` }
  for (const { id } of await db.query<{ id: string }>(letInSql))
    yield { difference: `Account ${id} was disabled, and is let in without a record.` }
  for (const row of await db.query<RegistrationRow>(registrationsSql))
    if (!isAsRecorded(row)) yield { difference: `The registration of engineer ${row.id} is not as it was entered.` }
}
