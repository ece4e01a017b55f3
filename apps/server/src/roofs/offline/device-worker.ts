import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type {
  AskedOnDevice,
  CalculatedOnDevice,
  DeviceAnswer,
  DeviceTask,
} from '@soundroof/contract/roofs/offline/device-task'
import { Refused } from '../../platform/http/refused.ts'
import { answerRequest } from '../calculations/calculate.ts'
import { type Figures, figuresOf } from '../calculations/calculation-context.ts'
import { exampleRoof } from '../example/example-roof.ts'
import { proposalAt } from '../places/proposal-at.ts'
import { answerOnDevice } from './answers-on-device.ts'
import { resultHashOf } from './result-hash.ts'
import tiledRoof from './tiled-roof.json' with { type: 'json' }

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

const calculate = (asked: AskedOnDevice): CalculatedOnDevice => {
  const answered = answerRequest({ ...asked, isWhole: false }, figuresNow())
  if (answered.kind === 'refused') throw new Refused(400, answered.told, answered.issues)
  if (answered.kind === 'failed') throw new Error(answered.why)
  const { codedJson, output, chargeable, engineVersion, catalogueVersion } = answered.calculated
  return { resultHash: resultHashOf(codedJson), output, chargeable, engineVersion, catalogueVersion }
}

/** A roof of steel and one of timber. What runs for the first time takes ten times as long: on a phone, more than anyone waits without noticing. */
const warmUp = (): void => {
  for (const roof of [exampleRoof, tiledRoof]) calculate({ body: JSON.stringify(roof), accountId: '', provider: '' })
}

const done = (task: DeviceTask): unknown => {
  if (task.kind === 'calculate') return calculate(task.asked)
  if (task.kind === 'call') return answerOnDevice(task.call, figuresNow())
  if (task.kind === 'place') return proposalAt(task.asked, task.localities, figuresNow().catalogue)
  figures = figuresOf(JSON.parse(task.catalogue) as Catalogue)
  warmUp()
  return null
}

const answerOf = (task: DeviceTask): DeviceAnswer => {
  try {
    return { kind: 'done', value: done(task) }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', coded: error.coded, issues: error.issues ?? [] }
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

port.onmessage = ({ data: { id, task } }) => port.postMessage({ id, answer: answerOf(task) })
