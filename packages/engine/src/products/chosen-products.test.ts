import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

const own = { ...catalogue, racking: { 'example-rail': sampleRacking }, modules: { 'example-module': sampleModule } }
const racking = 'example-rail'
const withRacking = (input: AssessmentInput) => assess(changed(input, { options: { racking } }), own)
/** In Sydney, a place of the lists that does not lie high. */
const house = changed(roof('house-timber-battens'), { site: { latitude: -33.8678 } })

describe('a roof with a racking system', () => {
  const result = withRacking(house)
  const [internal] = result.zoneResults
  const check = (id: string) => internal?.checks.find((one) => one.id === id)

  it('gets the spacing that its figures give by hand', () => {
    // By hand: w_u 0.6305 kPa, t 0.9 m. Foot 1.5 kN: 1.5/(0.6305 x 0.9) = 2.643 m. Rail EI 4: K_3 = 3.867 kN m2 with
    // w 0.3729 kPa: (3.867 x 1.808/(0.3729 x 0.9))^(1/4) = 2.136 m. Splice 0.4 kNm, three spans: (10 x 0.4/(0.6305 x
    // 0.9))^(1/2) = 2.655 m. So 2.136 m, two batten spacings of 0.9 m.
    expect(internal?.uplift).toBeCloseTo(0.6305, 4)
    expect(internal?.spacingBeforeSettingOut).toBeCloseTo(2136.4, 1)
    expect([internal?.numRails, internal?.fixingSpacing]).toEqual([2, 1800])
    expect(check('foot-bracket')).toMatchObject({
      title: 'foot with its screws',
      capacity: 1.5,
      reason: 'capacity of Example rail',
    })
    // 0.6305 x 0.9 x 1.8 / 1.5; 0.6305 x 0.9 x 1.8 x 1.8 / 10 / 0.4
    expect(check('foot-bracket')?.utilisation).toBeCloseTo(0.681, 3)
    expect(check('rail-bending')?.utilisation).toBeCloseTo(0.45965, 4)
    expect(check('timber-screw-withdrawal')).toBeUndefined()
  })

  it('prints every figure with its source, as sure as the entry', () => {
    const source = 'Example rail, 2026-03: Example Racking, certificate 12'
    const figures = stepsOf(result.trace).filter(({ step }) => step.source === source)
    expect(figures.map(({ step: { symbol, value, status } }) => [symbol, value, status])).toEqual([
      ['R_f', 1.5, 'verified'],
      ['EI', 4, 'verified'],
      ['phi_M', 0.4, 'verified'],
    ])
  })

  it('names the system, and its rail and overhang among the assumptions', () => {
    expect(result.products).toEqual([
      {
        kind: 'racking',
        id: 'example-rail',
        name: 'Example rail',
        origin: 'imported',
        source: 'Example Racking, certificate 12',
        edition: '2026-03',
        validUntil: '2028-12-31',
        status: 'verified',
      },
    ])
    const said = new Map(result.assumptions.map(({ label, value }) => [label, value]))
    expect(said.get('Racking system')).toBe('Example rail')
    expect(said.get('Rail')).toBe('EI 4 kN m2, design moment 0.4 kNm')
    expect(said.get('Rail overhang')).toBe('at most 40 % of the fixing spacing and 300 mm')
    expect(said.has('Foot')).toBe(false)
  })

  it('on tiles counts its hooks', () => {
    const tiles = withRacking(roof('house-tile-on-trusses')).zoneResults[0]
    const hooks = tiles?.checks.filter(({ id }) => id.startsWith('tile-hook'))
    expect(hooks?.map(({ capacity }) => capacity)).toEqual([1.6, 0.9])
  })

  it('that publishes no clamp for the sheeting asks its manufacturer, and counts no more than its weakest clamp', () => {
    const clamps = withRacking(roof('clamps-on-ribs'))
    expect(clamps.conditions).toContain(
      'Example rail has no published clamp capacity for this support and wind region: its manufacturer confirms the force per fixing of each zone.',
    )
    const weak = { ...sampleRacking, fixings: sampleRacking.fixings.map((fixing) => ({ ...fixing, capacity: 0.5 })) }
    const input = changed(roof('clamps-on-ribs'), { options: { racking } })
    const limited = assess(input, { ...own, racking: { 'example-rail': weak } }).zoneResults[0]
    expect(limited?.checks.find(({ id }) => id === 'clamp-capacity')?.capacity).toBe(0.5)
  })

  it('with a rail alone keeps the generic feet, without a condition', () => {
    const rail = { ...sampleRacking, fixings: [] }
    const input = changed(house, { options: { racking } })
    const { zoneResults, conditions, assumptions } = assess(input, { ...own, racking: { 'example-rail': rail } })
    expect(zoneResults[0]?.checks.map(({ id }) => id)).toContain('timber-screw-withdrawal')
    expect(conditions.filter((condition) => !condition.startsWith('Module'))).toEqual([])
    expect(assumptions.map(({ label }) => label)).toContain('Foot')
  })
})

