import type { RackingFixing } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../data/index.ts'
import { noStrongerThan, rackingClamp, rackingFoot, rackingHook } from './racking-fixings.ts'
import { rackingRail } from './racking-rail.ts'

const foot = (from: number, capacity: number, change: Partial<RackingFixing> = {}): RackingFixing =>
  ({
    kind: 'foot',
    support: 'steel',
    from,
    jointGroup: null,
    region: 'non-cyclonic',
    screws: 1,
    capacity,
    partNumber: null,
    ...change,
  }) as RackingFixing

const withFixings = (...fixings: readonly RackingFixing[]) => ({ ...sampleRacking, fixings })
const valueOn = (
  system: typeof sampleRacking,
  support: Parameters<typeof rackingFoot>[1],
  screws = 1,
  cyclonic = false,
) => rackingFoot(system, support, screws, cyclonic)?.capacities['foot-bracket']?.value ?? null
const steel = (thickness: number) => ({ kind: 'steel', thickness }) as const
const timber = (depth: number, group: 'JD3' | 'JD4' | 'JD5') => ({ kind: 'timber', depth, group }) as const

describe('a foot of a racking system', () => {
  const system = withFixings(
    foot(0.75, 0.6),
    foot(1.5, 1.4),
    foot(1, 1, { region: 'cyclonic' }),
    foot(1.5, 2, { screws: 2 }),
  )

  it.each([
    [0.55, null],
    [0.75, 0.6],
    [1.2, 1],
    [1.5, 1.4],
    [3, 1.4],
  ])('on steel of %d mm holds %o kN', (thickness, expected) => {
    expect(valueOn(system, steel(thickness))).toBe(expected)
  })

  it('holds what its two screws hold where two are chosen', () => {
    expect(valueOn(system, steel(1.5), 2)).toBe(2)
    expect(valueOn(withFixings(foot(1, 2, { screws: 2 })), steel(1.5), 1)).toBeNull()
  })

  it('holds in cyclones what was tested for them alone', () => {
    expect([valueOn(system, steel(1.5), 1, true), valueOn(system, steel(0.75), 1, true)]).toEqual([1, null])
  })

  it('holds in timber of its joint group and in stronger timber', () => {
    const own = withFixings(foot(35, 1.5, { support: 'timber', jointGroup: 'JD4' } as Partial<RackingFixing>))
    expect([valueOn(own, timber(35, 'JD4')), valueOn(own, timber(90, 'JD3'))]).toEqual([1.5, 1.5])
    expect([valueOn(own, timber(35, 'JD5')), valueOn(own, timber(34, 'JD4')), valueOn(own, steel(90))]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('never holds less on thicker steel', () => {
    const rows = fc.array(
      fc.tuple(fc.double({ min: 0.4, max: 3, noNaN: true }), fc.double({ min: 0.1, max: 5, noNaN: true })),
    )
    fc.assert(
      fc.property(
        rows,
        fc.double({ min: 0.4, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (list, t, more) => {
          const own = withFixings(...list.map(([from, capacity]) => foot(from, capacity)))
          const [thin, thick] = [valueOn(own, steel(t)), valueOn(own, steel(t + more))]
          expect(thick ?? 0).toBeGreaterThanOrEqual(thin ?? 0)
        },
      ),
    )
  })

  it('is not replaced by a stronger generic one where its maker lists no such support', () => {
    const generic = {
      capacities: { 'foot-bracket': { value: 2.07, status: 'estimate', reason: 'foot-bracket' } },
      steps: [],
    } as const
    expect(noStrongerThan(system, 'foot', generic).capacities['foot-bracket']?.value).toBe(0.6)
    expect(noStrongerThan(system, 'clamp', generic)).toBe(generic)
  })
})

it('hooks and clamps of a racking system', () => {
  const hook = rackingHook(sampleRacking, timber(90, 'JD4'), false)?.capacities
  expect([hook?.['tile-hook-ultimate']?.value, hook?.['tile-hook-service']?.value]).toEqual([1.6, 0.9])
  expect(rackingHook(sampleRacking, timber(90, 'JD4'), true)).toBeNull()
  expect(rackingClamp(sampleRacking, 2, false)?.capacities['clamp-capacity']?.value).toBe(2.6)
  expect(rackingClamp(sampleRacking, 1, false)).toBeNull()
})

describe('the rail of a racking system', () => {
  it('deflects as a continuous beam, a 150th of the span, and bends as its splice allows', () => {
    // EI 4 kN m2: K_3 = 4 x 145 / 150; design moments 0.5 of the rail, 0.4 of the splice.
    const { rail } = rackingRail(sampleRacking, catalogue.fixings.rail)
    expect(rail.stiffness).toBeCloseTo(3.8667, 4)
    expect([rail.momentCapacity, rail.certifiableMoment, rail.changeOver]).toEqual([0.4, 0.4, 1.808])
    expect(rail.status).toBe('verified')
  })

  it('bends like one that is not named where no moment is published', () => {
    const unknown = {
      ...sampleRacking,
      rail: { ...sampleRacking.rail, momentCapacity: null },
      splice: { momentCapacity: null, partNumber: null },
    }
    const { rail } = rackingRail(unknown, catalogue.fixings.rail)
    expect([rail.momentCapacity, rail.certifiableMoment, rail.status]).toEqual([0.364, 1.18, 'estimate'])
  })

  it('counts three spans and more where it is named, and what is not published as that of a rail without a name', () => {
    const of = (rail: number | null, splice: number | null, origin: 'imported' | 'generic' = 'imported') => {
      const system = {
        ...sampleRacking,
        origin,
        rail: { ...sampleRacking.rail, momentCapacity: rail },
        splice: { momentCapacity: splice, partNumber: null },
      }
      const { momentCapacity, certifiableMoment, certified, momentDivisor } = rackingRail(
        system,
        catalogue.fixings.rail,
      ).rail
      return [momentCapacity, certifiableMoment, certified, momentDivisor]
    }
    expect(of(0.5, 0.4)).toEqual([0.4, 0.4, 'splices', 10])
    expect(of(0.5, null)).toEqual([0.364, 0.5, 'splices', 10])
    expect(of(0.3, null)).toEqual([0.3, 0.3, 'splices', 10])
    expect(of(null, 0.5)).toEqual([0.364, 0.5, 'rail', 8])
    expect(of(1.18, null, 'generic')).toEqual([0.364, 1.18, 'rail', 8])
  })

  it('of every published system deflects no less than the generic one, or is stiffer by its source', () => {
    const light = catalogue.racking['generic-light-rail']
    if (!light) throw new Error('the light rail is missing')
    expect(rackingRail(light, catalogue.fixings.rail).rail.stiffness).toBeLessThanOrEqual(
      catalogue.fixings.rail.stiffness,
    )
  })
})
