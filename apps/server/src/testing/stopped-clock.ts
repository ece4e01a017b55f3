/** Time stands still until a test moves it. */
export type TestClock = { (): Date; readonly move: (milliseconds: number) => void; readonly reset: () => void }

export const testStart = Date.UTC(2026, 10, 21, 9, 0, 0)

export const stoppedClock = (): TestClock => {
  let now = testStart
  return Object.assign(() => new Date(now), {
    move: (milliseconds: number) => {
      now += milliseconds
    },
    reset: () => {
      now = testStart
    },
  })
}
