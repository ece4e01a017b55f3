import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import type {
  DeviceAnswer,
  DeviceTask,
  ReportOnDevice,
  ReportTask,
} from '@soundroof/contract/roofs/offline/device-task'
import { builtProgram } from '../../../testing/processes/built-program.ts'

/** Built first where it is not. */
export const builtFile = (name: string): Buffer => readFileSync(builtProgram('main').replace(/main\.js$/, name))
const builtCode = (name: string): Script => new Script(builtFile(name).toString())

/** What a worker of a browser has. */
const workerGlobals = { TextEncoder, TextDecoder, URL, console, setTimeout, clearTimeout, queueMicrotask, atob, btoa }

/** A worker of a browser gets bytes of its own world. */
const asked = `
  const bytes = (fonts) => fonts && { regular: new Uint8Array(fonts.regular), strong: new Uint8Array(fonts.strong) }
  onmessage({ data: { ...task, chinese: bytes(task.chinese) } })
`

/** The built report of devices, likewise. */
export const reportWorld = (task: ReportTask): Promise<ReportOnDevice> =>
  new Promise((resolve) => {
    const world = createContext({ ...workerGlobals, postMessage: resolve })
    builtCode('device-report.js').runInContext(world)
    world.task = task
    new Script(asked).runInContext(world)
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
