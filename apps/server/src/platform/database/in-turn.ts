const nothing = (): void => undefined

/** One piece of work after the other, in the order in which they were asked for; a failure stops nobody else. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.then(nothing, nothing)
    return mine
  }
}
