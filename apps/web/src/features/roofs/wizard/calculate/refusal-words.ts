import type { Message, Say } from '../../../../platform/words/use-say.ts'

import type { Stage } from './calculate.ts'

type Answered = { readonly isResult: 0 | 1; readonly result: object }

export type FailedCalculation = {
  readonly stage: Stage
  readonly code: number
  /** Answer of the calculation, if any. */
  readonly calculated: Answered | null
  readonly message?: Message
}

export type RefusalWords = {
  readonly title: string
  /** State of the payment, and what to do. */
  readonly next: string | null
}

const isUnanswered = ({ code }: FailedCalculation): boolean => code >= 500 && code < 600

const isChangedElsewhere = ({ message }: FailedCalculation): boolean =>
  typeof message === 'object' && message.code === 'draftChangedElsewhere'

const isFree = (result: object): boolean => 'chargeable' in result && result.chargeable === false

const notCalculated = (say: Say): RefusalWords => ({
  title: say('roofs.not-calculated-your-project-has-not'),
  next: null,
})

const noResult = (say: Say): RefusalWords => ({
  title: say('roofs.no-result-arrived-your-project-has'),
  next: say('roofs.it-may-have-been-calculated-all'),
})

const savedTitle = (say: Say, { isResult, result }: Answered): string => {
  if (isResult === 0) return say('roofs.your-project-was-not-saved')
  if (isFree(result)) return say('roofs.calculated-free-of-charge-but-not')
  return say('roofs.calculated-and-paid-but-not-saved')
}

const unknownTitle = (say: Say, { isResult, result }: Answered): string => {
  if (isResult === 0) return say('roofs.whether-your-project-was-saved-is')
  if (isFree(result)) return say('roofs.calculated-free-of-charge-whether-it')
  return say('roofs.calculated-and-paid-whether-it-was')
}

/** State after a calculation that did not end with a saved project. @param failed null: it did not begin */
export const refusalWords = (say: Say, failed: FailedCalculation | null): RefusalWords => {
  if (failed === null || failed.stage === 'reserve') return notCalculated(say)
  const { stage, calculated } = failed
  if (stage === 'calculate' || calculated === null) return isUnanswered(failed) ? noResult(say) : notCalculated(say)
  if (isUnanswered(failed))
    return {
      title: unknownTitle(say, calculated),
      next: say('roofs.your-entries-are-still-on-this'),
    }
  return {
    title: savedTitle(say, calculated),
    next: say(
      isChangedElsewhere(failed)
        ? 'roofs.changed-while-it-was-calculated'
        : 'roofs.your-entries-are-still-on-this-device',
    ),
  }
}
