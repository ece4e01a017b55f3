import { parseJson } from './json.ts'

type SessionText = Pick<Storage, 'getItem' | 'setItem'>

const key = 'soundroof.absent-tables'

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

const namesIn = (text: string | null): readonly string[] => {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

/** What the server is known not to have; asked again in the next session of the browser, when it may have it. */
export const absentNames = (storage: () => SessionText = () => sessionStorage) => {
  const names = new Set(namesIn(attempt(() => storage().getItem(key), null)))
  return {
    has: (name: string): boolean => names.has(name),
    add: (name: string): void => {
      names.add(name)
      // A browser that keeps nothing asks once a page.
      attempt(() => storage().setItem(key, JSON.stringify([...names])), undefined)
    },
  }
}
