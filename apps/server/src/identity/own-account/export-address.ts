import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

const life = 10 * minute
const most = 10

type Signing = Pick<PlatformServices, 'secrets'>

const signatureOf = ({ secrets }: Signing, session: string, expires: number): string =>
  createHmac('sha256', secrets.files).update(['export', session, expires].join('\n')).digest('base64url')

/** Id of a session for its owner; its token's hash never leaves the database. */
const idOfSession = async (db: Db, tokenHash: string): Promise<string> => {
  const [session] = await db.query<{ id: string }>('select id from sessions where token_hash = $1', [tokenHash])
  if (!session) throw refuse(50008, 'sessionEnded')
  return session.id
}

/**
 * An address that works for some minutes without bearer token, while the session lasts, so that a browser can save a file
 * of any size.
 */
export const exportData: Handler<'exportData'> = async ({ db, config, clock, secrets, account }) => {
  const now = clock()
  const [exports] = await countAttempts(db, [`exports:${account.id}`], now, 60 * minute)
  if (exports && exports.failures > most) throw limited('tooManyAttempts', exports.ends, now)
  const expires = now.getTime() + life
  const session = await idOfSession(db, account.sessionId)
  const query = new URLSearchParams({
    session,
    expires: String(expires),
    signature: signatureOf({ secrets }, session, expires),
  })
  return { data: { address: `${config.publicUrl}/files/own-data.zip?${query}` } }
}

/** Session of a genuine address; null when forged or expired. */
const sessionIn = (services: Signing & Pick<PlatformServices, 'clock'>, url: string): string | null => {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const [session, expires] = [query.get('session') ?? '', Number(query.get('expires'))]
  if (!Number.isSafeInteger(expires) || expires <= services.clock().getTime()) return null
  const given = Buffer.from(query.get('signature') ?? '')
  const right = Buffer.from(signatureOf(services, session, expires))
  return given.length === right.length && timingSafeEqual(given, right) ? session : null
}

/**
 * Account whose data the address opens; null when forged or expired, the session has ended, or the account is disabled or
 * deleted.
 */
export const readExportAddress = async (
  services: Signing & Pick<PlatformServices, 'clock' | 'db'>,
  url: string,
): Promise<string | null> => {
  const session = sessionIn(services, url)
  if (session === null) return null
  const [owner] = await services.db.query<{ id: string }>(
    `select a.id from sessions s join accounts a on a.id = s.account_id
     where s.id = $1 and s.ended_at is null and s.expires_at > $2 and a.deleted_at is null and a.disabled_at is null`,
    [session, services.clock()],
  )
  return owner?.id ?? null
}
