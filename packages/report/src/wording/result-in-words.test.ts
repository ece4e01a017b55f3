import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { codedResult } from '@soundroof/contract/roofs/results/result'
import { briefInWords, codedAsIssued, inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleResult } from '../testing/sample-result.ts'

describe('a result stored as sentences', () => {
  const coded = codedResult.parse(codedAsIssued(sampleResult))

  it('reads like a coded one, byte for byte', () => {
    expect(JSON.stringify(inWords(codedAsIssued(sampleResult), 'en-AU'))).toBe(JSON.stringify(sampleResult))
    expect(inWords(coded, 'en-AU')).toEqual(sampleResult)
  })

  it('also without its derivation', () => {
    const { trace: _, ...brief } = sampleResult
    expect(briefInWords(coded, 'en-AU')).toEqual(brief)
  })
})

it.each([
  ['an unknown code', 'no-such-code', 'en-AU has no words for the message "no-such-code".'],
  [
    'an unknown code with values',
    { code: 'no-such-code', values: {} },
    'en-AU has no words for the message "no-such-code".',
  ],
  ['a code that has lost its values', 'wind-speed-row', 'en-AU: the message wind-speed-row needs values.'],
])('a message with %s is named', (_, message, words) => {
  expect(() => sayIn('en-AU')(message as Message)).toThrow(new RangeError(words))
})
