import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { type FailedCalculation, refusalWords } from './refusal-words.ts'

const say = sayIn('en-AU')

const paid = { isResult: 1, result: { chargeable: true } } as const
const failed = (change: Partial<FailedCalculation>): FailedCalculation => ({
  stage: 'save',
  code: 400,
  calculated: paid,
  ...change,
})

describe('why a calculation ended', () => {
  it.each([null, failed({ stage: 'reserve', calculated: null }), failed({ stage: 'calculate', calculated: null })])(
    'nothing was calculated: %o',
    (failure) => {
      expect(refusalWords(say, failure)).toEqual({ title: 'Not calculated. Your project has not changed.', next: null })
    },
  )

  it('a result that was paid is said to be paid, and free to ask for again', () => {
    expect(refusalWords(say, failed({}))).toEqual({
      title: 'Calculated and paid, but not saved with your project.',
      next: 'Your entries are still on this device. Fix what is listed here and calculate again: the same inputs are free while project name and number stay as they are.',
    })
  })

  it('another device that changed the draft meanwhile is named, and what was paid stays paid', () => {
    const { title, next } = refusalWords(say, failed({ code: 409, message: { code: 'draftChangedElsewhere' } }))
    expect(title).toBe('Calculated and paid, but not saved with your project.')
    expect(next).toMatch(/^Another device changed this draft while it was calculated\..*stays paid/)
  })

  it('a result that cost nothing is not said to be paid', () => {
    const { title } = refusalWords(say, failed({ calculated: { isResult: 1, result: { chargeable: false } } }))
    expect(title).toBe('Calculated free of charge, but not saved with your project.')
  })

  it('without a result nothing is said to be calculated', () => {
    const { title } = refusalWords(say, failed({ calculated: { isResult: 0, result: {} } }))
    expect(title).toBe('Your project was not saved.')
  })

  it('where no answer came, nothing is said to be certain', () => {
    expect(refusalWords(say, failed({ stage: 'calculate', code: 500, calculated: null }))).toEqual({
      title: 'No result arrived. Your project has not changed.',
      next: 'It may have been calculated anyway. Calculate again: you do not pay twice.',
    })
    expect(refusalWords(say, failed({ code: 503 }))).toEqual({
      title: 'Calculated and paid. Whether it was saved with your project is not known.',
      next: 'Your entries are still on this device. Calculate again: you do not pay twice.',
    })
    const { title } = refusalWords(say, failed({ code: 500, calculated: { isResult: 0, result: {} } }))
    expect(title).toBe('Whether your project was saved is not known.')
  })
})
