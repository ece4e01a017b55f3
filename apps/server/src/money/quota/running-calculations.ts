/** Calculations of each account under way in this process. */
const running = new Map<string, number>()

/** Counts the account's work until it ends, also by an error. */
export const countingRunning = async <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
  const change = (by: 1 | -1): void => {
    const now = (running.get(accountId) ?? 0) + by
    if (now === 0) running.delete(accountId)
    else running.set(accountId, now)
  }
  change(1)
  return work().finally(() => change(-1))
}

/** Called by a calculation that is itself under way. */
export const isAnotherRunning = (accountId: string): boolean => (running.get(accountId) ?? 0) > 1
