/** How many calculations of each account are in work in this process. */
const running = new Map<string, number>()

export const countingRunning = async <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
  const change = (by: 1 | -1): void => {
    const now = (running.get(accountId) ?? 0) + by
    if (now === 0) running.delete(accountId)
    else running.set(accountId, now)
  }
  change(1)
  return work().finally(() => change(-1))
}

/** For a calculation that is in work itself. */
export const isAnotherRunning = (accountId: string): boolean => (running.get(accountId) ?? 0) > 1
