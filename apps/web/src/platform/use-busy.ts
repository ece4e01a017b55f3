import { useState } from 'react'

/** Whether what a button started still runs, and what starts it. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false)
  const during = async <T>(work: Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, run] as const
}
