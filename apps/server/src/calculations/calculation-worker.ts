import { workerData } from 'node:worker_threads'
import type { Advice } from '@soundroof/contract/advice'
import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { adviseOn } from './advise-on.ts'
import { type Answered, type Asked, answerRequest } from './calculate.ts'
import type { ThreadData } from './calculator.ts'

const { imported, provider }: ThreadData = workerData
const around = { config: { provider }, catalogue: catalogueWith(imported) }

/** Tasks of the pool. */
export const answerHere = (asked: Asked): Answered => answerRequest(asked, around)
export const adviseHere = (input: AssessmentInput): Advice => adviseOn(input, around)
