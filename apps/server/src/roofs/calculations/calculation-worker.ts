import { workerData } from 'node:worker_threads'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { type AskedAdvice, adviseOn } from './advise-on.ts'
import { type Answered, type Asked, answerRequest } from './calculate.ts'
import { figuresOf } from './calculation-context.ts'
import { type AnsweredLayout, type AskedLayout, layOutOn } from './lay-out-on.ts'
import { type AskedRecalculation, type Recalculated, recalculateOn } from './recalculate-on.ts'
import type { ThreadData } from './thread-data.ts'

const { imported, library }: ThreadData = workerData
const context = figuresOf(catalogueWith(imported, library))

/** Tasks of the pool. */
export const answerHere = (asked: Asked): Answered => answerRequest(asked, context)
export const layOutHere = (asked: AskedLayout): AnsweredLayout => layOutOn(asked, context)
export const adviseHere = ({ input, on }: AskedAdvice): Advice => adviseOn(input, on, context)
export const recalculateHere = (asked: AskedRecalculation): Recalculated | null => recalculateOn(asked, context)
