import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { knownSupport } from '../../testing/opened-zones.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

const house = roof('house-timber-battens')
const at = (state: AssessmentInput['site']['state'], altitude: number | null, region: 'A2' | 'A4' = 'A2') =>
  changed(house, { site: { state, region }, options: { altitude } })
const snowOf = (input: AssessmentInput) => {
  const { conditions, assumptions, verdict, resultString } = assess(input, catalogue)
  return {
    asked: conditions.filter((condition) => condition.includes('snow')),
    altitude: assumptions.find(({ label }) => label === 'Altitude of the site')?.value,
    verdict,
    resultString,
  }
}

describe('snow by altitude', () => {
  test('not given in a state without snow: nothing is assumed', () => {
    expect(snowOf(at('WA', null))).toMatchObject({ asked: [], altitude: undefined })
  })

  test('an engineer confirms the load, then assesses the roof; other states ask nothing', () => {
    expect(snowOf(at('NSW', 600)).asked).toEqual([])
    expect(snowOf(at('NSW', 601)).asked).toEqual([
      'An engineer confirms the snow load on panels and roof: the site is 601 m above sea level.',
    ])
    const high = snowOf(at('NSW', 950))
    expect(high).toMatchObject({ asked: [], verdict: 'needs-engineer' })
    expect(high.resultString).toContain('950 m above sea level')
    expect(snowOf(at('TAS', 601, 'A4')).verdict).toBe('needs-engineer')
    expect(snowOf(at('WA', 1200))).toMatchObject({ asked: [], altitude: '1200 m above sea level' })
  })

  test('an altitude given with a hill counts', () => {
    const feature = { feature: 'hill', height: 1, halfHeightLength: 1000, crestDistance: 0, elevation: 700 } as const
    expect(snowOf(changed(at('VIC', 100), { options: { topography: feature } })).asked).toHaveLength(1)
    expect(snowOf(changed(at('VIC', null), { options: { topography: feature } })).asked).toHaveLength(1)
  })

  test.each(['2021', '2011'] as const)('raises the wind on flat ground in Tasmania, edition %s', (edition) => {
    const topographic = (altitude: number) => {
      const input = changed(at('TAS', altitude, 'A4'), { options: { edition, altitude } })
      return stepsOf(assess(input, catalogue).trace).find(({ step }) => step.symbol === 'M_t')?.step.value
    }
    expect(topographic(500)).toBe(1)
    expect(topographic(580)).toBeCloseTo(1.087, 9)
  })
})

const order = ['pass', 'pass-with-conditions', 'not-installable', 'needs-engineer', 'not-supported']
/** Without room nothing is built: no better than any other answer that opens no zone, and no worse. */
const mildest = (verdict: string): number => order.indexOf(verdict === 'no-panel-fits' ? 'not-installable' : verdict)
const strictest = (verdict: string): number => order.indexOf(verdict === 'no-panel-fits' ? 'not-supported' : verdict)

test('more altitude never helps', () => {
  const altitude = fc.integer({ min: 0, max: 2300 })
  fc.assert(
    fc.property(arbitraryInput.map(knownSupport), altitude, altitude, (input, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((metres) =>
        assess(changed(input, { options: { altitude: metres } }), catalogue),
      )
      if (low === undefined || high === undefined) return
      expect(strictest(high.verdict)).toBeGreaterThanOrEqual(mildest(low.verdict))
      for (const [index, zone] of high.zoneResults.entries())
        if (zone.installable) expect(low.zoneResults[index]?.installable).toBe(true)
    }),
    { numRuns: 300 },
  )
})
