import { type Told, word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'
import pLimit from 'p-limit'
import { Refused } from '../../platform/http/refused.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'
import { startWorker } from '../../platform/work/worker-entry.ts'
import type { IssuedHere } from './issued-here.ts'
import type { ReviewProblem } from './review-problem.ts'

const longest = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 768 }
const [accountTurns, turn] = [turnsPerKey(1), pLimit(2)]

const problemOf = (bytes: Uint8Array, certificate: Uint8Array): Promise<ReviewProblem | null> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(new URL('./review-pdf-worker.ts', import.meta.url), 'review-pdf-worker.js', {
      workerData: { bytes, certificate },
      resourceLimits,
    })
    const timer = setTimeout(() => end(() => resolve({ key: 'reviewUnreadable' })), longest)
    const end = (answer: () => void) => {
      clearTimeout(timer)
      answer()
      void worker.terminate()
    }
    worker.once('message', (problem: ReviewProblem | null) => end(() => resolve(problem)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ key: 'reviewUnreadable' }) : reject(error))),
    )
    worker.once('exit', () => end(() => reject(new Error('The PDF could not be looked at.'))))
  })

const documentOf = ({ code }: IssuedHere): Told =>
  code === null ? told('documentWithoutCode') : told('documentOfCode', { code })

const toldOf = (problem: ReviewProblem): Told => {
  if (problem.key === 'reviewActive') return told(problem.key, { what: word(problem.what) })
  return problem.key === 'reviewIssuedHere'
    ? told(problem.key, { what: documentOf(problem.issued) })
    : told(problem.key)
}

/**
 * Throws for a PDF that is damaged, encrypted or active, or was issued here. Checks one file of an account at a time and
 * reads it at its turn, so that only its uploader waits for many hostile files.
 */
export const requireReviewPdf = async (
  { certificates: [own] }: Pick<SigningIdentity, 'certificates'>,
  account: string,
  read: () => Promise<Uint8Array>,
): Promise<void> => {
  if (!own) throw new Error('There is no certificate.')
  const problem = await accountTurns(account, () => turn(async () => problemOf(await read(), own)))
  if (problem) throw new Refused(400, toldOf(problem))
}
