import pLimit from 'p-limit'

/** Runs `count` pieces of work at once per key, the others in order of arrival. */
export const turnsPerKey = (count: number) => {
  const waiting = new Map<string, { readonly limit: ReturnType<typeof pLimit>; users: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turns = waiting.get(key) ?? { limit: pLimit(count), users: 0 }
    waiting.set(key, turns)
    turns.users++
    try {
      return await turns.limit(work)
    } finally {
      if (--turns.users === 0) waiting.delete(key)
    }
  }
}
