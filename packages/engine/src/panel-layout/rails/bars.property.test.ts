import type { CodedLayout, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { arbitraryArray } from '../../../testing/arbitrary-array.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { runs } from '../../../testing/runs.ts'
import { assess } from '../../assess.ts'
import { arrayRoof } from '../array-roof.ts'
import { layOut } from '../lay-out.ts'
import { layOutRoof } from '../lay-out-roof.ts'
import { cutRails } from '../parts/cut-rails.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { placeSplices } from './place-splices.ts'
import { withBarsSaved } from './save-bars.ts'
import { cutRail } from './trim-rails.ts'

/** Bars by the words of the third pass, 6, from the drawing alone. */

const NEAR = 0.01

type Line = {
  readonly ends: readonly [number, number]
  readonly feet: readonly number[]
  readonly joints: readonly number[]
}

const lineOf = (rail: LaidRail, u: 'x' | 'y'): Line => ({
  ends: [rail.from[u], rail.to[u]],
  feet: rail.feet.map((foot) => foot[u]),
  joints: rail.splices.map((splice) => splice[u]),
})

const looseIn = ({ ends, feet, joints }: Line): boolean => {
  const edges = [ends[0], ...joints, ends[1]]
  return edges.slice(1).some((edge, index) => {
    const before = edges[index] as number
    return feet.filter((foot) => foot > before - NEAR && foot < edge + NEAR).length < 2
  })
}

const spliceFaults = ({ feet, joints }: Line): readonly string[] => {
  const [first, last] = [feet[0] as number, feet.at(-1) as number]
  const bays = joints.map((joint) => feet.filter((foot) => foot < joint).length)
  return [
    ...(joints.some((joint) => joint < first + NEAR || joint > last - NEAR) ? ['splice in an overhang'] : []),
    ...(new Set(bays).size < bays.length ? ['two splices in a bay'] : []),
  ]
}

const warned = ({ warnings }: CodedLayout, code: string): number =>
  warnings.reduce(
    (sum, said) =>
      typeof said === 'object' && said.code === code ? sum + (said.values as { readonly rails: number }).rails : sum,
    0,
  )

const railsIn = ({ planes }: CodedLayout): readonly LaidRail[] => planes.flatMap(({ rails }) => rails)

const endsPastClamps = (rail: LaidRail, u: 'x' | 'y'): number => {
  const clamps = rail.clamps.map((clamp) => clamp[u])
  return Math.min(Math.min(...clamps) - rail.from[u], rail.to[u] - Math.max(...clamps))
}

const withBars = (given: ArrayRoof, stockLengths: readonly number[]): ArrayRoof => ({
  ...given,
  rails: { ...given.rails, stockLengths },
  request: { ...given.request, areas: [], obstacles: [] },
})

const bars = fc.constantFrom([4200], [6000], [2200, 4200, 6000], [3300, 4400], [12_000])

/** Sum of pieces and cuts of each bar within its length, and no piece lost. */
const barFaults = (pieces: readonly number[], stock: readonly number[], kerf: number): readonly string[] => {
  const patterns = cutRails(pieces, stock, kerf)
  const cut = patterns.flatMap(({ pieces: each, bars: count }) => Array.from({ length: count }, () => each).flat())
  const isAllThere =
    cut.toSorted((a, b) => a - b).join() ===
    pieces
      .map((piece) => Math.ceil(piece - 1e-6))
      .toSorted((a, b) => a - b)
      .join()
  const isTooFull = patterns.some(
    ({ stockLength, pieces: each }) =>
      each.reduce((sum, piece) => sum + piece, 0) + kerf * (each.length - 1) > stockLength,
  )
  return [...(isAllThere ? [] : ['a piece is lost']), ...(isTooFull ? ['a bar is too short'] : [])]
}

test('pieces bear on two feet or are told not to; one splice a bay, none past the last foot; ends pass their clamps; bars hold all', () => {
  let [spliced, loose] = [0, 0]
  fc.assert(
    fc.property(arbitraryArray, bars, (given, stock) => {
      const array = withBars(given, stock)
      const laid = layOut(array)
      const u = array.railsUpSlope ? 'y' : 'x'
      const rails = railsIn(laid)
      const lines = rails.map((rail) => lineOf(rail, u))
      const onOneFoot = lines.filter(looseIn)
      expect(onOneFoot.length).toBe(warned(laid, 'pieces-on-one-foot'))
      const sound = lines.filter((line) => !looseIn(line))
      expect(sound.flatMap(spliceFaults)).toEqual([])
      expect(rails.filter((rail) => endsPastClamps(rail, u) < 25 - NEAR).length).toBe(
        warned(laid, 'rails-end-at-their-clamps'),
      )
      const pieces = rails.flatMap((rail) => rail.pieces)
      expect(barFaults(pieces, stock, array.rails.kerf)).toEqual([])
      spliced += lines.filter(({ joints }) => joints.length > 0).length
      loose += onOneFoot.length
    }),
    { numRuns: runs(200) },
  )
  expect(spliced).toBeGreaterThan(100)
  // Where bars of 2.2 to 4.2 m meet bays of more than half of it.
  expect(loose).toBeLessThan(spliced / 4)
})

describe('a rail', () => {
  const feetEvery = (step: number, count: number, first: number) =>
    Array.from({ length: count }, (_, index) => first + index * step)

  it('a little longer than a bar is joined between its feet, not past the last one', () => {
    const rail = { from: 0, to: 4300, feet: feetEvery(1300, 4, 200) }
    const [splice] = placeSplices(rail, { longest: 4200, share: 0.25 })
    expect(splice).toBe(2700)
  })

  it('has two feet under its last piece, though the first bar reaches further', () => {
    const rail = { from: 0, to: 5400, feet: feetEvery(1000, 6, 200) }
    // A bar of 4200 ends in the last bay: the splice stands one bay before.
    expect(placeSplices(rail, { longest: 4200, share: 0.25 })).toEqual([4100])
  })

  it('of bars too short for two feet has one foot under a piece at least', () => {
    const rail = { from: 0, to: 5200, feet: feetEvery(1600, 4, 200) }
    expect(placeSplices(rail, { longest: 2000, share: 0.25 })).toEqual([2000, 3800])
  })

  it('is trimmed at both overhangs by as little as saves a piece', () => {
    const rail = { from: 0, to: 4212, feet: feetEvery(1250, 4, 230) }
    const cut = cutRail(rail, [40, 4172], { longest: 4200, share: 0.25 })
    expect(cut).toMatchObject({ from: 6, to: 4206, splices: [], pieces: [4200] })
    expect(cutRail({ ...rail, to: 4222 }, [40, 4182], { longest: 4200, share: 0.25 }).splices).toHaveLength(1)
  })
})

test('the rails of a roof are trimmed together where that buys fewer bars, and only as far as it does', () => {
  const input = roof('house-timber-battens')
  const laidWith = (stockLengths: readonly number[]) => {
    const request = layoutRequest.parse({ wanted: { kind: 'count', count: 6 }, rails: { stockLengths } })
    const answer = layOutRoof(input, assess(input, catalogue), catalogue, request, null)
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    return answer
  }
  const [whole] = laidWith([12_000]).parts.cutting[0]?.pieces ?? []
  if (whole === undefined) throw new Error('there is a rail')
  const shorter = laidWith([whole - 12])
  const rails = railsIn(shorter.layout).filter(({ splices }) => splices.length === 0)
  expect(Math.max(...rails.flatMap(({ pieces }) => pieces))).toBe(whole - 12)
  const u = shorter.layout.orientation === 'landscape' ? 'y' : 'x'
  for (const rail of rails) expect(endsPastClamps(rail, u)).toBeGreaterThanOrEqual(30 - NEAR)
  // Two rails and a cut from a bar that is 20 mm too short for them.
  expect(laidWith([2 * whole + 3 - 20]).parts.cutting[0]?.pieces).toEqual([whole - 10, whole - 10])
})

/** A rail up the slope on feet every 1500 mm, joined as near to a foot as it may be. */
const longRail = (x: number): LaidRail => ({
  ...{ number: 1, row: 0, zone: 'Internal', step: 1500, line: null },
  from: { x, y: 0 },
  to: { x, y: 6160 },
  splices: [{ x, y: 3455 }],
  pieces: [3455, 2705],
  feet: [80, 1580, 3080, 4580, 6080].map((y) => ({ x, y, uplift: 0, downward: 0, mass: 0 })),
  clamps: [40, 6120].map((y) => ({ x, y, kind: 'end' as const })),
})

test('joints move where shorter rails are then cut from fewer bars', () => {
  const input = changed(roof('house-timber-battens'), { array: { railDirection: 'perpendicular' } })
  const request = layoutRequest.parse({ rails: { stockLengths: [4200] } })
  const settings = arrayRoof(input, assess(input, catalogue), catalogue, request, null)
  const [plane] = layOut(settings).planes
  if (plane === undefined) throw new Error('a roof has a plane')
  const [saved] = withBarsSaved([{ ...plane, rails: [longRail(300), longRail(900)] }], settings)
  expect(saved?.rails.map(({ pieces }) => pieces)).toEqual([
    [4200, 1950],
    [4200, 1950],
  ])
  // 375 mm, a quarter of the bay, from the foot at 4580, with 5 mm off both ends.
  expect(saved?.rails.map(({ from, splices }) => [from, ...splices])).toEqual(
    [300, 900].map((x) => [
      { x, y: 5 },
      { x, y: 4205 },
    ]),
  )
  const bars = (rails: readonly LaidRail[] = []) =>
    cutRails(
      rails.flatMap(({ pieces }) => pieces),
      [4200],
      3,
    ).reduce((sum, pattern) => sum + pattern.bars, 0)
  expect([bars([longRail(300), longRail(900)]), bars(saved?.rails)]).toEqual([4, 3])
})

test('a rest below 600 mm is not used again', () => {
  expect(cutRails([3700, 400], [4200], 3).map(({ pieces }) => pieces)).toEqual([[3700], [400]])
  expect(cutRails([3500, 500], [4200], 3).map(({ pieces }) => pieces)).toEqual([[3500, 500]])
})
