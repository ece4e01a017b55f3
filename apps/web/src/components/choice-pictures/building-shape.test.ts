import { roofForms } from '@soundroof/contract/roofs/fields/roof-form'
import { expect, test } from 'vitest'
import { buildingShape, ground, middle } from './building-shape.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI
const angleOf = ({ eave, up }: ReturnType<typeof buildingShape>) =>
  degrees(Math.atan2(eave[1] - up[1], Math.abs(up[0] - eave[0])))
const heights = (path: string) => [...path.matchAll(/[\d.-]+ ([\d.-]+)/g)].map((found) => Number(found[1]))

test.each([0, 1, 5, 22.5, 30, 45, 60])('a gable is drawn with its slope of %d degrees', (slope) => {
  expect(angleOf(buildingShape('gable', slope))).toBeCloseTo(slope, 9)
})

test.each([0, 3, 15, 30, 45])('a single slope is drawn with its %d degrees', (slope) => {
  expect(angleOf(buildingShape('skillion', slope))).toBeCloseTo(slope, 9)
})

test('the average height is midway between eaves and ridge at any slope', () => {
  const { eave, up } = buildingShape('gable', 40)
  expect((eave[1] + up[1]) / 2).toBeCloseTo(middle, 9)
})

test.each(roofForms.flatMap((form) => [null, 0, 45, 60, 600].map((slope) => [form, slope] as const)))(
  'a %s of %s degrees stays on the paper, above the ground',
  (form, slope) => {
    const shape = buildingShape(form, slope)
    const all = [shape.end, shape.wall, shape.roof, shape.parapet].flatMap(heights)
    expect(Math.min(...all)).toBeGreaterThan(0)
    expect(Math.max(...all)).toBe(ground)
  },
)
