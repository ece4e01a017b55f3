import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess, say } from '../../../testing/assess-in-words.ts'
import { verified } from '../../../testing/catalogues.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { notAnISection, rafterSection, type SteelRafter } from './rafter-section.ts'
import { massOfSection } from './steel-rafter.ts'

const beams = catalogue.sections.universalBeams
const measured = (depth: number, flangeWidth: number, flangeThickness: number): SteelRafter => ({
  material: 'steel',
  depth,
  flangeWidth,
  flangeThickness,
  spacing: 6000,
  span: 9000,
})
const named = (...sizes: [number, number, number]) => say(rafterSection(measured(...sizes), catalogue, false).name)

describe('the section of a measured rafter', () => {
  test('is the rolled beam within 3 % of depth and width and 0.6 mm of the flange', () => {
    expect(named(310, 165, 10.2)).toBe('310UB40.4')
    expect(named(304 * 1.03, 165 * 0.97, 10.8)).toBe('310UB40.4')
    expect(named(304 * 1.031, 165, 10.2)).toContain('mm')
    expect(named(304, 165 * 1.031, 10.2)).toContain('mm')
    expect(named(304, 165, 10.9)).toContain('mm')
  })

  test('is the lightest of several', () => {
    // 200UB22.3 and 200UB25.4 both match; the web of the lighter is the thinner.
    expect(named(202, 133, 7.4)).toBe('200UB22.3')
    expect(named(205, 133, 8.7)).toContain('mm')
  })

  test.each(beams.rows)('of $section finds itself, at the mass of its name', (row) => {
    const found = rafterSection(measured(row.depth, row.flangeWidth, row.flangeThickness), catalogue, false)
    expect(massOfSection(found)).toBeLessThanOrEqual(Number(row.section.split('UB')[1]) * 1.015)
    if (found.name === row.section) expect(massOfSection(found) / Number(row.section.split('UB')[1])).toBeCloseTo(1, 1)
  })

  test('otherwise has the thinnest web of rolled beams and no fillets: an estimate', () => {
    const found = rafterSection(measured(400, 200, 12), catalogue, false)
    expect(found.dimensions).toMatchObject({ tw: 0.56 * 12, r: 0 })
    expect(found).toMatchObject({ flangeYield: 300, webYield: 300, status: 'estimate', publishedModulus: null })
    expect(rafterSection(measured(200, 100, 5), catalogue, false).dimensions.tw).toBe(4)
    expect(rafterSection(measured(700, 250, 22), catalogue, false).flangeYield).toBe(280)
  })

  test('without fillets twists as its plates between the middles of the flanges', () => {
    const { properties } = rafterSection(measured(400, 200, 12), catalogue, false)
    expect(properties.J).toBeCloseTo((2 * 200 * 12 ** 3 + (400 - 12) * 6.72 ** 3) / 3, 6)
  })

  test('is listed as an estimate, on which the result rests', () => {
    const sound = {
      rafter: { depth: 333, flangeWidth: 150, flangeThickness: 13, spacing: 3000, span: 3000 },
      options: { ridgeColumn: true },
    }
    const shed = assess(changed(roof('shed-region-c'), sound), { ...verified, method: catalogue.method })
    expect(shed.roofChecks.map(({ status }) => status)).toContain('estimate')
    expect(shed.unverified.map(({ item }) => item)).toContain('Web thickness of the rafter (estimate)')
    expect(shed.basis).toBe('unconfirmed')
  })

  test('built before 1995 has 250 MPa in web and flange', () => {
    for (const sizes of [measured(310, 165, 10.2), measured(400, 200, 12)])
      expect(rafterSection(sizes, catalogue, true)).toMatchObject({ flangeYield: 250, webYield: 250 })
  })

  test('that is not a beam has a reason', () => {
    expect(notAnISection(measured(20, 100, 10))).toBe('rafter-not-deeper-than-flanges')
    expect(notAnISection(measured(200, 4, 10))).toBe('flange-not-wider-than-web')
    const shed = changed(roof('shed-region-a-roof-8'), { rafter: { depth: 20, flangeThickness: 10 } })
    expect(assess(shed, catalogue)).toMatchObject({ verdict: 'not-supported', chargeable: false })
  })
})

describe('fly braces', () => {
  const shed = roof('shed-region-a-roof-8')
  const uplift = (flyBraceSpacing: number | null) =>
    assess(changed(shed, { options: { ridgeColumn: true, flyBraceSpacing } }), catalogue).roofChecks.find(
      ({ id }) => id === 'rafter-section-uplift',
    )?.capacity ?? 0

  test('hold the bottom flange in uplift; further apart than the span they are none', () => {
    expect(uplift(3000)).toBeGreaterThan(3 * uplift(null))
    expect(uplift(12_000)).toBe(uplift(null))
    expect(uplift(30_000)).toBe(uplift(null))
  })

  test('are no closer than the purlins that they run from', () => {
    expect(shed.purlin.spacing).toBeGreaterThan(500)
    expect(uplift(1)).toBe(uplift(shed.purlin.spacing))
    expect(uplift(1)).toBeGreaterThan(uplift(3 * shed.purlin.spacing))
  })
})
