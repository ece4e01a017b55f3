import { useEffect, useState } from 'react'

/** Whole seconds left, by the clock: timers pause while a page is hidden. */
export const useCountdown = (seconds: number): number => {
  const [end] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 200)
    return () => clearInterval(timer)
  }, [end])
  return left
}
