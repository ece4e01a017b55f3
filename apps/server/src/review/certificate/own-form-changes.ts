import type { Db } from '../../platform/database/db.ts'

/** Forms that a person proposed or decided about, in the export of that person's data. They stay when the account goes: they are signed. */
export const ownFormChanges = async (db: Db, accountId: string) => ({
  certificate_forms: await db.query(
    `select form_id as form, number, content, reason, state, proposed_at, decided_at, note,
       proposed_by = $1 as is_proposed_by_you, coalesce(decided_by = $1, false) as is_decided_by_you
     from certificate_form_changes where proposed_by = $1 or decided_by = $1 order by proposed_at, id`,
    [accountId],
  ),
})

/** Title of that list. */
export const aboutFormChanges = {
  certificate_forms: 'forms of certificates that you proposed as an engineer, or decided about',
}
