import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { DeviceAnswer, DeviceTask } from '@soundroof/contract/roofs/offline/device-task'
import { adviseOn } from '../calculations/advise-on.ts'
import { answerRequest } from '../calculations/calculate.ts'
import { type Figures, figuresOf } from '../calculations/calculation-context.ts'
import { layOutOn } from '../calculations/lay-out-on.ts'
import { savingsOn } from '../calculations/savings-on.ts'
import { whatIfOn } from '../calculations/what-if-on.ts'
import { resultHashOf } from './result-hash.ts'

/** Runs in a worker of a browser: the server's own code of calculations, on the figures that came with it. */

type Port = {
  onmessage: ((event: { readonly data: { readonly id: number; readonly task: DeviceTask } }) => void) | null
  readonly postMessage: (message: { readonly id: number; readonly answer: DeviceAnswer }) => void
}

const port = globalThis as unknown as Port
let figures: Figures | null = null

const figuresNow = (): Figures => {
  if (figures === null) throw new Error('The figures come first.')
  return figures
}

const calculated = (asked: Parameters<typeof answerRequest>[0]) => {
  const answered = answerRequest(asked, figuresNow())
  return answered.kind === 'calculated'
    ? { ...answered, resultHash: resultHashOf(answered.calculated.codedJson) }
    : answered
}

const done = (task: DeviceTask): unknown => {
  if (task.kind === 'figures') {
    figures = figuresOf(JSON.parse(task.catalogue) as Catalogue)
    return null
  }
  if (task.kind === 'calculate') return calculated(task.asked)
  if (task.kind === 'layOut') return layOutOn(task.asked as Parameters<typeof layOutOn>[0], figuresNow())
  if (task.kind === 'whatIf') return whatIfOn(task.asked as Parameters<typeof whatIfOn>[0], figuresNow())
  if (task.kind === 'savings') return savingsOn(task.asked as Parameters<typeof savingsOn>[0], figuresNow())
  const { input, on } = task.asked as { readonly input: Parameters<typeof adviseOn>[0]; readonly on: string }
  return adviseOn(input, new Date(on), figuresNow())
}

port.onmessage = ({ data: { id, task } }) => {
  try {
    port.postMessage({ id, answer: { ok: true, value: done(task) } })
  } catch (error) {
    port.postMessage({ id, answer: { ok: false, why: error instanceof Error ? error.message : String(error) } })
  }
}
