import { told } from '@soundroof/contract/platform/messages'
import { lockCompanies } from '../../identity/companies/company-rows.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context, Handler } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { australianMonthsAfter } from './australian-months.ts'
import { writeGrantMails } from './grant-mails.ts'
import { findOwners, insertGrant, isInvoiceKnown, type Owner } from './grant-rows.ts'

/** Throws where nobody could use a period, or the invoice has granted one. */
const ownersFor = async (tx: Db, companyId: string, invoice: string): Promise<readonly Owner[]> => {
  await lockCompanies(tx, [companyId])
  const owners = await findOwners(tx, companyId)
  if (owners.length === 0) throw refuseInput([{ field: 'company', ...told('companyWithoutOwner') }])
  if (await isInvoiceKnown(tx, companyId, invoice)) throw refuseInput([{ field: 'invoice', ...told('invoiceGranted') }])
  return owners
}

const grant = async (tx: Db, context: Context<'grantPeriod'>): Promise<void> => {
  const { account, body, clock } = context
  const { company: companyId, months, calculations } = body
  const invoice = body.invoice.trim()
  const owners = await ownersFor(tx, companyId, invoice)
  const [id, now] = [newId(), clock()]
  const endsAt = australianMonthsAfter(now, months)
  await insertGrant(tx, { id, companyId, invoice, months, calculations, grantedBy: account.id }, now, endsAt)
  const actor = { accountId: account.id }
  const detail = { company: companyId, invoice, months, calculations, until: endsAt.toISOString() }
  await recordChange(tx, { actor, action: 'period_granted', subjectId: id, detail }, now)
  const values = { invoice, calculations, from: now.toISOString(), until: endsAt.toISOString() }
  await writeGrantMails(tx, context, owners, { code: 'period-granted', values }, now)
}

/** The period begins now. */
export const grantPeriod: Handler<'grantPeriod'> = async (context) => {
  await context.db.transaction((tx) => grant(tx, context))
  context.wakeMail()
  return { data: null }
}
