import { parentPort } from 'node:worker_threads'
import { renderDocument } from './render-document.ts'
import type { RenderAnswer, RenderTask } from './render-task.ts'

const said = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const answer = async (task: RenderTask): Promise<RenderAnswer> => {
  try {
    return { ok: true, pdf: await renderDocument(task) }
  } catch (error) {
    return { ok: false, problem: said(error) }
  }
}

parentPort?.on('message', (task: RenderTask) => {
  void answer(task).then((done) => parentPort?.postMessage(done))
})
