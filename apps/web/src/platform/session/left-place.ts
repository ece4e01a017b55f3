import { isObject, parseJson } from '../json.ts'
import { browserKeyValue, type KeyValue } from '../key-value.ts'

/** Where a session ended. The specified `/home` follows; the same person's next login returns there. */
export const leftPlaces = (storage: KeyValue) => {
  const key = 'soundroof.place'
  return {
    remember: (email: string, path: string): void => {
      storage.write(key, JSON.stringify({ email, path }))
    },
    /** The path, once; null for another person. */
    take: (email: string): string | null => {
      const place = parseJson(storage.read(key))
      storage.remove(key)
      return isObject(place) && place.email === email && typeof place.path === 'string' ? place.path : null
    },
  }
}

export const leftPlace = leftPlaces(browserKeyValue())
