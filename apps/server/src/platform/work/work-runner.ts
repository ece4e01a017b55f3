import { outsideCalls } from '../database/call-time.ts'
import type { Log } from '../log.ts'

/** Background work of one kind. */
export type WorkRunner = {
  /** Call it when there may be work. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

type Work = {
  readonly log: Log
  /** Resumes what the last run left; rejects when it must wait. */
  readonly begin: () => Promise<unknown>
  /** Does the waiting work until `isStopping`; returns the wait before the next look, ms. */
  readonly workOff: (isStopping: () => boolean) => Promise<number>
  /** Waits after a failure and without any work, ms. */
  readonly afterFailure: number
  readonly longest: number
  readonly words: { readonly beginFails: string; readonly workFails: string }
  /** Cancels the current work when the runner stops. */
  readonly interrupt: () => Promise<void>
}

/** Works through a queue in the background, one piece after the other. */
export const startWorkRunner = ({ log, begin, workOff, afterFailure, longest, words, interrupt }: Work): WorkRunner => {
  let stopping = false
  let again = true
  let current: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const round = async (): Promise<void> => {
    let wait = longest
    while (again && !stopping) {
      again = false
      wait = await workOff(() => stopping).catch((error) => {
        log.error(words.workFails, error)
        return afterFailure
      })
    }
    if (!stopping) timer = setTimeout(wake, wait).unref()
  }
  const wake = (): void => {
    again = true
    if (current || stopping) return
    clearTimeout(timer)
    current = outsideCalls(round).finally(() => {
      current = null
      if (again && !stopping) wake()
    })
  }
  begin()
    .catch((error) => log.error(words.beginFails, error))
    .finally(wake)
  return {
    wake,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await interrupt()
      await current
    },
  }
}
