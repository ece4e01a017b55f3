import type { DeviceAnswer, DeviceTask } from '@soundroof/contract/roofs/offline/device-task'
import type { KeptRight } from '../device/device-database.ts'

type Waiting = (answer: DeviceAnswer) => void
type Running = {
  readonly of: string
  readonly ask: (task: DeviceTask) => Promise<DeviceAnswer>
  readonly stop: () => void
}

const start = ({ id: of, engine, catalogue }: KeptRight): Running => {
  const address = URL.createObjectURL(new Blob([engine], { type: 'text/javascript' }))
  const worker = new Worker(address)
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const end = (why: string): void => {
    for (const answer of waiting.values()) answer({ kind: 'failed', why })
    waiting.clear()
    running = null
  }
  worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly answer: DeviceAnswer }>) => {
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  }
  worker.onerror = ({ message }) => end(message)
  const ask = (task: DeviceTask): Promise<DeviceAnswer> =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      worker.postMessage({ id: asked, task })
    })
  void ask({ kind: 'figures', catalogue }).then(() => URL.revokeObjectURL(address))
  const stop = (): void => {
    worker.terminate()
    end('left')
  }
  return { of, ask, stop }
}

let running: Running | null = null

const runningFor = (right: KeptRight): Running => {
  if (running?.of !== right.id) running = start(right)
  return running
}

/** The engine leaves the memory of the page. */
export const stopEngine = (): void => running?.stop()

/** Reads engine and figures and warms them up, before anybody waits for them. */
export const wakeEngine = (right: KeptRight): void => void runningFor(right)

/** Asks the engine on this device, which starts with the first question. */
export const askDevice = (right: KeptRight, task: DeviceTask): Promise<DeviceAnswer> => runningFor(right).ask(task)
