import type { Letterhead, LetterheadChange } from '@soundroof/contract/roofs/documents/letterhead-calls'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler, PlatformServices } from '../../platform/http/handler.ts'
import { logoOf } from './logo-of.ts'

type Row = { readonly licence: string; readonly logo: Uint8Array | null }

const dataAddress = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`

const read = async (db: Db, companyId: string): Promise<Letterhead> => {
  const [row] = await db.query<Row>('select licence, logo_jpeg as logo from companies where id = $1', [companyId])
  return { licence: row?.licence ?? '', logo: row?.logo ? dataAddress(row.logo) : null }
}

const logoSql = 'update companies set licence = $2, logo_jpeg = $3 where id = $1'
const licenceSql = 'update companies set licence = $2 where id = $1'

const store = async (tx: Db, companyId: string, change: LetterheadChange, logo: Uint8Array | null): Promise<void> => {
  const licence = change.licence.trim()
  if (change.logo === undefined) await tx.query(licenceSql, [companyId, licence])
  else await tx.query(logoSql, [companyId, licence, logo])
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
    logo: body.logo === undefined ? 'kept' : body.logo === null ? 'none' : 'new',
  }
  const actor = { accountId: account.id }
  return change(context, (tx) =>
    recordChange(tx, { actor, action: 'provider_changed', subjectId: 'provider', detail }, clock()),
  )
}
