import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { timberMaterial } from './timber-material.ts'

test('softwood without a grade is no stronger than MGP10 and F7 at any depth', () => {
  const { grades } = catalogue.timber
  const at = (depth: number) => timberMaterial(grades, 'softwood', null, depth)
  expect([90, 140, 141, 190, 191, 240, 241, 290, 291, 400].map((depth) => at(depth).bending)).toEqual([
    17, 17, 16, 16, 15, 15, 14, 14, 14, 14,
  ])
  for (const depth of [90, 150, 200, 250, 290])
    for (const grade of ['MGP10', 'F7']) {
      const named = timberMaterial(grades, 'softwood', grade, depth)
      expect(at(depth).bending).toBeLessThanOrEqual(named.bending)
      expect(at(depth).shear).toBeLessThanOrEqual(named.shear)
      expect(at(depth).E).toBeLessThanOrEqual(named.E)
    }
  expect(timberMaterial(grades, 'hardwood', null, 250).bending).toBe(36)
  expect(at(200).name).toBe('default of softwood, 190 to 240 mm deep')
  expect(at(300).name).toBe('default of softwood, above 240 mm deep')
})
