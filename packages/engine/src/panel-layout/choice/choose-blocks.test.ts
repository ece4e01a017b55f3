import { expect, test } from 'vitest'
import { arrayOf, feetOf } from '../../../testing/arrays/array-case.ts'
import { houses } from '../../../testing/realistic-houses.ts'
import { sheds } from '../../../testing/realistic-sheds.ts'
import { changed, roof } from '../../../testing/roofs.ts'

const as = (name: string, parts: Parameters<typeof changed>[1]) => {
  const found = [...houses, ...sheds].find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no roof ${name}`)
  return changed(found.input, parts)
}

const wanted = (count: number) => ({ wanted: { kind: 'count', count } })

test('no panel lies alone on a face where another face takes more', () => {
  const input = as('Melbourne, shed of 1980', {
    building: { length: 25.9, width: 6.2, roofSlope: 8 },
    array: { railDirection: 'parallel' },
    options: { roofForm: 'hip', panelLengthExact: 1722, panelWidthExact: 1134 },
  })
  const { planes } = arrayOf({ name: 'hip', input, request: { ...wanted(35), frontFacing: 2, firstMember: 498 } })
  expect(planes.map(({ panels }) => panels.length)).toEqual([18, 17, 0, 0])
})

test('columns lie as far apart as ribs let them, where no second column finds ribs at the usual gap', () => {
  const input = as('Sydney, warehouse Z250 clamps', { building: { roofSlope: 2 }, options: { roofForm: 'flat' } })
  const layout = arrayOf({ name: 'flat', input, request: wanted(50) })
  expect(layout.placed).toBe(50)
  expect(layout.fits).toBeGreaterThan(1000)
})

test('rails up the slope carry more than one panel each where that takes fewer feet', () => {
  const input = as('Gold Coast, two storeys', { options: { roofForm: 'skillion' } })
  const layout = arrayOf({ name: 'skillion', input, request: wanted(7) })
  expect(layout.blocks.map(({ rows, columns }) => [rows, columns])).toEqual([[2, 4]])
  expect(feetOf(layout)).toBeLessThan(28)
})

test('rows change their length once, unless more steps save a tenth of the feet', () => {
  const layout = arrayOf({ name: 'gable', input: roof('shed-region-a-roof-8'), request: wanted(13) })
  expect(layout.blocks.map(({ rows, columns, leftOut }) => [rows, columns, leftOut.length])).toEqual([[3, 5, 2]])
})

test('a panel that finds no place on a full face takes another with it to the next', () => {
  const input = as('Sydney, shed Z150 open country', {
    building: { length: 12.9, width: 11.5, roofSlope: 26 },
    array: { railDirection: 'parallel' },
    options: { panelLengthExact: 2279, panelWidthExact: 1134 },
  })
  const obstacle = (plane: string, x: number, y: number, width: number, height: number) => ({
    kind: 'obstacle',
    plane,
    x,
    y,
    width,
    height,
  })
  const obstacles = [obstacle('front', 8781, 3590, 533, 699), obstacle('back', 2344, 1038, 562, 632)]
  const request = { ...wanted(18), frontFacing: 29, firstMember: 1, firstRafter: 1, obstacles }
  const { planes } = arrayOf({ name: 'gable', input, request })
  expect(planes.map(({ panels }) => panels.length)).toEqual([16, 2])
})
