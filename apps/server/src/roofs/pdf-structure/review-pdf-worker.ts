import { parentPort, workerData } from 'node:worker_threads'
import { reviewProblem } from './review-problem.ts'

const { bytes, certificate } = workerData as { readonly bytes: Uint8Array; readonly certificate: Uint8Array }

/** Reading 50 MB takes seconds of computing, so it runs in its own thread. */
parentPort?.postMessage(await reviewProblem(bytes, certificate))
