import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusSoon } from './error-summary.tsx'

/** A page that draws a field after a time. */
const pageDrawing = (after: number) => {
  const focus = vi.fn()
  const field = { closest: () => null, scrollIntoView: () => undefined, focus }
  let isDrawn = false
  setTimeout(() => {
    isDrawn = true
  }, after)
  vi.stubGlobal('document', { getElementById: () => (isDrawn ? field : null) })
  return focus
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([0, 50, 900])('a field that is drawn after %i ms gets the focus once', (after) => {
  const focus = pageDrawing(after)
  focusSoon('owner')
  vi.advanceTimersByTime(20_000)
  expect(focus).toHaveBeenCalledOnce()
})

it('one that comes much later does not take it from where a person is by then', () => {
  const focus = pageDrawing(10_000)
  focusSoon('owner')
  vi.advanceTimersByTime(20_000)
  expect(focus).not.toHaveBeenCalled()
})
