import { expect, it } from 'vitest'
import { citedParts, citedRules } from './citation.ts'

it('a text is parted where it cites a rule', () => {
  expect(citedParts('Method 5.1, for AS/NZS 4600:2018 cl 5.4.3.2')).toEqual([
    { text: 'Method 5.1', rule: '5.1' },
    { text: ', for AS/NZS 4600:2018 cl 5.4.3.2', rule: null },
  ])
  expect(citedParts('AS 4100:2020 cl 5.6')).toEqual([{ text: 'AS 4100:2020 cl 5.6', rule: null }])
})

it('several rules are found, and words that only look like one are not', () => {
  expect(citedRules('Method 6, capacity table; Method 7')).toEqual(['6', '7'])
  expect(citedRules('the method of 2021, Method')).toEqual([])
})
