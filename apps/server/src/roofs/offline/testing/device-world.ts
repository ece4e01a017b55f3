import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import type {
  DeviceAnswer,
  DeviceTask,
  ReportOnDevice,
  ReportTask,
} from '@soundroof/contract/roofs/offline/device-task'
import { builtProgram } from '../../../testing/processes/built-program.ts'

const builtCode = (name: string): Script =>
  new Script(readFileSync(builtProgram('main').replace(/main\.js$/, name), 'utf8'))

/** What a worker of a browser has. */
const workerGlobals = { TextEncoder, TextDecoder, URL, console, setTimeout, clearTimeout, queueMicrotask, atob, btoa }

/** The built report of devices, likewise. */
export const reportWorld = (task: ReportTask): Promise<ReportOnDevice> =>
  new Promise((resolve) => {
    const world = createContext({ ...workerGlobals, postMessage: resolve })
    builtCode('device-report.js').runInContext(world)
    world.event = { data: task }
    new Script('onmessage(event)').runInContext(world)
  })

type Answered = { readonly id: number; readonly answer: DeviceAnswer }

/** The built engine of devices, with no more around it than a worker of a browser gives: no Node, no files, no network. */
export const deviceWorld = (): ((task: DeviceTask) => DeviceAnswer) => {
  const told: Answered[] = []
  const world = createContext({ ...workerGlobals, postMessage: (message: Answered) => told.push(message) })
  builtCode('device-engine.js').runInContext(world)
  const turn = new Script('onmessage(event)')
  return (task) => {
    world.event = { data: { id: told.length, task } }
    turn.runInContext(world)
    const last = told.pop()
    if (!last) throw new Error('The device did not answer.')
    return last.answer
  }
}
