import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'

/** The house of the issue: rails along battens at 900 mm over rafters at 900 mm. */
const house = changed(roof('house-rails-along-battens'), {
  purlin: { spacing: 900, span: 900, depth: 35, breadth: 70 },
  rafter: { spacing: 900 },
  options: { arrayMass: null, battenCapacity: null },
})
/** Feet stand 975 mm apart there, nearly 1.05 of the rafters. */
const wider = changed(house, { rafter: { spacing: 930 } })
const across = changed(house, { array: { railDirection: 'perpendicular' }, rafter: { spacing: 600 } })

const internal = (input: AssessmentInput) => assess(input, catalogue).zoneResults[0]
const spacing = (input: AssessmentInput) => internal(input)?.fixingSpacing
const crossingConditions = (input: AssessmentInput) =>
  assess(input, catalogue).conditions.filter((condition) => condition.includes('crossing'))
const idsOf = (input: AssessmentInput) => internal(input)?.checks.map(({ id }) => id)

describe('batten crossings below feet', () => {
  test('fixing not known: feet load a crossing no more than the bare roof does, without a condition', () => {
    expect(spacing(house)).toBe(925)
    expect(crossingConditions(house)).toEqual([])
    expect(internal(house)?.alternatives[0]).toMatchObject({ numRails: 2 })
    expect(internal(house)?.alternatives[0]?.fixingSpacing).toBeGreaterThan(1700)
    expect(internal(house)?.alternatives[0]?.condition).toMatch(/must hold .* one No\. 14 type 17 screw holds 2\.02 kN/)
  })

  test('closer rafters bring the feet closer', () => {
    expect(spacing(changed(house, { rafter: { spacing: 600 } }))).toBe(625)
  })

  test('clamps on ribs further apart than the rafters stand on every rib', () => {
    const clamped = changed(house, {
      roofCover: { kind: 'tin-clamped', sheeting: 5 },
      array: { fixing: 'clamp' },
      rafter: { spacing: 300 },
    })
    expect(spacing(clamped)).toBe(305)
  })

  test('rails up the slope stand on every batten, with one condition that names each zone', () => {
    expect(spacing(across)).toBe(900)
    const [condition, ...others] = crossingConditions(across)
    expect(others).toEqual([])
    expect(condition).toMatch(/Internal 0\.\d+ kN .*Intermediate .*Edge .*One No\. 14 type 17 screw holds 2\.02 kN\.$/)
  })

  test('a known fixing counts instead: two screws carry what the other checks allow', () => {
    const screwed = changed(house, { options: { battenFixing: 'two-screws' } })
    expect(spacing(screwed)).toBeGreaterThan(1700)
    expect(crossingConditions(screwed)).toEqual([])
    expect(idsOf(screwed)).toContain('batten-crossing')
  })

  test('one nail holds less than the bare roof asks: screws are the condition', () => {
    const nailed = changed(house, { options: { battenFixing: 'one-nail' } })
    expect(spacing(nailed)).toBe(900)
    expect(crossingConditions(nailed)).toHaveLength(1)
  })

  test('more than two screws hold: that number of rails fails', () => {
    const storm = changed(house, {
      site: { region: 'D' },
      building: { roofSlope: 5 },
      array: { mount: 'tilt', tilt: 10 },
      rafter: { spacing: 1200 },
    })
    expect(internal(storm)).toMatchObject({ installable: false })
    expect(internal(storm)?.checks.find(({ id }) => id === 'batten-crossing')?.outcome).toBe('fail')
  })

  test('nails in top hats or in steel rafters do not exist: refused by name', () => {
    const steel = {
      material: 'steel',
      depth: 200,
      flangeWidth: 100,
      flangeThickness: 8,
      spacing: 900,
      span: 4000,
    } as const
    const refused = (battenFixing: 'two-nails' | 'two-screws', rafter: AssessmentInput['rafter']) =>
      assess({ ...changed(house, { options: { battenFixing } }), rafter }, catalogue)
    expect(refused('two-nails', steel)).toMatchObject({ verdict: 'not-supported', chargeable: false })
    expect(refused('two-nails', steel).resultString).toContain('Nails hold timber battens in timber rafters alone')
    expect(refused('two-screws', steel).verdict).not.toBe('not-supported')
    const hats = changed(roof('members-top-hats'), { options: { battenFixing: 'one-nail', battenCapacity: null } })
    expect(assess(hats, catalogue).verdict).toBe('not-supported')
  })

  test('in B2, C and D a fixing that is not known must hold X wherever panels ask more than the bare roof', () => {
    const inRegion = (region: 'A2' | 'B2' | 'C', options = {}) => {
      const state = region === 'A2' ? ('NSW' as const) : ('QLD' as const)
      return changed(wider, { site: { region, state }, options })
    }
    expect(crossingConditions(inRegion('A2'))).toEqual([])
    // At 975 mm Internal asks no more than the bare roof, Intermediate a little more.
    const [condition] = crossingConditions(inRegion('B2'))
    expect(condition).toMatch(/: Intermediate \d\.\d+ kN \(\d\.\d+ kN without panels\), two screws/)
    expect(condition).not.toContain('Internal')
    expect(crossingConditions(inRegion('B2', { battenFixing: 'one-nail' })).join()).toMatch(/must hold/)
  })

  test('in B2 this holds by the edition of 2011 as well, which has one region B', () => {
    const old = { edition: '2011', internalPressure: 'dominant-opening' } as const
    const inRegion = (region: 'B1' | 'B2') => changed(wider, { site: { region, state: 'QLD' }, options: old })
    expect(crossingConditions(inRegion('B2')).join()).toMatch(/: Intermediate/)
    expect(crossingConditions(inRegion('B1'))).toEqual([])
  })

  test('an open door that the known fixing does not carry is a condition', () => {
    const given = changed(house, { options: { battenCapacity: 0.85 } })
    expect(assess(given, catalogue).conditions.join()).toMatch(
      /doors and windows.*\w+, uplift on a batten-to-rafter fixing \d\.\d\d kN, which takes (one screw|two screws)/,
    )
  })

  test('battens of an old house are looked at', () => {
    const old = changed(house, { options: { built: 'before-1980' } })
    expect(assess(old, catalogue).conditions).toContain(
      'Built before 1980: look at the batten fixings under the array.',
    )
  })

  test('hooks bypass the battens, Z and C stand on cleats', () => {
    for (const name of ['house-tile-on-trusses', 'shed-region-c']) {
      expect(idsOf(roof(name))?.filter((id) => id.startsWith('batten'))).toEqual([])
    }
    const battens = 'Fixings between batten and truss or rafter'
    expect(assess(roof('house-tile-on-trusses'), catalogue).exclusions).toContain(battens)
    expect(assess(roof('shed-region-c'), catalogue).exclusions).not.toContain(battens)
    expect(assess(house, catalogue).exclusions).not.toContain('Fixings between batten and truss or rafter')
  })
})
