import { useState } from 'react'

/** Whether what a button started still runs, and what starts it. */
export const useBusy = () => {
  const [isBusy, setBusy] = useState(false)
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, run] as const
}
