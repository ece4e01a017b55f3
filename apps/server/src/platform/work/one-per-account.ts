import { Refused, refuse } from '../http/refused.ts'

/** One long piece of work at a time for each account; a second is refused with 429. */
export const onePerAccount = () => {
  const busy = new Set<string>()
  return async <T>(account: string, work: () => Promise<T>): Promise<T> => {
    if (busy.has(account)) {
      const { message } = refuse(429, 'tooManyRequests', { wait: '1 second' })
      throw new Refused(429, message, undefined, { 'retry-after': '1' })
    }
    busy.add(account)
    return work().finally(() => busy.delete(account))
  }
}
