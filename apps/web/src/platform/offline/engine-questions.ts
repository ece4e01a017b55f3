import type { DeviceAnswer, DeviceTask } from '@soundroof/contract/roofs/offline/device-task'

type Answered = { readonly id: number; readonly answer: DeviceAnswer }

/** What is used of a worker. */
export type EngineWorker = {
  postMessage: (asked: { readonly id: number; readonly task: DeviceTask }) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<Answered>) => unknown) | null
  onerror: ((event: ErrorEvent) => unknown) | null
}

/** An engine that says nothing for so long never will, ms. Own limit, for slow phones: a roof takes a second or two. */
export const longestSilence = 20_000

/**
 * Asks an engine; its end answers every question that is left.
 * @param onEnd after which nobody asks it again
 */
export const questionsTo = (worker: EngineWorker, onEnd: () => void) => {
  const waiting = new Map<number, (answer: DeviceAnswer) => void>()
  let asked = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  const end = (why: string): void => {
    clearTimeout(silence)
    worker.terminate()
    onEnd()
    for (const answer of waiting.values()) answer({ kind: 'failed', why })
    waiting.clear()
  }
  const listen = (): void => {
    clearTimeout(silence)
    if (waiting.size > 0) silence = setTimeout(() => end('silent'), longestSilence)
  }
  worker.onmessage = ({ data: { id, answer } }) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
    listen()
  }
  worker.onerror = ({ message }) => end(message)
  const ask = (task: DeviceTask): Promise<DeviceAnswer> =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      worker.postMessage({ id: asked, task })
      listen()
    })
  return { ask, end }
}
