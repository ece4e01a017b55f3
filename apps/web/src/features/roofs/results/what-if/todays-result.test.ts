import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { zonesThatDiffer } from './todays-result.ts'

const say = sayIn('en-AU')

const [internal, ...others] = sampleResult.zoneResults
if (internal === undefined) throw new Error('the sample has zones')

it('the same result differs nowhere, whatever the last digits are', () => {
  expect(zonesThatDiffer(say, sampleResult, sampleResult)).toEqual([])
  const checks = internal.checks.map((check) => ({
    ...check,
    utilisation: check.utilisation === null ? null : check.utilisation + 1e-9,
  }))
  expect(
    zonesThatDiffer(say, sampleResult, { ...sampleResult, zoneResults: [{ ...internal, checks }, ...others] }),
  ).toEqual([])
})

it('names the zones with another spacing, another check, or that were not there', () => {
  const wider = { ...sampleResult, zoneResults: [{ ...internal, fixingSpacing: 450 }, ...others] }
  expect(zonesThatDiffer(say, sampleResult, wider)).toEqual([internal.title])
  const fewer = { ...sampleResult, zoneResults: others }
  expect(zonesThatDiffer(say, sampleResult, fewer)).toEqual([internal.title])
  expect(zonesThatDiffer(say, fewer, sampleResult)).toEqual([internal.title])
})

it('a module told against another of its pressures is the same roof', () => {
  const [check] = internal.checks
  if (check === undefined) throw new Error('the sample has checks')
  const told = (change: Partial<typeof check>) => ({
    ...sampleResult,
    zoneResults: [{ ...internal, checks: [{ ...check, id: 'module-uplift', demand: 2, ...change }] }, ...others],
  })
  const former = told({ outcome: 'pass', utilisation: 0.5, capacity: 4 })
  expect(zonesThatDiffer(say, former, told({ outcome: 'condition', utilisation: 1.25, capacity: 1.6 }))).toEqual([])
  expect(
    zonesThatDiffer(say, former, told({ outcome: 'condition', utilisation: 1.3, capacity: 1.6, demand: 2.08 })),
  ).toEqual([internal.title])
})
