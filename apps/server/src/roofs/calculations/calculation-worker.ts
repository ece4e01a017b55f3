import { workerData } from 'node:worker_threads'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { adviseOn } from './advise-on.ts'
import { type Answered, type Asked, answerRequest } from './calculate.ts'
import type { ThreadData } from './thread-data.ts'

const { imported }: ThreadData = workerData
const context = { catalogue: catalogueWith(imported) }

/** Tasks of the pool. */
export const answerHere = (asked: Asked): Answered => answerRequest(asked, context)
export const adviseHere = (input: AssessmentInput): Advice => adviseOn(input, context)
