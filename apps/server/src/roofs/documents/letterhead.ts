import { abnDigits, abnText } from '@soundroof/contract/identity/business-number'
import type { Letterhead, LetterheadChange } from '@soundroof/contract/roofs/documents/letterhead-calls'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler, PlatformServices } from '../../platform/http/handler.ts'
import { findFirm } from './firm-rows.ts'
import { logoOf } from './logo-of.ts'

const dataAddress = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`

const read = async (db: Db, companyId: string): Promise<Letterhead> => {
  const firm = await findFirm(db, companyId)
  return {
    licence: firm?.licence ?? '',
    abn: abnText(firm?.abn ?? ''),
    phone: firm?.phone ?? '',
    accreditation: firm?.accreditation ?? '',
    logo: firm?.logo ? dataAddress(firm.logo) : null,
  }
}

const logoSql = 'update companies set licence = $2, logo_jpeg = $3 where id = $1'
const licenceSql = 'update companies set licence = $2 where id = $1'

/** What is left out stays. */
const detailsSql = `insert into company_details as d (company_id, abn, phone, accreditation)
  values ($1, coalesce($2, ''), coalesce($3, ''), coalesce($4, ''))
  on conflict (company_id) do update set abn = coalesce($2, d.abn), phone = coalesce($3, d.phone),
    accreditation = coalesce($4, d.accreditation)`

const detailsOf = ({ abn, phone, accreditation }: LetterheadChange) => [
  abn === undefined ? null : abnDigits(abn),
  phone?.trim() ?? null,
  accreditation?.trim() ?? null,
]

const store = async (tx: Db, companyId: string, change: LetterheadChange, logo: Uint8Array | null): Promise<void> => {
  const licence = change.licence.trim()
  if (change.logo === undefined) await tx.query(licenceSql, [companyId, licence])
  else await tx.query(logoSql, [companyId, licence, logo])
  const details = detailsOf(change)
  if (details.some((detail) => detail !== null)) await tx.query(detailsSql, [companyId, ...details])
}

type Changing = PlatformServices & { readonly account: Account; readonly body: LetterheadChange }

const change = async (
  context: Changing,
  also: (tx: Db) => Promise<unknown>,
): Promise<{ readonly data: Letterhead }> => {
  const { db, account, body } = context
  const { companyId } = account
  const logo = typeof body.logo === 'string' ? await logoOf(context, companyId, body.logo) : null
  await db.transaction(async (tx) => {
    await store(tx, companyId, body, logo)
    await also(tx)
  })
  return { data: await read(db, companyId) }
}

export const letterhead: Handler<'letterhead'> = async ({ db, account }) => ({
  data: await read(db, account.companyId),
})

export const changeLetterhead: Handler<'changeLetterhead'> = (context) => change(context, async () => undefined)

/** Staff belong to the provider's company. */
export const consoleLetterhead: Handler<'consoleLetterhead'> = async ({ db, account }) => ({
  data: await read(db, account.companyId),
})

export const changeConsoleLetterhead: Handler<'changeConsoleLetterhead'> = (context) => {
  const { account, body, clock } = context
  const detail = {
    licence: body.licence.trim(),
    ...(body.abn === undefined ? {} : { abn: abnDigits(body.abn) }),
    logo: body.logo === undefined ? 'kept' : body.logo === null ? 'none' : 'new',
  }
  const actor = { accountId: account.id }
  return change(context, (tx) =>
    recordChange(tx, { actor, action: 'provider_changed', subjectId: 'provider', detail }, clock()),
  )
}
