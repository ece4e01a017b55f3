import { workerData } from 'node:worker_threads'
import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { type AskedAdvice, adviseOn } from './advise-on.ts'
import { arrayOn } from './array-on.ts'
import { type AskedBuilt, judgeBuiltOn } from './as-built/judge-built-on.ts'
import { type Asked, answerRequest } from './calculate.ts'
import { figuresOf } from './calculation-context.ts'
import { type AskedEffects, effectsOn, openedOn } from './figure-effect.ts'
import { type AskedLayout, layOutOn } from './lay-out-on.ts'
import { type AskedRecalculation, recalculateOn } from './recalculate-on.ts'
import { type AskedReconsideration, reconsiderOn } from './reconsider-on.ts'
import { type AskedSavings, savingsOn } from './savings-on.ts'
import { outdated, type Task, type ThreadData } from './thread-data.ts'
import { type AskedWhatIf, whatIfOn } from './what-if-on.ts'

const { imported, products }: ThreadData = workerData
const published = catalogueWith(imported, products)
const inForceWith = (revision: string, signOffs: readonly SignOff[]) => ({
  revision,
  figures: { ...figuresOf(catalogueInForce(published, signOffs)), published, signOffs },
})
let inForce = inForceWith('', [])

/** Makes a task of the pool that runs on the figures of its revision. */
const task =
  <Question, Answer>(answer: (asked: Question, figures: typeof inForce.figures) => Answer) =>
  ({ asked, revision, signOffs }: Task<Question>): Answer | typeof outdated => {
    if (inForce.revision !== revision) {
      if (signOffs === undefined) return outdated
      inForce = inForceWith(revision, signOffs)
    }
    return answer(asked, inForce.figures)
  }

export const answerHere = task<Asked, ReturnType<typeof answerRequest>>(answerRequest)
export const layOutHere = task<AskedLayout, ReturnType<typeof layOutOn>>(layOutOn)
export const arrayHere = task<AskedLayout, ReturnType<typeof arrayOn>>(arrayOn)
export const adviseHere = task(({ input, on }: AskedAdvice, figures) => adviseOn(input, on, figures))
export const builtHere = task<AskedBuilt, ReturnType<typeof judgeBuiltOn>>(judgeBuiltOn)
export const whatIfHere = task<AskedWhatIf, ReturnType<typeof whatIfOn>>(whatIfOn)
export const savingsHere = task<AskedSavings, ReturnType<typeof savingsOn>>(savingsOn)
export const recalculateHere = task<AskedRecalculation, ReturnType<typeof recalculateOn>>(recalculateOn)
export const reconsiderHere = task<AskedReconsideration, ReturnType<typeof reconsiderOn>>(reconsiderOn)
export const effectsHere = task<AskedEffects, ReturnType<typeof effectsOn>>(effectsOn)
export const openedHere = task<AskedEffects, ReturnType<typeof openedOn>>(openedOn)
