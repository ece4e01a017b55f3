import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { sampleResult } from '../testing/sample-result.ts'
import { isWorse } from './worse.ts'

const say = sayIn('en-AU')

const open = sampleResult.zoneResults.find(({ installable }) => installable)
if (!open) throw new Error('The sample has an installable zone.')
const [rails, spacing] = [open.numRails, open.fixingSpacing ?? 0]

const withZone = (change: Partial<typeof open>): AssessmentResult => ({
  ...sampleResult,
  zoneResults: sampleResult.zoneResults.map((zone) => (zone.title === open.title ? { ...zone, ...change } : zone)),
})
const passing: AssessmentResult = { ...sampleResult, verdict: 'pass' }
const ridge = (fixingSpacing: number): AssessmentResult => {
  const { title: _, notApplicable: __, ...zone } = open
  return { ...sampleResult, ridgeCorner: { ...zone, fixingSpacing, size: 1 } }
}

it.each<readonly [string, AssessmentResult, AssessmentResult]>([
  ['a lower verdict', passing, { ...passing, verdict: 'pass-with-conditions' }],
  ['an answer that only an engineer can give', passing, { ...passing, verdict: 'needs-engineer' }],
  ['a roof out of scope', passing, { ...passing, verdict: 'not-supported' }],
  ['a zone that takes no panels any more', sampleResult, withZone({ installable: false, fixingSpacing: null })],
  ['a zone that does not apply any more', sampleResult, withZone({ installable: false, notApplicable: true })],
  ['a zone that is gone', sampleResult, { ...sampleResult, zoneResults: sampleResult.zoneResults.slice(1) }],
  ['more rails', sampleResult, withZone({ numRails: rails + 1, fixingSpacing: spacing * 4 })],
  ['a smaller spacing on as many rails', sampleResult, withZone({ fixingSpacing: spacing - 50 })],
  ['fewer rails with more fixings in all', sampleResult, withZone({ numRails: rails - 1, fixingSpacing: spacing / 4 })],
  ['a smaller spacing at the ends of the ridge', ridge(900), ridge(600)],
])('%s is worse', (_, before, after) => {
  expect(isWorse(say, before, after)).toBe(true)
})

it.each<readonly [string, AssessmentResult, AssessmentResult]>([
  ['the same', sampleResult, sampleResult],
  [
    'a check that holds on a condition, told against what is known to hold',
    sampleResult,
    withZone({
      checks: open.checks.map((check, place) =>
        place === 0 ? { ...check, outcome: 'condition', utilisation: 2.1 } : check,
      ),
    }),
  ],
  ['a better verdict', { ...passing, verdict: 'needs-engineer' }, passing],
  ['a wider spacing', sampleResult, withZone({ fixingSpacing: spacing + 50 })],
  ['a zone that takes panels now', withZone({ installable: false, fixingSpacing: null }), sampleResult],
  ['fewer rails with fewer fixings in all', sampleResult, withZone({ numRails: rails - 1 })],
  [
    'no figure where no panel could stand',
    { ...passing, verdict: 'no-panel-fits' },
    { ...withZone({ installable: false, fixingSpacing: null }), verdict: 'no-panel-fits' },
  ],
  [
    'out of scope where nothing could be installed',
    { ...passing, verdict: 'not-installable' },
    { ...passing, verdict: 'not-supported' },
  ],
])('%s is not worse', (_, before, after) => {
  expect(isWorse(say, before, after)).toBe(false)
})
