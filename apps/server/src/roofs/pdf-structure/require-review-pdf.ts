import pLimit from 'p-limit'
import { refuse } from '../../platform/http/refused.ts'
import { startWorker } from '../../platform/work/worker-entry.ts'
import type { ReviewProblem } from './review-problem.ts'

const longest = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 512 }
const turn = pLimit(1)

const problemOf = (bytes: Uint8Array): Promise<ReviewProblem | null> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(new URL('./review-pdf-worker.ts', import.meta.url), 'review-pdf-worker.js', {
      workerData: bytes,
      resourceLimits,
    })
    const timer = setTimeout(() => end(() => resolve({ key: 'reviewUnreadable' })), longest)
    const end = (answer: () => void) => {
      clearTimeout(timer)
      answer()
      void worker.terminate()
    }
    worker.once('message', (problem: ReviewProblem | null) => end(() => resolve(problem)))
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new Error('The PDF could not be looked at.'))))
  })

/** Throws for a PDF that is damaged, encrypted or active. */
export const requireReviewPdf = async (bytes: Uint8Array): Promise<void> => {
  const problem = await turn(() => problemOf(bytes))
  if (problem) throw refuse(400, problem.key, problem.what === undefined ? {} : { what: problem.what })
}
