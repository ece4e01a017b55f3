import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'
import { judgeAsBuilt, type Laid } from './judge-as-built.ts'

/** Purlins so short that the feet govern. */
const shed = changed(roof('shed-region-c'), { purlin: { span: 2000 } })
const result = assess(shed, catalogue)
const [internal] = result.zoneResults
const planned: Laid = {
  rails: internal?.numRails ?? 0,
  spacing: internal?.largestSpacing ?? internal?.fixingSpacing ?? 0,
  setback: result.setback,
}

const judged = (built: Partial<Laid>, of: Catalogue = catalogue) => {
  const zones = [{ zone: 'Internal', planned, built: { ...planned, ...built } }]
  const [zone] = judgeAsBuilt(shed, of, result, zones)
  if (!zone) throw new Error('One zone was asked.')
  return zone
}

/**
 * By hand: four rails carry 0.30 of the panel of 1.8 m, so a foot takes N* = w_u x 0.54 m x s. A foot bracket holds
 * 0.9 x 1.84 kN = 1.656 kN, which s = 1.656 / (0.54 w_u) reaches.
 */
const byHand = 1656 / (0.54 * (internal?.uplift ?? Number.NaN))

describe('a zone as built', () => {
  test('is planned with four rails on every purlin', () => {
    expect([internal?.title, planned]).toEqual(['Internal', { rails: 4, spacing: 1200, setback: 200 }])
    expect(byHand).toBeGreaterThan(1200)
  })

  test('passes at the spacing where a foot is just held, and fails a millimetre beyond', () => {
    const [at, beyond] = [judged({ spacing: Math.floor(byHand) }), judged({ spacing: Math.floor(byHand) + 1 })]
    expect(at.outcome).toBe('calculated')
    expect(beyond).toMatchObject({
      outcome: 'deviation',
      reasons: [{ kind: 'fails', check: 'foot-bracket', rails: 4, spacing: Math.floor(byHand) + 1, unit: 'kN' }],
    })
    const [reason] = beyond.reasons
    if (reason?.kind !== 'fails') throw new Error('The foot bracket fails.')
    expect(reason.capacity).toBeCloseTo(1.656, 6)
    expect(reason.demand).toBeCloseTo(((internal?.uplift ?? 0) * 0.54 * (Math.floor(byHand) + 1)) / 1000, 6)
  })

  test('with fewer rails than planned is calculated, and fails here', () => {
    expect(judged({ rails: 2 })).toMatchObject({
      outcome: 'deviation',
      reasons: [{ kind: 'fails', check: 'foot-bracket', rails: 2 }],
    })
  })

  test('with rails that the roof was not calculated for says so', () => {
    expect(judged({ rails: 7 }).reasons).toEqual([{ kind: 'rails-not-possible', rails: 7, reason: null }])
  })

  test('too near to the edge deviates, also where rails and spacing pass, and says both', () => {
    expect(judged({ setback: 199 })).toEqual({
      zone: 'Internal',
      outcome: 'deviation',
      reasons: [{ kind: 'setback', built: 199, required: 200 }],
    })
    const kinds = judged({ setback: 199, spacing: 1210 }).reasons.map(({ kind }) => kind)
    expect(kinds).toEqual(['setback', 'passes'])
  })

  test('of a zone that the roof does not have is not calculated', () => {
    const [zone] = judgeAsBuilt(shed, catalogue, result, [
      { zone: 'End', planned, built: { ...planned, spacing: planned.spacing + 1 } },
    ])
    expect(zone).toEqual({ zone: 'End', outcome: 'deviation', reasons: [{ kind: 'not-calculated' }] })
  })
})
