import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { missingWords } from './missing-words.ts'

const say = sayIn('en-AU')
const coded = { code: 'review.please-choose-the-signed-review' }

it.each([
  ['statement', 'Statement'],
  ['record.lotAndPlan', 'Lot and Plan'],
  ['dispositions.1.disposal', 'Condition 2: what became of it'],
  ['dispositions.0.reason', 'Condition 1: evidence or reason'],
  ['record.ofALaterRelease', say(coded)],
  ['conditions', say(coded)],
])('%s is called %s', (field, words) => {
  expect(missingWords(say, { field, coded })).toBe(words)
})
