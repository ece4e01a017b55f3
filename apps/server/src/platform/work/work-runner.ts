import type { Log } from '../log.ts'

export type WorkRunner = {
  /** There may be work. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

type Work = {
  readonly log: Log
  /** Takes up what the last run left; rejects when it must wait. */
  readonly begin: () => Promise<unknown>
  /** Does what there is, until told to stop; answers the wait for more, ms. */
  readonly workOff: (isStopping: () => boolean) => Promise<number>
  /** Waits after a failure and without any work, ms. */
  readonly afterFailure: number
  readonly longest: number
  readonly words: { readonly beginFails: string; readonly workFails: string }
  /** Cuts short what is under way when the runner stops. */
  readonly interrupt: () => Promise<void>
}

/** Works off what is queued, one after the other, beside the answers of the server. */
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
    current = round().finally(() => {
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
