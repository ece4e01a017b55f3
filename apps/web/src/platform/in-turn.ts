/**
 * Runs the work one time after another: asked for while it runs, however often, it runs once more afterwards, and whoever asked waits
 * for that. The work must not wait for itself.
 */
export const inTurn = (work: () => unknown): (() => Promise<void>) => {
  let turn = Promise.resolve()
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
  return () => {
    isWanted = true
    if (!isRunning) turn = run()
    return turn
  }
}
