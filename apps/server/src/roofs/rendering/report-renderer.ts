import type { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { startWorker } from '../../platform/work/worker-entry.ts'
import type { RenderAnswer, RenderTask } from './render-task.ts'

const longestMs = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 768 }

const startRenderer = (): Worker => {
  const worker = startWorker(new URL('./render-worker.ts', import.meta.url), 'report-worker.js', { resourceLimits })
  worker.unref()
  return worker
}

/** On a slow machine as well as for a slow report. */
export class RenderedTooLong extends Error {
  constructor() {
    super('The report took too long.')
  }
}

export type Renderer = {
  /** One report at a time. */
  readonly render: (task: RenderTask) => Promise<Uint8Array>
  readonly stop: () => Promise<void>
}

const answerOf = (worker: Worker, task: RenderTask, longest: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new RenderedTooLong())), longest)
    const onMessage = (answer: RenderAnswer) =>
      settle(() => (answer.ok ? resolve(answer.pdf) : reject(new Error(answer.problem))))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('The thread that renders has ended.')))
    const settle = (tell: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      tell()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(task)
  })

/** Renders in a thread that stays, so that fonts and option lists are read once. A failed thread is replaced. */
export const createRenderer = (longest = longestMs): Renderer => {
  let worker: Worker | null = null
  const drop = async () => {
    const dropped = worker
    worker = null
    await dropped?.terminate()
  }
  return {
    render: async (task) => {
      worker ??= startRenderer()
      try {
        return await answerOf(worker, task, longest)
      } catch (error) {
        await drop()
        throw error
      }
    },
    stop: drop,
  }
}

/** One after the other, for several callers at once. */
export const inTurn = ({ render }: Renderer): Renderer['render'] => {
  const turns = pLimit(1)
  return (task) => turns(() => render(task))
}
