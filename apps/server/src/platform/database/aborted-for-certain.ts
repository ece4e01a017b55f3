import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Name of every connection. Not `soundroof`, the name of servers that do not notice a newer release. */
export const applicationName = 'soundroof server'

/** Less in sum than a caller waits; a transaction that PostgreSQL has not ended by then may have committed. */
const pauses = [0, 50, 100, 200, 400, 800, 1000]
const longest = 1000

const statusSql = 'select pg_xact_status($1::text::xid8) as status'

/** On a new connection, since those of the pool may be broken too. Null: no answer. */
const statusOf = async (url: string, transaction: string): Promise<string | null> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
  })
  // Without a listener, a connection that breaks here would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ status: string | null }>(statusSql, [transaction])
    return rows[0]?.status ?? null
  } catch {
    // Without an answer, the transaction may have committed.
    return null
  } finally {
    client.end().catch(() => undefined)
  }
}

/**
 * Whether PostgreSQL says that it aborted the transaction. `committed` proves less: after a crash its number may belong to
 * another one.
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
