type Answered<T> = { readonly answer: T; readonly isLast: boolean }

/** Sends changes in the order in which they were made. `isLast`: no later one was made meanwhile, so what the server has now is read. */
export const oneAfterAnother = <T>(): ((send: () => Promise<T>) => Promise<Answered<T>>) => {
  let latest: Promise<T> | null = null
  return async (send) => {
    const own: Promise<T> = latest === null ? send() : latest.then(send, send)
    latest = own
    const answer = await own
    return { answer, isLast: latest === own }
  }
}
