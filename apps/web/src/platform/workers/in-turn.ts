/** Starts each work once the one before has ended, well or not. */
export const inTurn = <Q, A>(work: (question: Q) => Promise<A>): ((question: Q) => Promise<A>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (question) => {
    const mine = last.then(() => work(question))
    last = mine.catch(() => undefined)
    return mine
  }
}
