/** At most this many places per key; one more throws `refusal`. Answers how to leave the place. */
export const places = (count: number, refusal: () => Error) => {
  const taken = new Map<string, number>()
  const change = (key: string, by: 1 | -1): void => {
    const now = (taken.get(key) ?? 0) + by
    if (now === 0) taken.delete(key)
    else taken.set(key, now)
  }
  return (key: string): (() => void) => {
    if ((taken.get(key) ?? 0) >= count) throw refusal()
    change(key, 1)
    let isLeft = false
    return () => {
      if (!isLeft) change(key, -1)
      isLeft = true
    }
  }
}

/** Runs at most this many pieces of work at once per key. */
export const mostAtOnce = (count: number, refusal: () => Error) => {
  const take = places(count, refusal)
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const leave = take(key)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
