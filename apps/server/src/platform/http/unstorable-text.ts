import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'

/** PostgreSQL stores neither NUL nor half a surrogate pair, so such text is refused anywhere. */
const broken = /[\0\p{Cs}]/u
/** In JSON text both can appear only as an escape. */
const suspicious = /\\u(0000|d[89a-f])/i

type Place = { readonly path: string; readonly value: unknown }

const longestPath = 100

const problemAt = (path: string): Problem => ({
  field: path,
  ...told('textInvalid', { label: path || word('The request') }),
})

// Paths are cut, because a hostile body may be nested very deeply.
const below = (path: string, key: string): string =>
  path.length > longestPath ? path : `${path}${path ? '.' : ''}${key}`.slice(0, longestPath + 1)

const isBroken = (value: unknown): boolean => typeof value === 'string' && broken.test(value)

/** Place of the first text that cannot be stored. A loop, because a hostile body may be nested deeper than the call stack. */
export const unstorableText = (root: unknown): Problem | null => {
  const open: Place[] = [{ path: '', value: root }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { path, value } = place
    if (isBroken(value)) return problemAt(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isBroken(key)) return problemAt('')
      open.push({ path: below(path, key), value: inner })
    }
  }
  return null
}

export const mayHoldUnstorableText = (json: string): boolean => suspicious.test(json)
