import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LegPlace, legsOf } from '../panel-layout/frames/legs.ts'
import { type Framed, framedPanel, legMoment, momentOnPurlins } from './leg-moment.ts'

const factor = (framed: Framed, tributary: number, apart: number): number =>
  legMoment(framed, { tributary: { value: tributary } as never, apart: [apart * 1000, apart * 1000] }).factor.value

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const frame = fc
  .record({ beta: fc.integer({ min: 1, max: 30 }), s_g: within(0.05, 0.3), L: within(1.4, 2.4), W: within(0.9, 2.4) })
  .map((each): Framed => ({ ...each, W: Math.min(each.L, each.W) }))

/** What the most loaded leg takes of the wind, m of panel; statics of the whole frame. */
const most = (places: readonly LegPlace[], { beta, s_g }: Framed): number =>
  Math.max(...legsOf(places, { tilt: beta, lowEdge: s_g * 1000 }).map(({ ofWind }) => ofWind)) / 1000

test('a panel of 1.7 m on two legs 0.55 of it apart: the rear leg takes 0.54 of it at 10 degrees, 0.76 at 30', () => {
  const at = (beta: number) => {
    const carried = 850
    const places = [0.225, 0.775].map((share) => ({ at: share * 1700, carried }))
    return most(places, { beta, s_g: 0.1, L: 1.7, W: 1.13 }) / 1.7
  }
  expect([at(10), at(30)].map((share) => share.toFixed(2))).toEqual(['0.54', '0.76'])
})

test('legs below rails along a row take no more than the factor says', () => {
  const rails = fc.constantFrom([2, 0.5, 0.5, 0.75], [3, 0.42, 0.6, 0.76], [4, 0.3, 0.7, 0.84])
  fc.assert(
    fc.property(frame, rails, within(0, 1), (framed, [count = 2, share = 0, least = 0, largest = 0], part) => {
      const { L } = framed
      const outer = (least + part * (largest - least)) * L
      const places = Array.from({ length: count }, (_, index) => ({
        at: 1000 * ((L - outer) / 2 + (outer * index) / (count - 1)),
        carried: (1000 * L) / count,
      }))
      const counted = factor(framed, share * L, least * L) * share * L
      expect(most(places, framed)).toBeLessThanOrEqual(counted + 1e-9)
    }),
  )
})

test('legs below a rail in the frame take no more where feet stand a third of the width apart or more', () => {
  fc.assert(
    fc.property(frame, within(1 / 3, 1), (framed, apart) => {
      const { W, L } = framed
      const spacing = apart * W
      const count = Math.floor(1 / apart + 1e-9) + 1
      const first = (W - spacing * (count - 1)) / 2
      const places = Array.from({ length: count }, (_, index) => ({
        at: 1000 * (first + spacing * index),
        carried: 1000 * (index === 0 || index === count - 1 ? first + spacing / 2 : spacing),
      }))
      expect(most(places, framed)).toBeLessThanOrEqual(factor(framed, L / 2, L / 2) * spacing + 1e-9)
    }),
  )
})

test('legs of two rails on purlins, whole pitches nearest to 0.55 of the length, take no more than the purlin counts', () => {
  fc.assert(
    fc.property(frame, within(0.3, 0.55), (framed, share) => {
      const { L } = framed
      const pitches = 2 * share - 0.55 < 0.55 - share ? 2 : 1
      const apart = pitches * share * L
      const counted = momentOnPurlins(framed).factor.value
      expect(counted).toBeGreaterThanOrEqual(factor(framed, L / 2, apart) - 1e-9)
    }),
  )
})

test('of a panel that is wider than long the shorter side counts', () => {
  const array = { mount: 'tilt', tilt: 10 } as never
  const options = { panelGap: 100 } as never
  expect(framedPanel({ array, options }, { length: 1000, width: 1300 })).toMatchObject({ L: 1, W: 1 })
})

test('more tilt or a larger gap never means less', () => {
  fc.assert(
    fc.property(frame, within(1, 1.3), (framed, more) => {
      const before = momentOnPurlins(framed).factor.value
      expect(momentOnPurlins({ ...framed, s_g: framed.s_g * more }).factor.value).toBeGreaterThanOrEqual(before)
      expect(momentOnPurlins({ ...framed, beta: framed.beta * more }).factor.value).toBeGreaterThanOrEqual(before)
    }),
  )
})
