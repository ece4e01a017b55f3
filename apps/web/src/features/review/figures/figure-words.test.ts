import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { resultsWords, signedWords } from './figure-words.ts'

const say = sayIn('en-AU')

const signOff: SignOffRow = {
  id: 'a',
  figure: 'fixings/rail',
  state: 'approved',
  values: null,
  entry: null,
  reason: 'Certificate',
  evidence: { name: 'a.pdf', address: 'https://example.org/a.pdf' },
  proposedBy: { id: 'ann', name: 'Ann Lee' },
  proposedAt: '2026-11-22T00:00:00Z',
  decidedBy: { id: 'ben', name: 'Ben Orr' },
  decidedAt: '2026-11-23T00:00:00Z',
  note: '',
  approvedName: 'Ben Orr',
  isOutdated: false,
  isOwn: false,
}
it('names a number inside a figure', () => {
  expect(['value', 'rows/0/windwardHalf', 'longSide/design'].map(valueLabel)).toEqual([
    'Value',
    'Rows 1, windward half',
    'Long side, design',
  ])
})

it('names the engineers who signed a figure, and says where no second one approved', () => {
  expect(signedWords(say, signOff)).toBe('Confirmed as published by Ann Lee, approved by Ben Orr, 23 Nov 2026')
  expect(signedWords(say, { ...signOff, values: [], decidedBy: signOff.proposedBy })).toBe(
    'Replaced by Ann Lee, 23 Nov 2026',
  )
})

it('counts results up to a thousand', () => {
  expect([resultsWords(say, 1, 1000), resultsWords(say, 12, 1000), resultsWords(say, 1000, 1000)]).toEqual([
    '1 result',
    '12 results',
    'more than 1,000 results',
  ])
})
