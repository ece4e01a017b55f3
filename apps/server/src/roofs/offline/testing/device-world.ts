import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import type { DeviceAnswer, DeviceTask } from '@soundroof/contract/roofs/offline/device-task'
import { builtProgram } from '../../../testing/processes/built-program.ts'

type Answered = { readonly id: number; readonly answer: DeviceAnswer }

/** The built engine of devices, with no more around it than a worker of a browser gives: no Node, no files, no network. */
export const deviceWorld = (): ((task: DeviceTask) => DeviceAnswer) => {
  const told: Answered[] = []
  const world = createContext({ postMessage: (message: Answered) => told.push(message), TextEncoder, URL, console })
  const place = builtProgram('main').replace(/main\.js$/, 'device-engine.js')
  new Script(readFileSync(place, 'utf8')).runInContext(world)
  const turn = new Script('onmessage(event)')
  return (task) => {
    world.event = { data: { id: told.length, task } }
    turn.runInContext(world)
    const last = told.pop()
    if (!last) throw new Error('The device did not answer.')
    return last.answer
  }
}
