import { parseJson } from '../json.ts'
import { attempt } from '../key-value.ts'

type SessionText = Pick<Storage, 'getItem' | 'setItem'>

const key = 'soundroof.absent-tables'

/** How long a table counts as missing, ms, because an operator may import it. */
export const absentFor = 5 * 60_000

const timesIn = (text: string | null): readonly (readonly [string, number])[] => {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
}

/** Names missing on the server, and since when; asked for again later. */
export const absentNames = (storage: () => SessionText = () => sessionStorage, now: () => number = Date.now) => {
  const times = new Map(timesIn(attempt(() => storage().getItem(key), null)))
  return {
    has: (name: string): boolean => {
      const age = now() - (times.get(name) ?? Number.NEGATIVE_INFINITY)
      return age >= 0 && age < absentFor
    },
    add: (name: string): void => {
      times.set(name, now())
      // A browser without storage asks once per page.
      attempt(() => storage().setItem(key, JSON.stringify(Object.fromEntries(times))), undefined)
    },
  }
}
