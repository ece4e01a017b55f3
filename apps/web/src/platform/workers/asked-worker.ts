import { inTurn } from './in-turn.ts'

/** A worker of the application that answers questions: what it does keeps no screen waiting. */

type Reply<A> = { readonly id: number } & ({ readonly answer: A } | { readonly error: string })
type Waiting<A> = { readonly answered: (answer: A) => void; readonly failed: (error: Error) => void }

export type AskedWorker<Q, A> = {
  /** Before the first question, so that it does not wait. */
  readonly prepare: () => void
  /** Fails where the worker does not start, or its work fails. */
  readonly ask: (question: Q) => Promise<A>
}

export const askedWorker = <Q, A>(start: () => Worker): AskedWorker<Q, A> => {
  const waiting = new Map<number, Waiting<A>>()
  let running: Worker | null = null
  let asked = 0
  const end = (why: string): void => {
    running?.terminate()
    running = null
    const left = [...waiting.values()]
    waiting.clear()
    for (const { failed } of left) failed(new Error(why))
  }
  const receive = ({ data }: MessageEvent<Reply<A>>): void => {
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) asker?.failed(new Error(data.error))
    else asker?.answered(data.answer)
  }
  const begin = (): Worker => {
    const worker = start()
    worker.onmessage = receive
    worker.onerror = ({ message }) => end(message)
    return worker
  }
  const prepare = (): void => {
    running ??= begin()
  }
  const ask = (question: Q): Promise<A> =>
    new Promise((answered, failed) => {
      asked += 1
      waiting.set(asked, { answered, failed })
      try {
        prepare()
        running?.postMessage({ id: asked, question })
      } catch (error) {
        end(String(error))
      }
    })
  return { prepare, ask }
}

/** In the worker: answers one question after the other, so that one photo at a time is in the memory. */
export const answerAll = <Q, A>(answer: (question: Q) => Promise<A>): void => {
  const answerNext = inTurn(answer)
  self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly question: Q }>) => {
    const reply = (outcome: { readonly answer: A } | { readonly error: string }) =>
      self.postMessage({ id: data.id, ...outcome })
    void answerNext(data.question).then(
      (value) => reply({ answer: value }),
      (error: unknown) => reply({ error: String(error) }),
    )
  }
}
