import { say } from '@soundroof/contract/messages'
import type { Problem } from '@soundroof/contract/problem'

/** PostgreSQL stores neither NUL nor half a surrogate pair: such text is refused, wherever it stands. */
const broken = /[\0\p{Cs}]/u
/** In the text of a JSON body both can only stand as an escape. */
const suspicious = /\\u(0000|d[89a-f])/i

type Place = { readonly path: string; readonly value: unknown }

const problemAt = (path: string): Problem => ({
  field: path.slice(0, 100),
  message: say('textInvalid', { label: path.slice(0, 100) || 'The request' }),
})

const within = ({ path, value }: Place): readonly Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, inner]) => ({ path: path ? `${path}.${key}` : key, value: inner }))
    : []

/** The first broken text. An own stack, because a hostile body may be nested deeper than calls can be. */
export const brokenText = (root: unknown): Problem | null => {
  const open: Place[] = [{ path: '', value: root }]
  for (let place = open.pop(); place; place = open.pop()) {
    if (typeof place.value === 'string' && broken.test(place.value)) return problemAt(place.path)
    for (const inner of within(place)) {
      if (broken.test(inner.path)) return problemAt('')
      open.push(inner)
    }
  }
  return null
}

export const mayHoldBrokenText = (json: string): boolean => suspicious.test(json)
