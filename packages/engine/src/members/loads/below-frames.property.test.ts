import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../testing/runs.ts'
import { legMoment } from '../../actions/leg-moment.ts'
import { reading } from '../../calculation/step.ts'
import { legsOf } from '../../panel-layout/frames/legs.ts'
import { panelWidthOn } from './strip.ts'

/** Frames whose rails stand on members across them: a panel of width W, mm, on every member below it. */
const framed = fc.record({
  tilt: fc.integer({ min: 1, max: 30 }),
  lowEdge: fc.integer({ min: 50, max: 200 }),
  width: fc.integer({ min: 950, max: 1350 }),
  pitch: fc.integer({ min: 250, max: 1400 }),
  each: fc.integer({ min: 1, max: 3 }),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
})
type Framed = typeof framed extends fc.Arbitrary<infer T> ? T : never

const cosine = (tilt: number): number => Math.cos((tilt * Math.PI) / 180)

/** Feet on the first and the last member below the panel and on those between, at most `each` members apart; mm along the roof. */
const feetBelow = ({ tilt, width, pitch, each, from }: Framed): readonly number[] => {
  const reach = width * cosine(tilt)
  const lines = Math.floor((reach - from * pitch) / pitch) + 1
  return Array.from({ length: lines }, (_, line) => line)
    .filter((line) => line % each === 0 || line === lines - 1)
    .map((line) => (from + line) * pitch)
}

/** Rails reach at most two fifths of a spacing, and less than half a panel, past their last foot. Method 5.5. */
const isHeld = ({ tilt, width, pitch, each }: Framed, feet: readonly number[]): boolean => {
  const most = Math.min(0.4 * each * pitch, 0.49 * width)
  return feet.length > 1 && (feet[0] as number) <= most && width * cosine(tilt) - (feet.at(-1) as number) <= most
}

const legsBelow = ({ tilt, lowEdge, width }: Framed, feet: readonly number[]) => {
  const at = feet.map((foot) => foot / cosine(tilt))
  const ends = [0, ...at.slice(1).map((place, index) => (place + (at[index] as number)) / 2), width]
  const places = at.map((place, index) => ({
    at: place,
    carried: (ends[index + 1] as number) - (ends[index] as number),
  }))
  return legsOf(places, { tilt, lowEdge })
}

const railsOf = ({ tilt, lowEdge, width, pitch, each }: Framed) => {
  const tributary = reading({ symbol: 't', label: 'panel-width-carried-by-one-rail', unit: 'm', clause: '' }, 0.9)
  const moment = legMoment(
    { beta: tilt, s_g: lowEdge / 1000, L: 1.8, W: width / 1000 },
    { tributary, apart: [900, 900] },
  )
  return {
    isAcross: true,
    tributary: 0.9,
    legMoment: moment.factor.value,
    panelWidth: width,
    spacing: pitch * each,
  }
}

test('no member takes more of the rear legs of frames than the width that is counted on it', () => {
  let laid = 0
  fc.assert(
    fc.property(framed, (given) => {
      const feet = feetBelow(given)
      if (!isHeld(given, feet)) return
      const rails = railsOf(given)
      const most = Math.max(...legsBelow(given, feet).map(({ ofWind }) => ofWind))
      // A layout sets no leg on a foot that takes less.
      if (most > rails.legMoment * rails.spacing) return
      laid += 1
      expect(most / 1000).toBeLessThanOrEqual(panelWidthOn(rails) * 1.001)
    }),
    { numRuns: runs(2000) },
  )
  expect(laid).toBeGreaterThan(runs(2000) / 10)
})

test('flush panels and rails along a member count as before', () => {
  const rails = { isAcross: true, tributary: 0.9, legMoment: 1, panelWidth: 1134, spacing: 600 }
  expect(panelWidthOn(rails)).toBe(0.6)
  expect(panelWidthOn({ ...rails, legMoment: 1.4 })).toBeCloseTo(0.84, 12)
  expect(panelWidthOn({ ...rails, legMoment: 1.4, spacing: 1200 })).toBe(1.2)
  expect(panelWidthOn({ ...rails, legMoment: 1.4, isAcross: false })).toBe(0.9)
})
