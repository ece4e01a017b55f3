import { text } from '@soundroof/contract/platform/text'
import type { Stage } from './calculate.ts'

type Answered = { readonly isResult: 0 | 1; readonly result: object }

export type FailedCalculation = {
  readonly stage: Stage
  readonly code: number
  /** What the calculation answered, where it did. */
  readonly calculated: Answered | null
}

export type RefusalWords = {
  readonly title: string
  /** What is true of what was paid, and what to do. */
  readonly next: string | null
}

const isUnanswered = ({ code }: FailedCalculation): boolean => code >= 500 && code < 600

const isFree = (result: object): boolean => 'chargeable' in result && result.chargeable === false

const notCalculated = (): RefusalWords => ({ title: text('Not calculated. Your project has not changed.'), next: null })

const noResult = (): RefusalWords => ({
  title: text('No result arrived. Your project has not changed.'),
  next: text('It may have been calculated all the same. Calculate again: what is paid is not paid twice.'),
})

const savedTitle = ({ isResult, result }: Answered): string => {
  if (isResult === 0) return text('Your project was not saved.')
  if (isFree(result)) return text('Calculated free of charge, but not saved with your project.')
  return text('Calculated and paid, but not saved with your project.')
}

const unknownTitle = ({ isResult, result }: Answered): string => {
  if (isResult === 0) return text('Whether your project was saved is not known.')
  if (isFree(result)) return text('Calculated free of charge. Whether it was saved with your project is not known.')
  return text('Calculated and paid. Whether it was saved with your project is not known.')
}

/** What is true after a calculation that did not end with a saved project. @param failed null: it was not even begun */
export const refusalWords = (failed: FailedCalculation | null): RefusalWords => {
  if (failed === null || failed.stage === 'reserve') return notCalculated()
  const { stage, calculated } = failed
  if (stage === 'calculate' || calculated === null) return isUnanswered(failed) ? noResult() : notCalculated()
  if (isUnanswered(failed))
    return {
      title: unknownTitle(calculated),
      next: text('Your entries are still on this device. Calculate again: what is paid is not paid twice.'),
    }
  return {
    title: savedTitle(calculated),
    next: text(
      'Your entries are still on this device. Put right what stands here and calculate again: the same inputs are free while project name and number stay as they are.',
    ),
  }
}