describe('a roof with a module', () => {
  const options = { module: 'example-module', racking, panelLengthExact: 1762, panelWidthExact: 1134, arrayMass: 13.06 }

  it('says where size and mass come from', () => {
    const { assumptions, products } = assess(changed(house, { options }), own)
    const said = assumptions
      .filter(({ label }) => /mass|length|width/i.test(label))
      .map(({ value, source }) => [value, source])
    const module = 'Example module, Revision 4: Example Modules, installation manual'
    expect(said).toEqual([
      ['13.06 kg/m²', 'module and racking system'],
      ['1762 mm', module],
      ['1134 mm', module],
    ])
    expect(products?.map(({ kind }) => kind)).toEqual(['racking', 'module'])
  })
})

describe('a racking system or module that does not count', () => {
  it('is not supported when the catalogue does not hold it', () => {
    const unknown = assess(changed(house, { options: { racking: 'lost-rail', module: 'lost-module' } }), own)
    expect(unknown).toMatchObject({ verdict: 'not-supported', chargeable: false })
    expect(unknown.resultString).toContain('There is no racking system "lost-rail" in the catalogue.')
    expect(unknown.resultString).toContain('There is no module "lost-module" in the catalogue.')
  })

  it('has a condition when it is out of date', () => {
    const late = { ...changed(house, { options: { racking, edition: '2011' } }), outOfDate: ['racking'] as const }
    expect(assess(late, own)).toMatchObject({
      verdict: 'pass-with-conditions',
      conditions: [
        'The figures of the racking system Example rail (2026-03) do not hold on the date of the project: ask its manufacturer for the current edition.',
      ],
    })
  })
})

it('without a choice a result says nothing of products', () => {
  expect(assess(house, catalogue)).not.toHaveProperty('products')
})

describe('a named rail', () => {
  const withSystem = (change: Partial<typeof sampleRacking>, options: Partial<AssessmentInput['options']> = {}) =>
    assess(changed(house, { options: { racking, ...options } }), {
      ...catalogue,
      racking: { 'example-rail': { ...sampleRacking, ...change } },
    })
  const weak = {
    rail: { ...sampleRacking.rail, momentCapacity: 0.2 },
    splice: { momentCapacity: 0.2, partNumber: null },
  }

  it('on two or three feet takes what a simple span takes, an instruction for each zone', () => {
    // By hand: 0.2 kNm under 0.6305 x 0.9 kN/m: (10 x 0.2/0.5675)^(1/2) = 1.877 m, one span (8 x 0.2/0.5675)^(1/2) = 1.679 m.
    const result = withSystem(weak)
    expect(result.zoneResults[0]?.fixingSpacing).toBe(1800)
    expect(result.instructions?.join()).toMatch(/^Rails on two or three feet: Internal, feet at most 900 mm apart/)
    expect(withSystem({}).instructions?.join() ?? '').not.toContain('two or three feet')
  })

  it('whose splices are not published needs ones certified for its moment, beyond that of a rail without a name', () => {
    const feet = sampleRacking.fixings.map((fixing) => ({ ...fixing, capacity: 10 }))
    const rail = { ...sampleRacking.rail, stiffness: 400, momentCapacity: 3 }
    const unknown = { fixings: feet, rail, splice: { momentCapacity: null, partNumber: null } }
    const unnamed = { ...catalogue.fixings.rail, momentCapacity: 0.1 }
    const shed = assess(changed(roof('shed-region-a-roof-8'), { options: { racking } }), {
      ...catalogue,
      fixings: { ...catalogue.fixings, rail: unnamed },
      racking: { 'example-rail': { ...sampleRacking, ...unknown } },
    })
    const bending = shed.zoneResults.flatMap(({ checks }) => checks.filter(({ id }) => id === 'rail-bending'))
    expect(bending.some(({ outcome, capacity }) => outcome === 'condition' && capacity === 0.1)).toBe(true)
    expect(shed.conditions.join()).toMatch(/Splices of the rails: only ones certified for a design moment of at least/)
    expect(withSystem({ fixings: feet }).conditions.join()).not.toContain('Splices')
  })
})
