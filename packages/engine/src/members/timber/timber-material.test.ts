import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { say } from '../../../testing/assess-in-words.ts'
import { timberMaterial } from './timber-material.ts'

const { grades } = catalogue.timber
const byDefault = { grade: null, bound: null }
const chosen = (grade: string) => ({ grade, bound: null })
const bounded = (bound: string) => ({ grade: null, bound })

test('softwood without a grade is no stronger than MGP10 and F7 at any depth', () => {
  const at = (depth: number) => timberMaterial(grades, 'softwood', byDefault, depth)
  expect([90, 140, 141, 190, 191, 240, 241, 290, 291, 400].map((depth) => at(depth).bending)).toEqual([
    17, 17, 16, 16, 15, 15, 14, 14, 14, 14,
  ])
  for (const depth of [90, 150, 200, 250, 290])
    for (const grade of ['MGP10', 'F7']) {
      const named = timberMaterial(grades, 'softwood', chosen(grade), depth)
      expect(at(depth).bending).toBeLessThanOrEqual(named.bending)
      expect(at(depth).shear).toBeLessThanOrEqual(named.shear)
      expect(at(depth).E).toBeLessThanOrEqual(named.E)
    }
  expect(timberMaterial(grades, 'hardwood', byDefault, 250).bending).toBe(36)
  expect(say(at(200).name)).toBe('default of softwood, 190 to 240 mm deep')
  expect(say(at(300).name)).toBe('default of softwood, above 240 mm deep')
})

test('a grade that does not count leaves the lesser of it and the default, property by property', () => {
  const properties = ['bending', 'shear', 'E'] as const
  for (const species of ['softwood', 'hardwood'] as const)
    for (const { grade } of grades.rows)
      for (const depth of [38, 90, 150, 200, 250, 290]) {
        const own = timberMaterial(grades, species, byDefault, depth)
        const given = timberMaterial(grades, species, chosen(grade), depth)
        const least = timberMaterial(grades, species, bounded(grade), depth)
        for (const property of properties) expect(least[property]).toBe(Math.min(own[property], given[property]))
        const isLess = properties.some((property) => least[property] < own[property])
        expect(say(least.name)).toBe(isLess ? `${say(own.name)}, at most ${say(given.name)}` : say(own.name))
        expect([least.density, least.source]).toEqual([own.density, own.source])
      }
})

test('beyond the table of a grade that does not count its deepest row bounds the default', () => {
  const { bending, name } = timberMaterial(grades, 'hardwood', bounded('MGP12'), 400)
  expect(bending).toBe(22)
  expect(say(name)).toBe('default of hardwood, at most MGP12, above 240 mm deep')
})
