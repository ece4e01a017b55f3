/** Lets so many pieces of work run at once; the others wait in turn. */
export const atMost = (count: number) => {
  let free = count
  const waiting: (() => void)[] = []
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return work().finally(leave)
  }
}

type Turn = ReturnType<typeof atMost>

/** The same for each key by itself: nobody waits for somebody else's turn. */
export const atMostEach = (count: number) => {
  const turns = new Map<string, { readonly turn: Turn; readonly users: number }>()
  const use = (key: string, change: 1 | -1): Turn => {
    const { turn, users } = turns.get(key) ?? { turn: atMost(count), users: 0 }
    if (users + change === 0) turns.delete(key)
    else turns.set(key, { turn, users: users + change })
    return turn
  }
  return <T>(key: string, work: () => Promise<T>): Promise<T> => use(key, 1)(work).finally(() => use(key, -1))
}
