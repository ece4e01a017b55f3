import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Handler, Services } from '../platform/handler.ts'
import { countAttempts, limited, minute } from './attempt-counts.ts'

const life = 10 * minute
const most = 10

type Signing = Pick<Services, 'secrets'>

const signatureOf = ({ secrets }: Signing, account: string, expires: number): string =>
  createHmac('sha256', secrets.files).update(['export', account, expires].join('\n')).digest('base64url')

/** An address that opens for some minutes without bearer: a browser saves it as it comes, however large. */
export const exportData: Handler<'exportData'> = async ({ db, config, clock, secrets, account }) => {
  const now = clock()
  const [exports] = await countAttempts(db, [`exports:${account.id}`], now, 60 * minute)
  if (exports && exports.failures > most) throw limited('tooManyAttempts', exports.ends, now)
  const expires = now.getTime() + life
  const query = new URLSearchParams({
    account: account.id,
    expires: String(expires),
    signature: signatureOf({ secrets }, account.id, expires),
  })
  return { data: { address: `${config.publicUrl}/files/own-data.zip?${query}` } }
}

/** Whose data this address opens; null when it is forged or its time is over. */
export const readExportAddress = (services: Signing & Pick<Services, 'clock'>, url: string): string | null => {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const [account, expires] = [query.get('account') ?? '', Number(query.get('expires'))]
  if (!Number.isSafeInteger(expires) || expires <= services.clock().getTime()) return null
  const given = Buffer.from(query.get('signature') ?? '')
  const right = Buffer.from(signatureOf(services, account, expires))
  return given.length === right.length && timingSafeEqual(given, right) ? account : null
}
