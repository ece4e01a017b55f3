import type { DeviceAnswer, DeviceTask } from '@soundroof/contract/roofs/offline/device-task'
import type { KeptRight } from '../device/device-database.ts'
import { questionsTo } from './engine-questions.ts'

type Running = {
  readonly of: string
  readonly ask: (task: DeviceTask) => Promise<DeviceAnswer>
  readonly stop: () => void
}

const start = ({ id: of, engine, catalogue }: KeptRight): Running => {
  const address = URL.createObjectURL(new Blob([engine], { type: 'text/javascript' }))
  const { ask, end } = questionsTo(new Worker(address), () => {
    if (running === begun) running = null
  })
  const begun: Running = { of, ask, stop: () => end('left') }
  void ask({ kind: 'figures', catalogue }).then(() => URL.revokeObjectURL(address))
  return begun
}

let running: Running | null = null

const runningFor = (right: KeptRight): Running => {
  if (running?.of === right.id) return running
  running?.stop()
  running = start(right)
  return running
}

/** The engine leaves the memory of the page. */
export const stopEngine = (): void => running?.stop()

/** Reads engine and figures and warms them up, before anybody waits for them. */
export const wakeEngine = (right: KeptRight): void => void runningFor(right)

/** Asks the engine on this device, which starts with the first question. */
export const askDevice = (right: KeptRight, task: DeviceTask): Promise<DeviceAnswer> => runningFor(right).ask(task)
