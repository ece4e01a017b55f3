import { useState } from 'react'

/** Whether the work of a button is still under way, and what waits for it. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false)
  const during = async <T>(work: Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await work
    } finally {
      setBusy(false)
    }
  }
  return [busy, during] as const
}
