import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../testing/assess-in-words.ts'
import { verified } from '../testing/catalogues.ts'
import { changed, roof } from '../testing/roofs.ts'
import { stepsOf } from '../testing/trace.ts'

/** In Sydney, a place of the lists that does not lie high. */
const house = changed(roof('house-timber-battens'), { site: { latitude: -33.8678 } })
/** Where the edition of 2021 has ridge ends, an unknown module needs a test. */
const withoutRidgeEnds = changed(house, { options: { edition: '2011' } })
const shed = roof('shed-region-a-roof-8')
const tiles = roof('house-tile-on-trusses')
const clamps = roof('clamps-on-ribs')

const verdictOf = (input: typeof house) => assess(input, catalogue).verdict

describe('verdict', () => {
  test('a sound roof passes; figures that an engineer must confirm are its basis, not a condition', () => {
    const result = assess(withoutRidgeEnds, catalogue)
    expect(result).toMatchObject({ verdict: 'pass', basis: 'unconfirmed', conditions: [] })
    expect(result.unverified.length).toBeGreaterThan(3)
    expect(result.notChecked).toEqual([])
    expect(result.resultString).toContain('in all 3 zones')
    expect(result.resultString).not.toContain('Preliminary')
    expect(result.chargeable).toBe(true)
  })

  test('with verified figures the same roof passes on confirmed figures', () => {
    const result = assess(withoutRidgeEnds, verified)
    expect(result).toMatchObject({ verdict: 'pass', basis: 'confirmed', conditions: [], unverified: [] })
    expect(result.resultString).toBe('Panels can be fixed in all 3 zones.')
  })

  test('zones that fail are kept clear, and the result names those that pass', () => {
    const result = assess(shed, catalogue)
    expect(result.resultString).toContain('in 3 of 4 zones (Internal, Intermediate and Edge)')
    expect(result.conditions).toContain(
      'Keep panels out of the Corner zone: squares of 1.5 m where two roof edges meet.',
    )
  })

  test('a steep roof is not supported, whatever else applies', () => {
    const result = assess(changed(house, { building: { roofSlope: 46, height: 26 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'not-supported', chargeable: false })
    expect(verdictOf(changed(withoutRidgeEnds, { building: { roofSlope: 45 } }))).toBe('pass')
  })

  test('panels steeper than 30 degrees need an engineer; nothing is extrapolated', () => {
    const tilted = changed(house, { building: { roofSlope: 21 }, array: { mount: 'tilt', tilt: 10 } })
    const result = assess(tilted, catalogue)
    expect(result).toMatchObject({ verdict: 'needs-engineer', chargeable: false })
    expect(result.zoneResults.every((zone) => !zone.installable)).toBe(true)
    expect(verdictOf(changed(tilted, { building: { roofSlope: 20 } }))).not.toBe('needs-engineer')
  })

  test('a flush array on a roof of 35 degrees is calculated', () => {
    expect(verdictOf(changed(withoutRidgeEnds, { building: { roofSlope: 35 } }))).toBe('pass')
  })

  test('above 25 m an engineer is needed, and the zones are still calculated', () => {
    const result = assess(changed(house, { building: { height: 25.5 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'needs-engineer', chargeable: true })
    expect(result.zoneResults[0]?.checks.length).toBeGreaterThan(0)
  })

  test('tiles on steel purlins, contradictions and unknown sheeting are not supported', () => {
    expect(verdictOf({ ...tiles, purlin: shed.purlin })).toBe('not-supported')
    expect(verdictOf(changed(house, { array: { fixing: 'clamp' } }))).toBe('not-supported')
    expect(verdictOf({ ...clamps, roofCover: { kind: 'tin-clamped', sheeting: 7 } })).toBe('not-supported')
    expect(verdictOf(changed(house, { options: { panelLengthExact: 1 } }))).toBe('not-supported')
    expect(verdictOf(changed(house, { purlin: { spacing: 5 } }))).toBe('not-supported')
  })

  test('importance level 4: not offered under 5 years, an analysis at 100', () => {
    expect(verdictOf(changed(house, { options: { importanceLevel: 4, designLife: 1 } }))).toBe('not-supported')
    expect(verdictOf(changed(house, { options: { importanceLevel: 4, designLife: 100 } }))).toBe('needs-engineer')
    expect(verdictOf(changed(house, { options: { importanceLevel: 4, designLife: 100, returnPeriod: 2500 } }))).toBe(
      'pass-with-conditions',
    )
  })

  test('no zone passes: not installable', () => {
    const result = assess(changed(roof('thin-top-hat-region-d'), { rafter: { spacing: 1500 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'not-installable', chargeable: true })
    expect(result.zoneResults.every((zone) => zone.fixingSpacing === null && zone.reason && zone.place)).toBe(true)
  })
})

describe('a field that is 0', () => {
  test('purlin spacing under tin: nothing is set out and nothing charged', () => {
    const result = assess(changed(house, { purlin: { spacing: 0 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'needs-engineer', chargeable: false })
    expect(result.notChecked).toContain('Not checked: purlin spacing is 0')
    expect(result.zoneResults[0]).toMatchObject({ installable: false, reason: 'Not checked: purlin spacing is 0.' })
  })

  test('rafter spacing under tiles: nothing is set out', () => {
    const result = assess(changed(tiles, { rafter: { spacing: 0 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'needs-engineer', chargeable: false })
  })

  test('rafter spacing and span under tin: zones are calculated, the rafters are not', () => {
    const result = assess(changed(house, { rafter: { spacing: 0, span: 0 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'needs-engineer', chargeable: true })
    expect(result.zoneResults[0]?.fixingSpacing).toBe(1800)
    expect(result.notChecked).toContain('Not checked: rafter span is 0')
    expect(result.resultString).toContain('rafter spacing is 0')
  })
})

describe('zones', () => {
  test('four zones in the specified order, the corner N/A from 10 degrees on', () => {
    const steep = assess(changed(house, { building: { roofSlope: 10 } }), catalogue)
    expect(steep.zoneResults.map((zone) => zone.title)).toEqual(['Internal', 'Intermediate', 'Edge', 'Corner'])
    expect(steep.zoneResults[3]).toMatchObject({ notApplicable: true, numRails: 0, fixingSpacing: null, checks: [] })
    const flat = assess(changed(house, { building: { roofSlope: 9.9 } }), catalogue)
    expect(flat.zoneResults[3]?.notApplicable).toBeUndefined()
    expect([steep.ridgeCorner?.size, flat.ridgeCorner]).toEqual([1, null])
  })

  test('the ridge ends belong to the edition of 2021', () => {
    expect(assess(changed(house, { options: { edition: '2011' } }), catalogue).ridgeCorner).toBeNull()
    const weak = changed(house, { purlin: { depth: 12 } })
    expect(assess(weak, catalogue).ridgeCorner).toMatchObject({ installable: false, numRails: 0, fixingSpacing: null })
  })

  test('an irregular roof has bands along every edge and re-entrant corner', () => {
    const irregular = changed(roof('thin-top-hat-region-d'), { building: { shape: 'irregular' } })
    expect(assess(irregular, catalogue).zoneResults[2]?.place).toBe(
      'the band up to 1.5 m from roof edges and re-entrant corners',
    )
  })

  test('a setback of 200 mm, or twice the gap', () => {
    expect(assess(house, catalogue).setback).toBe(200)
    expect(assess(changed(house, { options: { panelGap: 300 } }), catalogue).setback).toBe(600)
  })

  test('a parapet counts only when it is chosen', () => {
    const flat = changed(shed, { building: { parapetHeight: 1 } })
    const credited = changed(flat, { options: { parapetCredit: true } })
    const edge = (input: typeof house) => assess(input, catalogue).zoneResults[2]?.localPressureFactor
    expect([edge(flat), edge(credited)]).toEqual([2, 1])
  })
})

describe('the clause for panels parallel to a roof', () => {
  const wide = changed(shed, {
    building: { length: 40, width: 30, height: 6, roofSlope: 5 },
    options: { internalPressure: 'permeable' },
  })
  const chosen = changed(wide, { options: { zoning: 'panel-clause' } })
  // Made-up numbers: they prove the path, nothing else.
  const entered = {
    ...catalogue,
    wind: {
      ...catalogue.wind,
      panelClause: { ...catalogue.wind.panelClause, '2021': { central: 1.5, end: 1.7, source: 'fixture' } },
    },
  }

  test('is off until coefficients are entered', () => {
    const result = assess(chosen, catalogue)
    expect(result.zoneResults.length).toBe(4)
    expect(result.assumptions.find((entry) => entry.label === 'Zoning')?.source).toContain('not entered')
  })

  test('gives Central and End with the entered coefficients, marked unverified', () => {
    const result = assess(chosen, entered)
    expect(result.zoneResults.map((zone) => zone.title)).toEqual(['Central', 'End'])
    expect(result.unverified.map((entry) => entry.item)).toContain('Net pressure coefficient of the zone (unverified)')
    const steps = stepsOf(result.trace)
    expect(steps.filter(({ step }) => step.symbol === 'C').map(({ step }) => step.value)).toEqual([1.5, 1.7])
    expect(result.resultString).toContain('2 zones')
    expect(result.setback).toBe(200)
  })

  test('falls back to four zones outside its conditions', () => {
    const zones = (parts: Parameters<typeof changed>[1]) => assess(changed(chosen, parts), entered).zoneResults.length
    expect(zones({})).toBe(2)
    expect(zones({ building: { roofSlope: 0.5 } })).toBe(4)
    expect(zones({ building: { roofSlope: 31 } })).toBe(4)
    expect(zones({ building: { height: 16 } })).toBe(4)
    expect(zones({ building: { shape: 'irregular' } })).toBe(4)
    expect(zones({ array: { mount: 'tilt', tilt: 5 } })).toBe(4)
  })

  test('is refused by name where its coefficients have not been entered', () => {
    const refused = [assess(changed(chosen, { options: { edition: '2011' } }), entered), assess(chosen, catalogue)]
    for (const result of refused) {
      expect(result).toMatchObject({ verdict: 'not-supported', chargeable: false })
      expect(result.resultString).toContain('Central and End were chosen, but the coefficients')
    }
  })
})

describe('fixings', () => {
  test('screw into steel 0, into timber 1, tile hook 1, clamp 2', () => {
    const type = (input: typeof house) => assess(input, catalogue).zoneResults[0]?.intersectionTypeIndex
    expect([shed, house, tiles, clamps].map(type)).toEqual([0, 1, 1, 2])
  })

  test('clamps along a rail sit on ribs; other sheeting gets a condition', () => {
    expect(assess(clamps, catalogue).zoneResults.map((zone) => zone.fixingSpacing)).toEqual([1220, 915, 610, 305])
    const other = assess({ ...clamps, roofCover: { kind: 'tin-clamped', sheeting: 0 } }, catalogue)
    expect(other.conditions).toContain('Round the fixing spacing down to whole ribs of the roof sheeting.')
  })

  test('the force on a fixing is uplift times the strip times the spacing', () => {
    for (const zone of assess(shed, catalogue).zoneResults.filter((entry) => entry.installable)) {
      const strip = { 2: 0.9, 3: 0.756, 4: 0.54 }[zone.numRails as 2 | 3 | 4]
      expect(zone.fixingForce).toBeCloseTo(((zone.uplift ?? 0) * strip * (zone.fixingSpacing ?? 0)) / 1000, 12)
    }
  })

  test('two screws are the first advice where pull-out governs, and they do pass', () => {
    const corner = assess(shed, catalogue).zoneResults[3]
    expect(corner?.advice).toEqual({
      change: 'Use feet with two screws (holes 20 mm or more apart)',
      numRails: 4,
      fixingSpacing: 1200,
    })
    const again = assess(changed(shed, { options: { screwsPerFoot: 2 } }), catalogue).zoneResults[3]
    expect(again).toMatchObject({ installable: true, numRails: 4, fixingSpacing: 1200 })
  })

  test('rails without members below have a reason, with the direction that works', () => {
    const wide = changed(house, { array: { railDirection: 'parallel' }, purlin: { spacing: 1600 } })
    const zone = assess(wide, catalogue).zoneResults[0]
    expect(zone?.reason).toContain('No rails fit')
    expect(zone?.advice?.change).toBe('Turn the rails perpendicular to the purlins')
  })

  test('more wind than the fixings allow: a change that helps, or a clear zone', () => {
    const sparse = changed(shed, { purlin: { spacing: 2600 }, array: { railDirection: 'perpendicular' } })
    const { zoneResults } = assess(sparse, catalogue)
    const failing = zoneResults.filter((zone) => !zone.installable)
    expect(failing.length).toBeGreaterThan(0)
    for (const { advice, place } of failing) {
      expect(advice?.change ?? 'none').toMatch(/^(Use feet with two screws|Turn the rails|none)/)
      expect(place).toMatch(/\d m|roof/)
    }
  })

  test('alternatives are further numbers of rails that pass', () => {
    const internal = assess(house, catalogue).zoneResults[0]
    expect(internal?.alternatives).toEqual([
      { numRails: 3, fixingSpacing: 1800 },
      { numRails: 4, fixingSpacing: 1800 },
    ])
  })

  test('a stress grade with a joint group of its own counts', () => {
    const graded = changed(house, { options: { timberGrade: 'MGP12' } })
    const screws = (input: typeof house) =>
      assess(input, catalogue).zoneResults[2]?.checks.find((check) => check.id === 'timber-screw-withdrawal')?.capacity
    expect((screws(graded) ?? 0) / (screws(house) ?? 1)).toBeCloseTo(85 / 68, 12)
  })
})

describe('assumptions', () => {
  test('region A without a number needs the sub-region; the edition of 2011 has none', () => {
    const letter = changed(house, { site: { region: 'A' } })
    expect(assess(letter, catalogue).conditions.some((condition) => condition.includes('region A0'))).toBe(true)
    const old = changed(letter, { options: { edition: '2011' } })
    expect(assess(old, catalogue).conditions.some((condition) => condition.includes('region A0'))).toBe(false)
  })

  test('an unsure thickness is a condition and an assumption', () => {
    const unsure = changed(shed, { purlin: { thicknessUnsure: true } })
    const result = assess(unsure, catalogue)
    expect(result.conditions).toContain('Confirm on site that the purlins are at least 1.5 mm thick.')
    expect(result.assumptions.map((entry) => entry.label)).toContain('Purlin thickness')
  })

  test('unverified figures are listed once, without what follows from them', () => {
    const items = assess(tiles, catalogue).unverified.map((entry) => entry.item)
    expect(items).toContain('Tile hook, ultimate, on a full support (unverified)')
    expect(new Set(items).size).toBe(items.length)
    expect(items.some((item) => item.startsWith('Spacing by'))).toBe(false)
  })

  test('the worst of eight directions counts, and shielding lowers it', () => {
    const q = (input: typeof house) =>
      stepsOf(assess(input, catalogue).trace).find(({ step }) => step.symbol === 'q')?.step.value ?? 0
    const open = changed(house, { site: { region: 'B1' }, options: { directionMethod: 'directional' } })
    expect(q(open)).toBeCloseTo(q(changed(house, { site: { region: 'B1' } })), 12)
    const s = { N: 20, NE: 20, E: 3, SE: 3, S: 3, SW: 3, W: 3, NW: 3 }
    const shielded = changed(open, { options: { shielding: s } })
    // West, 0.95 with M_s 0.8, still governs over north, 0.75 with M_s 1.0.
    expect(q(shielded) / q(open)).toBeCloseTo((0.76 / 0.95) ** 2, 12)
  })
})
