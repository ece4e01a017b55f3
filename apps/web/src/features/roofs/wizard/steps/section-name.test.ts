import { choices } from '@soundroof/data/choices'
import { expect, it, test } from 'vitest'
import { purlinNamed } from './section-name.ts'

test.each([
  ['Z15019', 'Z', 150, 1.9],
  ['c 200-24', 'C', 200, 2.4],
  ['Z10010', 'Z', 100, 1],
  ['ts6175', 'top-hat', 61, 0.75],
  ['TS 40 48', 'top-hat', 40, 0.48],
] as const)('%s is a purlin of the lists', (text, section, mm, bmt) => {
  const found = purlinNamed(choices, text)
  const depth = choices.purlins[section].depths[found?.depth ?? -1]
  expect([found?.section, depth?.depth, depth?.thicknesses[found?.thickness ?? -1]]).toEqual([section, mm, bmt])
})

test.each(['', 'Z', 'Z150', 'Z15018', 'C40055', 'constructor'])('%j is none', (text) => {
  expect(purlinNamed(choices, text)).toBeNull()
})

it('every purlin has a name of its own', () => {
  const prefixes = { Z: 'Z', C: 'C', 'top-hat': 'TS' } as const
  for (const section of ['Z', 'C', 'top-hat'] as const)
    for (const [depth, { depth: mm, thicknesses }] of choices.purlins[section].depths.entries())
      for (const [thickness, bmt] of thicknesses.entries()) {
        const digits = Math.round(bmt * (section === 'top-hat' ? 100 : 10))
        expect(purlinNamed(choices, `${prefixes[section]}${mm}${digits}`)).toEqual({ section, depth, thickness })
      }
})
