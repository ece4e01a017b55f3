import { afterEach, expect, it, vi } from 'vitest'
import { onNetwork, onSignal, waitForSignal } from './wait-for-signal.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks again soon, then seldom, where nobody says that there is a signal', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  const asked: number[] = []
  const begun = Date.now()
  const stop = onSignal(() => {
    asked.push(Date.now() - begun)
    void waitForSignal()
  })
  void waitForSignal()
  await vi.advanceTimersByTimeAsync(150_000)
  expect(asked).toEqual([5000, 20_000, 80_000, 140_000])
  stop()
})

it('acts again after what had no answer yet when the network was back', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', {})
  const begun: number[] = []
  const stop = onNetwork(async () => {
    begun.push(Date.now())
    // A call that was begun without a network ends after ten seconds.
    await new Promise((resolve) => setTimeout(resolve, 10_000))
  })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(begun.map((at) => at - (begun[0] ?? 0))).toEqual([0, 10_000])
  stop()
})

it('acts when the network is back, and once more for what failed meanwhile, until it is stopped', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', {})
  const acted: number[] = []
  const stop = onNetwork(() => void acted.push(Date.now()))
  page.dispatchEvent(new Event('online'))
  expect(acted).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acted).toHaveLength(2)
  page.dispatchEvent(new Event('online'))
  expect(acted).toHaveLength(3)
  stop()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(acted).toHaveLength(3)
})
