import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, roof } from '../../../testing/roofs.ts'
import { runs } from '../../../testing/runs.ts'
import { assess } from '../../assess.ts'

/** Rails along battens at 900 mm over rafters at 600 mm, feet over the rafters. */
const house = changed(roof('house-rails-along-battens'), {
  purlin: { spacing: 900, span: 600, depth: 35, breadth: 70 },
  rafter: { spacing: 600, span: 1800, depth: 90, breadth: 45 },
  options: { arrayMass: null, battenCapacity: null, feetOverRafters: true },
})

const severity = ['windClass', 'terrain', 'panel', 'rafter', 'span'] as const
const terrains = [4, 3, 2.5, 2, 1] as const
const classes = [null, 'N2', 'N3', 'N4'] as const
const step = fc.record(Object.fromEntries(severity.map((name) => [name, fc.nat({ max: 3 })])))
type Steps = Readonly<Record<string, number>>

const roofWith = (steps: Steps): AssessmentInput => {
  const at = (name: string) => steps[name] ?? 0
  return changed(house, {
    site: { terrainCategory: terrains[at('terrain')] ?? 1 },
    array: { panelLength: choices.panelLengthBands[at('panel')] ?? house.array.panelLength },
    rafter: { depth: [140, 120, 90, 70][at('rafter')] ?? 70, span: [1200, 1500, 1800, 2100][at('span')] ?? 2100 },
    options: { windClass: classes[at('windClass')] ?? null },
  })
}

test('worse wind, longer panels and weaker rafters never open a zone', () => {
  fc.assert(
    fc.property(step, step, (one, other) => {
      const worse = Object.fromEntries(severity.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]))
      const [good, bad] = [assess(roofWith(one), catalogue), assess(roofWith(worse), catalogue)]
      for (const [index, zone] of bad.zoneResults.entries()) {
        if (!zone.installable) continue
        expect(good.zoneResults[index]?.installable).toBe(true)
      }
    }),
    { numRuns: runs(200) },
  )
})
