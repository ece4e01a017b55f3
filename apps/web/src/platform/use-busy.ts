import { useState } from 'react'

/** Whether work is under way, for the button that began it. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false)
  const during = async <T>(work: T | Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await work
    } finally {
      setBusy(false)
    }
  }
  return [busy, during] as const
}
