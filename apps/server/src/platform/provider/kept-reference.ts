import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import { type Reference, readReference } from './reference.ts'

/** How long another process may show outdated values, milliseconds. */
const life = 2000

export type KeptReference = {
  /** At most two seconds old. Never call it inside a transaction. */
  readonly get: () => Promise<Reference>
  /** After a change: the next who asks reads it. */
  readonly forget: () => void
}

type Needs = { readonly db: Db; readonly config: Config; readonly clock: Clock; readonly log: Log }

type Kept = { readonly value: Reference; readonly until: number }

/**
 * In memory, because every visitor asks: a process reads it every two seconds at most, and at once what it has changed
 * itself. Without the database it goes on with what it knows.
 */
export const keepReference = ({ db, config, clock, log }: Needs): KeptReference => {
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
        if (reading === mine) kept = { value, until: clock().getTime() + life }
        return value
      })
      .finally(() => {
        if (reading === mine) reading = null
      })
    reading = mine
    return mine
  }
  return {
    get: () => (kept !== null && clock().getTime() < kept.until ? Promise.resolve(kept.value) : (reading ?? read())),
    forget: () => {
      kept = null
      reading = null
    },
  }
}
