/** Runs the work one time after another: asked for while it runs, however often, it runs once more afterwards. */
export const inTurn = (work: () => unknown): (() => Promise<void>) => {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
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
}
