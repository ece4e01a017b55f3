import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { say } from '../../testing/assess-in-words.ts'
import { beamReactions, centred } from '../../testing/continuous-beam.ts'
import { evaluateFormula } from '../../testing/evaluate-formula.ts'
import { largestLoad, railLoads } from './rail-loads.ts'
import { railsOnRibs, ribPitch } from './rib-layouts.ts'

const onRibs = (pitch: number, length: number, count: 2 | 3 | 4, shortest = length) =>
  railsOnRibs(
    ribPitch(pitch, 'a sheeting', { status: 'unverified', figures: ['sheeting/1'] }),
    { length, shortest },
    length - 150,
  ).find(({ numRails }) => numRails === count)

const gap = fc.integer({ min: 100, max: 900 }).map((millimetres) => millimetres / 1000)
const beams = fc.record({
  gaps: fc.oneof(fc.tuple(gap, gap), fc.tuple(gap, gap, gap)),
  overhang: fc.integer({ min: 0, max: 600 }).map((millimetres) => millimetres / 1000),
})

describe('what rails at any distances carry', () => {
  test('are the reactions of a continuous beam, and every step computes what it prints', () => {
    fc.assert(
      fc.property(beams, ({ gaps, overhang }) => {
        const length = gaps.reduce((sum, one) => sum + one, 2 * overhang)
        const { tributary, steps } = railLoads(length, gaps)
        const expected = beamReactions(length, centred(length, gaps))
        const found = steps.filter(({ symbol }) => symbol === 'R').map(({ value }) => value)
        expect(found).toHaveLength(gaps.length + 1)
        for (const [index, value] of found.entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 9)
        expect(tributary.value).toBe(Math.max(...found))
        expect(largestLoad(length, gaps)).toBeCloseTo(tributary.value, 12)
        for (const step of steps) expect(evaluateFormula(step.formula, step.given)).toBeCloseTo(step.value, 12)
      }),
    )
  })

  test('at equal distances are those of the formulas for rails on members', () => {
    const [e, c] = [0.466, 0.384]
    const three = Math.max(1.25 * e - (1.5 * c * c) / e, c + 0.375 * e + (0.75 * c * c) / e)
    expect(railLoads(1.7, [e, e]).tributary.value).toBeCloseTo(three, 12)
    const [f, d] = [0.466, 0.151]
    const R = d + f / 2 + ((d * d - f * f) / 10 + (d * d) / 2) / f
    expect(railLoads(1.7, [f, f, f]).tributary.value).toBeCloseTo(Math.max(R, 0.85 - R), 12)
  })
})

const placementOnRibs = (...of: Parameters<typeof onRibs>): string | undefined => {
  const layout = onRibs(...of)
  return layout !== undefined && 'placement' in layout ? say(layout.placement) : undefined
}

describe('rails on ribs', () => {
  test('three rails stand two and three ribs apart where equal distances leave the clamping zones', () => {
    expect(placementOnRibs(233, 1700, 3)).toBe(
      'rails 2 and 3 ribs apart (466 and 699 mm), outer rails 1165 mm apart, the panel overhangs both alike',
    )
    expect(onRibs(233, 1700, 3)).toMatchObject({
      tributary: { value: expect.closeTo(0.6258, 4), status: 'unverified' },
    })
  })

  test('the shortest panel of the band counts where its inner rails carry more', () => {
    expect(onRibs(233, 2000, 3)).toMatchObject({ tributary: { value: expect.closeTo(0.6793, 4) } })
    expect(onRibs(233, 2000, 3, 1901)).toMatchObject({ tributary: { value: expect.closeTo(0.738, 4) } })
  })

  test('a number of rails that fits no whole ribs is left out, with its reason', () => {
    expect(onRibs(700, 1700, 3)).toMatchObject({ reason: { code: 'no-whole-ribs', values: { pitch: 700 } } })
    expect(onRibs(1600, 1700, 2)).toMatchObject({ reason: { code: 'ribs-too-far-apart', values: { pitch: 1600 } } })
  })

  test('two rails stand on the ribs nearest to 0.55 of the panel, and warn where those are far from it', () => {
    expect(placementOnRibs(233, 1700, 2)).toContain('4 ribs apart (932 mm)')
    expect(onRibs(1400, 1700, 2)).toMatchObject({ warning: { code: 'rails-far-outside-clamping-zone' } })
  })

  test('a pitch close to 0 ends', () => {
    expect(onRibs(0.001, 2400, 4)).toHaveProperty('reason')
  })
})
