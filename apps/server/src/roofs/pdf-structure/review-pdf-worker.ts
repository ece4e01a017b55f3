import { parentPort, workerData } from 'node:worker_threads'
import { reviewProblem } from './review-problem.ts'

/** Reading 50 MB takes seconds of pure computing: in a thread of its own it delays nobody. */
parentPort?.postMessage(await reviewProblem(workerData as Uint8Array))
