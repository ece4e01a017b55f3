import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outsideCalls } from '../database/call-time.ts'
import { DatabaseAway, soon } from '../database/database-away.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import { type Reference, readReference } from './reference.ts'

/**
 * How long a caller waits for newer data than is known, and for data not known yet or just changed, milliseconds; clients
 * give up after ten seconds.
 */
const patience = { known: 1000, unknown: 3000 }

/** How long another process may show outdated data, milliseconds. */
const life = 2000

/** Already expired. */
const over = 0

/** Reference data of one process. */
export type KeptReference = {
  /** At most two seconds old. Never call it inside a transaction. */
  readonly get: () => Promise<Reference>
  /** After a change: the next call reads again. Known data is then answered only while the database does not answer. */
  readonly forget: () => void
}

type Needs = { readonly db: Db; readonly config: Config; readonly clock: Clock; readonly log: Log }

type Kept = { readonly value: Reference; readonly until: number }

/**
 * In memory, because every visitor asks: read every two seconds at most, and at once after a change by this process.
 * Without the database it answers what it knows.
 */
export const keepReference = ({ db, config, clock, log }: Needs): KeptReference => {
  const keptFromNow = (value: Reference): Kept => ({ value, until: clock().getTime() + life })
  let kept: Kept | null = null
  let reading: Promise<Reference> | null = null
  const read = (): Promise<Reference> => {
    const known = kept
    const mine: Promise<Reference> = readReference(db, config)
      .catch((error) => {
        if (known === null) throw error
        log.error('the reference data could not be read again', error)
        return known.value
      })
      .then((value) => {
        // Drops what was read before a change.
        if (reading === mine) kept = keptFromNow(value)
        return value
      })
      .finally(() => {
        if (reading === mine) reading = null
      })
    reading = mine
    return mine
  }
  const readSoon = (): Promise<Reference> => {
    const known = kept
    // The first caller's time limit must not end a read that others wait for.
    const news = reading ?? outsideCalls(read)
    const longest = known === null || known.until === over ? patience.unknown : patience.known
    return soon(news, longest, () => {
      if (known === null) throw new DatabaseAway(new Error('nothing is known yet'))
      if (kept === known) kept = keptFromNow(known.value)
      return known.value
    })
  }
  return {
    get: () => (kept !== null && clock().getTime() < kept.until ? Promise.resolve(kept.value) : readSoon()),
    forget: () => {
      kept = kept && { ...kept, until: over }
      reading = null
    },
  }
}
