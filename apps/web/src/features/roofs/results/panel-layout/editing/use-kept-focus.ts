import { type RefObject, useEffect } from 'react'

/** A button that goes, or that has nothing left to do, gives the keyboard's focus to the map, where work goes on. */
export const useKeptFocus = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      screen.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  })
}
