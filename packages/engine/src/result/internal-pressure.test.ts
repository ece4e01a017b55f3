import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

/** All walls leak alike: no internal pressure lifts the roof while it is shut. */
const shed = changed(roof('shed-region-a-roof-8'), { options: { internalPressure: 'permeable' } })
const house = roof('house-timber-battens')

const conditions = (input: typeof shed) => assess(input, catalogue).conditions.join('\n')

describe('internal pressure', () => {
  const inside = (input: typeof shed) =>
    stepsOf(assess(input, catalogue).trace)
      .filter(({ path }) => path.endsWith('/internal-pressure'))
      .map(({ step }) => [step.symbol, step.value])
  const doors = 'Keep doors and windows shut in strong wind'

  test('is by region: enclosed in A and B1, a dominant opening in B2, C and D', () => {
    const byRegion = changed(shed, { options: { internalPressure: 'by-region' } })
    expect(inside(shed)[0]).toEqual(['C_o', 0])
    expect(inside(byRegion).slice(0, 4)).toEqual([
      ['C_o', 0.2],
      ['C_i', 0.3],
      ['K_c', 1],
      ['K_c', 1],
    ])
    for (const region of ['B2', 'C', 'D'] as const)
      expect(inside(changed(byRegion, { site: { region } })).slice(0, 4)).toEqual([
        ['C_o', 0.7],
        ['C_i', 0.65],
        ['K_c', 0.9],
        ['K_c', 0.9],
      ])
    const old = changed(byRegion, { site: { region: 'B2' }, options: { edition: '2011' } })
    expect(inside(old)[0]).toEqual(['C_o', 0.2])
    expect(inside(changed(shed, { options: { edition: '2011', internalPressure: 'dominant-opening' } }))[2]).toEqual([
      'K_c',
      1,
    ])
  })

  test('of a shut building is tried with an opening: a condition where a status changes', () => {
    expect(conditions(shed)).toContain(doors)
    expect(conditions(changed(shed, { options: { internalPressure: 'permeable' } }))).toContain(doors)
    expect(conditions(changed(shed, { options: { internalPressure: 'dominant-opening' } }))).not.toContain(doors)
    expect(conditions(house)).not.toContain(doors)
  })

  test('of open sides is that of a dominant opening for good, without K_c, and no door can be shut', () => {
    const of = (edition: '2021' | '2011') =>
      inside(changed(shed, { options: { sides: 'partly-open', edition } })).slice(0, 4)
    expect(of('2021')).toEqual([
      ['C_o', 0.76],
      ['C_i', 0.71],
      ['K_c', 1],
      ['K_c', 1],
    ])
    expect(of('2011')).toEqual([
      ['C_o', 0.7],
      ['C_i', 0.65],
      ['K_c', 1],
      ['K_c', 1],
    ])
    const open = changed(shed, { options: { sides: 'partly-open' } })
    expect(conditions(open)).not.toContain(doors)
    expect(conditions(open)).toContain('Keep panels off overhangs, verandahs and attached awnings')
    const result = assess(open, catalogue)
    expect(result.unverified.map(({ item }) => item).join()).toContain('nternal pressure')
    expect(result.zoneResults.map(({ uplift }) => uplift)).toEqual(
      assess(shed, catalogue).zoneResults.map(({ uplift }) => uplift),
    )
  })
})
