import { setImmediate as nextRound } from 'node:timers/promises'
import { vi } from 'vitest'

/** From here on no time limit of the server is met, however busy the machine, until the test lets time pass. */
export const holdTime = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

/** Time passes when nothing else happens. For work of which every step waits for its time limit. */
export const answeredInTime = async <T>(answers: Promise<T>): Promise<T> => {
  let isOpen = true
  const all = answers.finally(() => {
    isOpen = false
  })
  all.catch(() => undefined)
  while (isOpen) {
    await vi.advanceTimersByTimeAsync(50)
    await nextRound()
  }
  return all
}
