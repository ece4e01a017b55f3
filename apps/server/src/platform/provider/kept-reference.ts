import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outsideCalls } from '../database/call-time.ts'
import { DatabaseAway, soon } from '../database/database-away.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import { type Reference, readReference } from './reference.ts'

/** How long a caller waits for news of what is known, and for what is not known yet or was just changed, milliseconds: clients give up after ten seconds. */
const patience = { known: 1000, unknown: 3000 }

/** How long another process may show outdated values, milliseconds. */
const life = 2000

/** When what was changed since has ended. */
const over = 0

export type KeptReference = {
  /** At most two seconds old. Never call it inside a transaction. */
  readonly get: () => Promise<Reference>
  /** After a change: the next who asks reads it; what was known before is told only while the database does not answer. */
  readonly forget: () => void
}

type Needs = { readonly db: Db; readonly config: Config; readonly clock: Clock; readonly log: Log }

type Kept = { readonly value: Reference; readonly until: number }

/**
 * In memory, because every visitor asks: a process reads it every two seconds at most, and at once what it has changed
 * itself. Without the database it goes on with what it knows.
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
        // What was read before a change is not kept after it.
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
    // The first caller's time must not end what others wait for as well.
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
