import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
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
