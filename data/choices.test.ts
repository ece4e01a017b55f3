import { expect, test } from 'vitest'
import { choices } from './choices.ts'
import frozen from './frozen-positions.json' with { type: 'json' }
import { positionLists } from './position-lists.ts'

type Lists = { readonly [name: string]: readonly unknown[] | Lists }

/** Paths of the lists of `before` that are not the beginning of the list of the same name in `now`. */
const moved = (before: Lists, now: Lists, path = ''): string[] =>
  Object.entries(before).flatMap(([name, list]) => {
    const other = now[name]
    if (!Array.isArray(list)) return moved(list as Lists, (other ?? {}) as Lists, `${path}${name}/`)
    const same = Array.isArray(other) && list.every((entry, index) => entry === other[index])
    return same ? [] : [`${path}${name}`]
  })

test('lists addressed by position keep every position', () => {
  expect(moved(frozen, positionLists(choices) as unknown as Lists)).toEqual([])
})

test('a moved entry is found', () => {
  const swapped = { ...frozen, terrains: [1.5, 1, 2, 2.5, 3, 4] }
  expect(moved(frozen, swapped)).toEqual(['terrains'])
})

test('thickness lists and support lists do not grow: "Unsure" is their last option', () => {
  const { Z, C, topHat } = positionLists(choices)
  expect([Z.thicknesses, C.thicknesses, topHat.thicknesses]).toEqual([
    frozen.Z.thicknesses,
    frozen.C.thicknesses,
    frozen.topHat.thicknesses,
  ])
  for (const section of Object.values(choices.purlins)) {
    expect(section.supports.map((support) => support.unsure)).toEqual(
      section.supports.map((_, index) => index === section.supports.length - 1),
    )
  }
})

test('sections, defaults and limits are the specified ones', () => {
  const unsure = choices.purlins.Z.depths.map((depth) => [depth.depth, depth.unsureThickness, depth.maxSpacing])
  expect(unsure).toEqual([
    [100, 1.2, 1200],
    [150, 1.5, 1800],
    [200, 1.9, 2200],
    [250, 1.9, 2500],
    [300, 2.4, 2500],
    [350, 3.0, 2500],
  ])
  const topHats = choices.purlins['top-hat'].depths
  expect(topHats.map((depth) => depth.maxSpacing)).toEqual([900, 1000, 1200, 1500, 1800])
  expect(topHats.map((depth) => depth.supportAsked)).toEqual([false, false, true, true, true])
  expect(choices.purlins['top-hat'].supports[2]?.means).toBe('continuous')
  for (const depth of topHats) expect(depth.unsureThickness).toBe(Math.min(...depth.thicknesses))
})

test('every leaf has its class by the letter of its region', () => {
  const value = { A: 0, B: 1, C: 2, D: 3 } as const
  const leaves = choices.states.flatMap((state) => state.areas.flatMap((area) => area.locations))
  expect(leaves.length).toBe(132)
  for (const leaf of leaves) expect(leaf.value).toBe(value[leaf.region[0] as 'A' | 'B' | 'C' | 'D'])
})

test('the public lists hold no capacity and no factor', () => {
  expect(JSON.stringify(choices)).not.toMatch(/"[^"]*(capacity|factor|strength)[^"]*":/i)
})
