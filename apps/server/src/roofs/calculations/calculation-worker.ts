import { workerData } from 'node:worker_threads'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { type AskedAdvice, adviseOn } from './advise-on.ts'
import { type Asked, answerRequest } from './calculate.ts'
import { type Figures, figuresOf } from './calculation-context.ts'
import { type AskedLayout, layOutOn } from './lay-out-on.ts'
import { type AskedRecalculation, recalculateOn } from './recalculate-on.ts'
import { outdated, type Task, type ThreadData } from './thread-data.ts'

const { imported, library }: ThreadData = workerData
const published = catalogueWith(imported, library)
let inForce = { revision: '', figures: figuresOf(published) }

/** A task of the pool, on the figures of its revision. */
const task =
  <Question, Answer>(answer: (asked: Question, figures: Figures) => Answer) =>
  ({ asked, revision, signOffs }: Task<Question>): Answer | typeof outdated => {
    if (inForce.revision !== revision) {
      if (signOffs === undefined) return outdated
      inForce = { revision, figures: figuresOf(catalogueInForce(published, signOffs)) }
    }
    return answer(asked, inForce.figures)
  }

export const answerHere = task<Asked, ReturnType<typeof answerRequest>>(answerRequest)
export const layOutHere = task<AskedLayout, ReturnType<typeof layOutOn>>(layOutOn)
export const adviseHere = task(({ input, on }: AskedAdvice, figures) => adviseOn(input, on, figures))
export const recalculateHere = task<AskedRecalculation, ReturnType<typeof recalculateOn>>(recalculateOn)
