import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { withTables } from '../../testing/catalogues.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = roof('house-timber-battens')
const weak = changed(house, { purlin: { depth: 12 } })
const sparse = changed(house, { purlin: { spacing: 900 }, site: { terrainCategory: 2 } })

describe('the ends of the ridge', () => {
  test('carry force, rails, checks and loads as a zone does', () => {
    const ends = assess(house, catalogue).ridgeCorner
    expect(ends?.installable).toBe(true)
    expect(ends?.localPressureFactor).toBe(3)
    expect(ends?.checks.length).toBeGreaterThan(3)
    expect(ends?.governingCheck).not.toBeNull()
    expect(ends?.railPlacement).not.toBeNull()
    const strip = { 2: 0.5, 3: 0.42, 4: 0.3 }[ends?.numRails as 2 | 3 | 4]
    const length = house.options.panelLengthExact ?? house.array.panelLength.upper
    const force = ((ends?.uplift ?? 0) * strip * length * (ends?.fixingSpacing ?? 0)) / 1e6
    expect(ends?.fixingForce).toBeCloseTo(force, 12)
  })

  test('have a reason and advice where nothing passes', () => {
    const ends = assess(weak, catalogue).ridgeCorner
    expect(ends).toMatchObject({ installable: false, numRails: 0, fixingSpacing: null, fixingForce: null })
    expect(ends?.reason).toContain('No arrangement passes')
    expect(ends?.place).toBe('squares of 1 m at both ends of the ridge')
  })

  test('are in the sentence that is printed first', () => {
    const long = changed(house, { purlin: { span: 900 } })
    expect(assess(long, catalogue).resultString).toContain('Keep the ridge ends clear.')
    const result = assess(sparse, catalogue)
    const { numRails, fixingSpacing } = result.ridgeCorner ?? {}
    expect(result.zoneResults[2]?.fixingSpacing === fixingSpacing && result.zoneResults[2]?.numRails === numRails).toBe(
      false,
    )
    expect(result.resultString).toContain(
      `At the ridge ends: ${numRails} rails with fixings every ${fixingSpacing} mm.`,
    )
    const flat = assess(changed(weak, { building: { roofSlope: 5 } }), catalogue)
    expect(flat.resultString).not.toContain('ridge ends')
  })

  test('are what a corner without a zone points to, in the edition that has them', () => {
    const reason = (edition: '2021' | '2011') =>
      assess(changed(house, { options: { edition } }), catalogue).zoneResults[3]?.reason
    expect(reason('2021')).toContain('see Ridge ends')
    expect(reason('2011')).toMatch(/^N\/A: there is no corner zone at a roof slope of 10 degrees or more$/)
  })
})

describe('the distance to roof edges', () => {
  test('is a figure of every roof, and no condition', () => {
    expect(assess(house, catalogue).setback).toBe(200)
    const raised = assess(
      changed(house, { options: { panelGap: 150.25 }, building: { shape: 'irregular' } }),
      catalogue,
    )
    expect(raised.setback).toBe(300.5)
    expect(raised.conditions.join()).not.toContain('from roof edges.')
  })
})

test('purlins without a capacity table are in the sentence that is printed first', () => {
  const without = assess(roof('shed-region-a-roof-8'), withTables({}))
  expect(without.resultString).toContain('Preliminary: no capacity table for Z 150 x 1.5')
  expect(without.notChecked[0]).toContain('no capacity table for Z 150 x 1.5')
  expect(assess(roof('shed-region-a-roof-8'), catalogue).resultString).not.toContain('Preliminary')
})

test('an area to keep clear is never stated smaller than it is', () => {
  const odd = changed(weak, { building: { length: 11.117, width: 11.117 } })
  const { ridgeCorner, valueA } = assess(odd, catalogue)
  expect(valueA).toBeCloseTo(2.2234, 9)
  expect(ridgeCorner?.place).toBe('squares of 1.12 m at both ends of the ridge')
})
