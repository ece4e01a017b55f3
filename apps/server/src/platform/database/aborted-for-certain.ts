import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Of every connection. Not `soundroof`: so servers call themselves that may not notice when they are overtaken. */
export const applicationName = 'soundroof server'

/** Together shorter than a caller's patience; a transaction that PostgreSQL has not ended by then may still count. */
const pauses = [0, 50, 100, 200, 400, 800, 1000]
const longest = 1000

const statusSql = 'select pg_xact_status($1::text::xid8) as status'

/** By a connection of its own: those of the pool may be as broken as the one that was lost. Null: no answer. */
const statusOf = async (url: string, transaction: string): Promise<string | null> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
  })
  // Without a listener a connection that breaks here would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ status: string | null }>(statusSql, [transaction])
    return rows[0]?.status ?? null
  } catch {
    // No answer is an answer: the transaction may have counted.
    return null
  } finally {
    client.end().catch(() => undefined)
  }
}

/**
 * Whether PostgreSQL says that nothing of the transaction was kept. `committed` proves less: after a crash its number
 * may be that of another one.
 */
export const isAbortedForCertain = async (url: string, transaction: string): Promise<boolean> => {
  const until = performance.now() + pauses.reduce((sum, each) => sum + each, longest)
  for (const each of pauses) {
    await pause(each)
    const status = await statusOf(url, transaction)
    if (status === 'aborted' || status === 'committed') return status === 'aborted'
    if (performance.now() > until) return false
  }
  return false
}
