import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArray } from '../../../testing/arbitrary-array.ts'
import { runs } from '../../../testing/runs.ts'
import { layOut } from '../lay-out.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { legsOf } from './legs.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** From row to row as decision 069 says, worked out here. */
const asked = (length: number, tilt: number, elevation: number): number =>
  length * (Math.cos(radians(tilt)) + Math.sin(radians(tilt)) / Math.tan(radians(elevation)))

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

/** What rows of frames may have to meet on the roof. */
const linesOf = ({ railLines, feetOn, members }: ArrayRoof): readonly number[] => [
  ...(railLines === null ? [] : [railLines.pitch]),
  ...(feetOn === 'anywhere' ? [] : [feetOn === 'members' ? members.pitch : feetOn.pitch]),
]

test('rows that nobody placed lie clear of each other’s shadow, to a millimetre, or whole purlins apart', () => {
  let rows = 0
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const { frames, panel, request, railsUpSlope, building } = roof
      if (frames === null || request.frames?.pitch !== undefined) return
      for (const block of layOut({ ...roof, request: { ...request, areas: [] } }).blocks) {
        const faces = block.faces ?? 'eave'
        const isUp = faces === 'eave' || faces === 'ridge'
        const length = isUp === railsUpSlope ? panel.width : panel.length
        const depth = length * Math.cos(radians(frames.tilt))
        const pitch = depth + (isUp ? block.gaps.rows : block.gaps.panels)
        const sun = 66.56 - Math.abs(frames.latitude) - (faces === 'ridge' ? building.slope : 0)
        if (sun <= 0 || asked(length, frames.tilt, sun) - depth > 10_000) continue
        const clear = asked(length, frames.tilt, sun)
        rows += 1
        expect(pitch).toBeGreaterThanOrEqual(clear - 1e-6)
        const isOnLines = linesOf(roof).some((line) => isWhole(pitch / line))
        // Rails that lie in the frames reach past their panels.
        const most = Math.max(clear, isUp === railsUpSlope ? depth + 100 : 0) + 1
        expect(isOnLines || (pitch < most && isWhole(pitch))).toBe(true)
      }
    }),
    { numRuns: runs(300) },
  )
  expect(rows).toBeGreaterThan(runs(300) / 25)
})

test('the legs of a frame hold the load on its panel, in balance about every foot', () => {
  const share = fc.double({ min: 0.02, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 400 }),
      (given, tilt, lowEdge) => {
        let at = 0
        const places = given.map(([gap, carried]) => {
          at += gap * 1000
          return { at, carried: carried * 1000 }
        })
        const legs = legsOf(places, { tilt, lowEdge })
        const [cos, sin] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))]
        const total = places.reduce((sum, { carried }) => sum + carried, 0)
        expect(legs.reduce((sum, { ofWind }) => sum + ofWind, 0)).toBeCloseTo(cos * total, 6)
        // Each load acts square to the panel where its leg meets it: about the eave its arm is a + s sin β.
        const turning = places.reduce((sum, place) => sum + place.carried * (place.at + lowEdge * sin), 0)
        const held = legs.reduce((sum, { ofWind }, index) => sum + ofWind * (places[index]?.at ?? 0) * cos, 0)
        expect(held / turning).toBeCloseTo(1, 9)
      },
    ),
    { numRuns: runs(300) },
  )
})
