import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { conditionsOf } from './before-project.tsx'

const issued = { ...sampleResult, ridgeCorner: null, conditions: ['Old.'], notChecked: [], warnings: [] }

it('what the variant adds stands first and is counted', () => {
  const variant = { ...issued, conditions: ['Old.', 'New.'], warnings: ['New.', 'Newer.'] }
  const { texts, added } = conditionsOf(
    sayIn('en-AU'),
    { result: variant, array: null },
    { result: issued, array: null },
  )
  expect([texts, added]).toEqual([['New.', 'Newer.', 'Old.'], 2])
})
