import { type ProviderDetails, providerProblems, type VersionedProvider } from '@soundroof/contract/platform/provider'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { changesBetween } from './changes-between.ts'

const current = async (db: Db, { provider }: Pick<Config, 'provider'>): Promise<VersionedProvider> => {
  const [changed] = await db.query<VersionedProvider>('select name, email, phone, web, version from provider_details')
  return changed ?? { ...provider, version: 0 }
}

export const consoleProvider: Handler<'consoleProvider'> = async ({ db, config }) => ({
  data: await current(db, config),
})

/** False when another change was faster; where two make the first row, one of them does. */
const store = async (tx: Db, details: ProviderDetails, version: number): Promise<boolean> => {
  const sql =
    version === 0
      ? `insert into provider_details (name, email, phone, web, version) values ($1, $2, $3, $4, $5::int + 1)
         on conflict (single) do nothing returning 1`
      : `update provider_details set name = $1, email = $2, phone = $3, web = $4, version = version + 1
         where version = $5 returning 1`
  const rows = await tx.query(sql, [details.name, details.email, details.phone, details.web, version])
  return rows.length === 1
}

const trimmed = ({ name, email, phone, web }: ProviderDetails): ProviderDetails => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  web: web.trim(),
})

/** The company of staff has the provider's name. */
const renameCompany = (tx: Db, name: string) => tx.query(`update companies set name = $1 where id = 'provider'`, [name])

/** Refuses a version that is not the newest with 409. */
export const changeProvider: Handler<'changeProvider'> = async ({ db, config, clock, account, body, reference }) => {
  const details = trimmed(body)
  const problems = providerProblems(details)
  if (problems.length > 0) throw refuseInput(problems)
  const data = await db.transaction(async (tx) => {
    const { version, ...before } = await current(tx, config)
    if (version !== body.version) throw refuse(409, 'changedMeanwhile')
    const detail = changesBetween(before, details)
    if (detail === null) return { ...details, version }
    if (!(await store(tx, details, version))) throw refuse(409, 'changedMeanwhile')
    await renameCompany(tx, details.name)
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'provider_changed', subjectId: 'provider', detail }, clock())
    return { ...details, version: version + 1 }
  })
  reference.forget()
  return { data }
}
