import type { LaidPanel, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { expect, it, test } from 'vitest'
import { sampleLayout } from '../testing/sample-layout.ts'
import { chainWithin, equalParts, partsOf } from './chain.ts'
import { alongRail } from './rail-lines.ts'
import { settingOut } from './setting-out.ts'

const [sample] = sampleLayout.planes as [LaidPlane]
const [block] = sampleLayout.blocks

/** Three rows of eight, upright, of 1134 by 1762, 20 apart; 2000.4 from A and 250.3 up. */
const panels = Array.from({ length: 24 }, (_, index): LaidPanel => {
  const [row, column] = [Math.floor(index / 8), index % 8]
  return {
    x: 2000.4 + column * 1154,
    y: 250.3 + row * 1782,
    width: 1134,
    height: 1762,
    zone: 'Internal',
    row,
    place: { block: 0, row, column },
  }
})

const rail: LaidRail = {
  number: 1,
  from: { x: 1960.4, y: 700 },
  to: { x: 11_252.4, y: 700 },
  row: 0,
  zone: 'Internal',
  step: 1200,
  line: 2,
  splices: [{ x: 6160.4, y: 700 }],
  pieces: [4200, 5092],
  feet: [2400, 3600, 4800, 6000, 7200, 8400, 9600, 10_800].map((x) => ({
    x,
    y: 700,
    uplift: 1,
    downward: 1,
    mass: 10,
  })),
  clamps: [],
}

const face = (changes: Partial<LaidPlane> = {}) =>
  settingOut({ ...sample, panels, rails: [rail], ...changes }, { blocks: block ? [block] : [] })

it('gives the lengths and diagonals of the block of third pass 6', () => {
  const { rows, blocks, alongRows, upRows } = face()
  expect(rows.map(({ runs }) => runs)).toEqual(Array(3).fill([{ from: 2000, to: 11_212, panels: 8 }]))
  expect(blocks).toEqual([{ block: 0, diagonal: 10_641 }])
  expect(alongRows.map(({ of, chain }) => [of.map(({ number }) => number), partsOf(chain)])).toEqual([
    [
      [1, 2, 3],
      [2000, 9212, 18_788],
    ],
  ])
  expect(partsOf(upRows)).toEqual([250, 1762, 20, 1762, 20, 1762, 12_424])
})

it('gives rails from the edges of the array, and feet from the end of their rail', () => {
  const { acrossRails, feet, rails } = face()
  expect(partsOf(acrossRails)).toEqual([250, 450, 4876, 12_424])
  expect(feet.map(({ chain }) => equalParts(chain))).toEqual([
    [
      { count: 1, part: 440 },
      { count: 7, part: 1200 },
      { count: 1, part: 452 },
    ],
  ])
  expect(rails[0]).toMatchObject({ pieces: [4200, 5092], joints: [6160], at: 700, line: 2 })
})

it('gives no diagonal of a block whose rows begin apart, and distances along a rail that is longer than on the roof', () => {
  const shifted = panels.map((panel) => (panel.row === 1 ? { ...panel, x: panel.x + 300 } : panel))
  expect(face({ panels: shifted }).blocks).toEqual([])
  const [lying] = face({ rails: [{ ...rail, splices: [], pieces: [9292 * 1.02] }] }).rails
  expect(lying?.feet.map((place) => lying && alongRail(lying, place)).slice(0, 2)).toEqual([449, 1673])
})

it('ends a run at a cell that is left out', () => {
  const { alongRows } = face({ panels: panels.filter(({ place }) => place.row > 0 || place.column !== 3) })
  expect(alongRows.map(({ chain }) => partsOf(chain))).toEqual([
    [2000, 3442, 1174, 4596, 18_788],
    [2000, 9212, 18_788],
  ])
})

test.each([
  [[0.5, 1.5, 2.5], 4],
  [[333.33, 666.67, 1000], 1333.33],
  [[1e-9], 0.4999],
])('lengths between %j within %d add up', (places, length) => {
  expect(partsOf(chainWithin(places, length)).reduce((sum, part) => sum + part, 0)).toBe(Math.round(length))
})

it('is refused where a panel lies past the roof', () => {
  expect(() => face({ panels: panels.map((panel) => ({ ...panel, x: panel.x + 20_000 })) })).toThrow(
    'follow each other',
  )
  expect(() => face({ panels: [] })).toThrow('no panels')
})

it('measures the least distance from a hip square to it', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 16_000, y: 0 },
    { x: 10_000, y: 6000 },
    { x: 6000, y: 6000 },
  ]
  const [lowest] = panels as [LaidPanel]
  const { clearances } = face({ outline, panels: [{ ...lowest, x: 3000, y: 1000 }], rails: [] })
  expect(clearances.map(({ distance }) => distance)).toEqual([
    Math.round((16_000 - 4134 - 2762) / Math.SQRT2),
    Math.round((3000 - 2762) / Math.SQRT2),
  ])
})
