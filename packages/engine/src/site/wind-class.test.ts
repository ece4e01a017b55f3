import { type AssessmentInput, windRegions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import * as contract from '@soundroof/contract/roofs/places/wind-class'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'
import { contradictsRegion } from './wind-class.ts'
import { windOnSite } from './wind-on-site.ts'

const { windClassNames } = contract
const house = roof('house-timber-battens')
const inClass = (windClass: AssessmentInput['options']['windClass'], input = house) =>
  changed(input, { options: { windClass } })
const warningsIn = (input: AssessmentInput) => assess(input, catalogue).warnings ?? []
const speeds = (input: AssessmentInput) =>
  stepsOf(assess(input, catalogue).trace)
    .filter(({ path, step }) => path.includes('/wind-') && step.symbol === 'V')
    .map(({ step }) => step.value)

describe('a known wind class', () => {
  test('governs ultimate and service wind where it asks for more than the site', () => {
    const result = assess(inClass('N3'), catalogue)
    expect(speeds(inClass('N3'))).toEqual([50, 32])
    expect(result.basis).toBe('unconfirmed')
    expect(result.unverified.map(({ item }) => item).join()).toContain('Design wind speed of the class')
    expect(result.assumptions.find(({ label }) => label === 'Wind class of the house')?.value).toMatch(/^N3, 50 m\/s/)
    expect(result.warnings).toBeUndefined()
  })

  test('counts for rafters too', () => {
    const shed = changed(roof('shed-region-c'), { options: { windClass: 'C4' } })
    const { ultimate, service, framing } = windOnSite(shed, 500, catalogue.wind)
    expect(framing).toMatchObject({ ultimate, service })
    expect(ultimate).toBeCloseTo(0.0006 * 86 ** 2, 9)
  })

  test('changes no figure where the site asks for more, and is a warning where it is far below', () => {
    const windy = changed(house, { site: { terrainCategory: 1 }, building: { height: 8, width: 8, roofSlope: 5 } })
    const known = assess(inClass('N1', windy), catalogue)
    const { zoneResults, unverified, conditions, verdict } = assess(windy, catalogue)
    expect(known).toMatchObject({ zoneResults, unverified, conditions, verdict })
    expect(known.warnings?.[0]).toMatch(/^Wind class N1 \(34 m\/s\) is more than 5 % below the wind of this site/)
  })

  test('outside its scope still counts, with a warning that names what is beyond', () => {
    const wide = inClass('N3', changed(house, { building: { width: 17, length: 20, height: 4, roofSlope: 20 } }))
    expect(speeds(wide)).toEqual([50, 32])
    expect(warningsIn(wide)).toEqual([
      'The house is outside the scope of its wind class N3: width 17 m, at most 16. The class still counts where it is stronger than the site.',
    ])
    const large = changed(wide, { building: { width: 4, length: 30, height: 9, roofSlope: 36 } })
    expect(warningsIn(large)[0]).toMatch(
      /eaves .* m high, at most 6, top .*, length 30 m, at most 20, pitch 36 degrees/,
    )
    const narrower = changed(wide, { building: { width: 16 } })
    expect(warningsIn(narrower)).toEqual([])
    expect(warningsIn(changed(narrower, { building: { height: 6 }, options: { roofForm: 'skillion' } }))[0]).toContain(
      'top 8.91 m high, at most 8.5',
    )
  })

  test('of another kind of region is refused by name', () => {
    const contradiction = assess(changed(house, { site: { region: 'A2' }, options: { windClass: 'C2' } }), catalogue)
    expect(contradiction).toMatchObject({ verdict: 'not-supported', chargeable: false })
    expect(contradiction.resultString).toContain('Wind class C2 is not a class of wind region A2')
  })

  test('contract and engine refuse the same', () => {
    for (const windClass of windClassNames)
      for (const region of windRegions)
        expect(contradictsRegion(windClass, region)).toBe(contract.contradictsRegion(windClass, region))
  })
})
