import { workerData } from 'node:worker_threads'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { type Answered, type Asked, answerRequest } from './calculate.ts'
import type { ThreadData } from './calculator.ts'

const { imported, provider }: ThreadData = workerData
const around = { config: { provider }, catalogue: catalogueWith(imported) }

/** One task of the pool. */
export const answerHere = (asked: Asked): Answered => answerRequest(asked, around)
