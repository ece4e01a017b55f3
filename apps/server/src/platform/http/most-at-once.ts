/** Runs at most so many pieces of work at once for each key; one more throws what `refusal` makes. */
export const mostAtOnce = (count: number, refusal: () => Error) => {
  const running = new Map<string, number>()
  const change = (key: string, by: 1 | -1): void => {
    const now = (running.get(key) ?? 0) + by
    if (now === 0) running.delete(key)
    else running.set(key, now)
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if ((running.get(key) ?? 0) >= count) throw refusal()
    change(key, 1)
    try {
      return await work()
    } finally {
      change(key, -1)
    }
  }
}
