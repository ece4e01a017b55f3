import type { Message } from '@soundroof/words/language/say'
import { isObject } from '../json.ts'

/** Why the browser did not store something: no room, or what it says itself. */
export type NotStored = { readonly kind: 'full' } | { readonly kind: 'failed'; readonly reason: string }

/** Dexie puts what the browser said into errors of its own: `inner` where a transaction was aborted, `failures` of several rows. */
const within = (error: object): readonly unknown[] => [
  'inner' in error ? error.inner : undefined,
  ...('failures' in error && Array.isArray(error.failures) ? error.failures : []),
]

/** The error and all that caused it, the innermost last. Each once, as one may contain itself. */
const chain = (error: unknown, seen: readonly object[] = []): readonly object[] => {
  if (!isObject(error) || seen.includes(error)) return seen
  return within(error).reduce<readonly object[]>((found, inner) => chain(inner, found), [...seen, error])
}

const textOf = (error: object, name: 'name' | 'message'): string => {
  const text: unknown = Reflect.get(error, name)
  return typeof text === 'string' ? text.trim() : ''
}

/** In one line. */
const reasonOf = (error: object | undefined, otherwise: string): string => {
  const [line = ''] = (error ? textOf(error, 'message') : '').split('\n')
  return line || (error && textOf(error, 'name')) || otherwise
}

export const whyNotStored = (error: unknown): NotStored => {
  const errors = chain(error)
  if (errors.some((each) => textOf(each, 'name') === 'QuotaExceededError')) return { kind: 'full' }
  return { kind: 'failed', reason: reasonOf(errors.at(-1), String(error)) }
}

/** @param said a sentence for each case */
export const sayNotStored = (
  why: NotStored,
  { full, failed }: { readonly full: Message; readonly failed: (reason: string) => Message },
): Message => (why.kind === 'full' ? full : failed(why.reason))
