import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { stepsOf } from '../../../testing/trace.ts'

/** Rails along battens at 900 mm over rafters at 600 mm. */
const onBattens = changed(roof('house-rails-along-battens'), {
  purlin: { spacing: 900, span: 600, depth: 35, breadth: 70 },
  rafter: { spacing: 600, span: 1800, depth: 90, breadth: 45 },
  options: { arrayMass: null, battenCapacity: null },
})
const house = changed(onBattens, { options: { feetOverRafters: true } })
const zoneOf = (input: AssessmentInput, title: string) =>
  assess(input, catalogue).zoneResults.find((zone) => zone.title === title)
const internal = (input: AssessmentInput) => zoneOf(input, 'Internal')

describe('feet over rafters', () => {
  test('stand whole rafter spacings apart, further than battens and crossings let feet on battens', () => {
    expect(internal(onBattens)?.fixingSpacing).toBe(625)
    const spacing = internal(house)?.fixingSpacing ?? 0
    expect(spacing % 600).toBe(0)
    expect(spacing).toBeGreaterThanOrEqual(1200)
  })

  test('are an alternative where crossings limit the spacing, with what they give as a roof of their own', () => {
    const zone = internal(onBattens)
    const own = internal(house)
    expect(zone?.alternatives[0]).toEqual({
      numRails: own?.numRails,
      fixingSpacing: own?.fixingSpacing,
      condition: 'with the feet over the rafters, screwed through the batten into the rafter',
    })
    expect(JSON.stringify(own?.alternatives)).not.toContain('over the rafters')
    const unlimited = changed(onBattens, { options: { battenCapacity: 20 } })
    expect(JSON.stringify(internal(unlimited)?.alternatives)).not.toContain('over the rafters')
  })

  test('neither battens nor crossings are checked, rafters are checked zone by zone as under tiles', () => {
    const ids = internal(house)?.checks.map(({ id }) => id) ?? []
    expect(ids.filter((id) => id.startsWith('batten') || id.startsWith('purlin'))).toEqual([])
    expect(ids.some((id) => id.startsWith('rafter'))).toBe(true)
    const result = assess(house, catalogue)
    expect(result.roofChecks).toEqual([])
    expect(result.exclusions).toContain('Fixings between batten and truss or rafter')
    expect(result.assumptions.map(({ value }) => value)).toContain(
      'over rafters, screwed through the batten with 35 mm of thread in the rafter',
    )
  })

  test("screws hold by 35 mm of the rafter's timber, whatever the batten", () => {
    const withdrawal = (input: AssessmentInput) =>
      stepsOf(assess(input, catalogue).trace).find(
        ({ path, step }) => path.endsWith('/fixings') && step.symbol === 'l_p',
      )
    expect(withdrawal(house)?.step.value).toBe(35)
    expect(withdrawal(changed(house, { purlin: { depth: 20 } }))?.step.value).toBe(35)
    const capacity = (species: 'softwood' | 'hardwood') =>
      internal(changed(house, { rafter: { species } }))?.checks.find(({ id }) => id === 'timber-screw-withdrawal')
        ?.capacity
    expect(capacity('softwood')).toBeCloseTo(2.023, 3)
    expect(capacity('hardwood')).toBeCloseTo(3.332, 3)
  })

  test('the instruction says how long the screws are', () => {
    expect(assess(house, catalogue).instructions?.[0]).toMatch(/^Feet over rafters: screws at least 70 mm long and/)
    expect(assess(onBattens, catalogue).instructions).toEqual([
      expect.stringMatching(/^The batten crossings limit the spacing of feet here\. Feet over the rafters/),
    ])
    const upTheSlope = changed(onBattens, { array: { railDirection: 'perpendicular' } })
    expect(assess(upTheSlope, catalogue).instructions).toBeUndefined()
  })

  test.each([
    [{ purlin: { depth: 51 } }, 'battens up to 50 mm deep'],
    [{ array: { railDirection: 'perpendicular' } }, 'rails along the battens'],
    [{ rafter: { depth: 35 } }, 'rafters at least 40 mm deep'],
    [{ roofCover: { kind: 'tile' } }, 'screwed metal roofing'],
  ] as const)('where they cannot stand they are refused: %j', (change, need) => {
    const result = assess(changed(house, change), catalogue)
    expect(result.verdict).toBe('not-supported')
    expect(result.resultString).toContain(`Feet over rafters need ${need}`)
  })

  test('a rafter spacing of 0 is told, not divided by', () => {
    const result = assess(changed(house, { rafter: { spacing: 0 } }), catalogue)
    expect(result.verdict).toBe('needs-engineer')
    expect(result.notChecked.join()).toContain('rafter spacing is 0')
  })
})
