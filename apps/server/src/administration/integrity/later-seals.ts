import { recordKeyOf } from '../../platform/audit/chain.ts'
import { contentSeal, type Digests } from '../../platform/audit/content-seals.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Findings } from './chain-differences.ts'
import type { Store } from './sealed-step.ts'

/**
 * Until the note is there, unsealed rows of later tables wait for a seal; then they are tampering. A copy in the object
 * store keeps the note from being removed.
 */

/** Its name in the audit trail and the object store. */
export const laterStep = '0046_more-seals.sql'
/** Place in the object store. */
export const laterSealsKey = 'seals/more-seals.json'

const scope = 'the steps'
const done: Digests = { [`steps/${laterStep}`]: 'done' }

/** False too where the note's own seal is wrong. */
export const areLaterRowsSealed = async (db: Db): Promise<boolean> => {
  const [row] = await db.query<{ seal: string }>('select seal from content_seals where scope = $1', [scope])
  return row?.seal === contentSeal(recordKeyOf(db), scope, done)
}

/** In the transaction that seals the last row. */
export const noteLaterRowsSealed = (tx: Db) =>
  insert(
    tx,
    'content_seals',
    { scope, digests: JSON.stringify(done), seal: contentSeal(recordKeyOf(tx), scope, done) },
    'on conflict do nothing',
  )

const isNotedIn = async (store: Store): Promise<boolean> => (await store.size(laterSealsKey)) !== null

export const noteInStore = async (store: Store): Promise<void> => {
  if (!(await isNotedIn(store)))
    await store.put(laterSealsKey, Buffer.from(JSON.stringify({ step: laterStep })), 'application/json')
}

const lost = `The note that ${laterStep} sealed its rows is gone, though ${laterSealsKey} in the object store says so.`

/** Throws where the store has the note and the database has lost it. */
export const requireNoteKept = async (db: Db, store: Store): Promise<void> => {
  if (!(await areLaterRowsSealed(db)) && (await isNotedIn(store))) throw new Error(`${lost} Run "npm run -s audit".`)
}

export const laterSealDifferences = async function* (db: Db, store: Store): Findings {
  if (!(await areLaterRowsSealed(db)) && (await isNotedIn(store))) yield { difference: lost }
}
