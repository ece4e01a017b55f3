import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import type { Step } from '../../calculation/step.ts'
import {
  CAPACITY_FACTOR,
  memberMoment,
  referenceBucklingMoment,
  SHEAR_MODULUS,
  slendernessReduction,
  YOUNGS_MODULUS,
} from './member-capacity.ts'
import { plateSection } from './plate-section.ts'
import { effectiveModulus, sectionMoment, shearOfWeb } from './section-capacity.ts'
import { sectionProperties } from './section-properties.ts'

const value = (step: Step): number => {
  expect(evaluateFormula(step.formula, step.given) / step.value).toBeCloseTo(1, 12)
  return step.value
}
/** The last step of a derivation is its result. */
const lastValue = (steps: readonly Step[]): number => steps.map(value).at(-1) as number

const beams = catalogue.sections.universalBeams.rows.map((row) => ({
  row,
  dimensions: { d: row.depth, bf: row.flangeWidth, tf: row.flangeThickness, tw: row.webThickness, r: row.rootRadius },
}))

test.each(beams)('$row.section: properties of the catalogue from its dimensions', ({ row, dimensions }) => {
  const ours = sectionProperties(dimensions)
  const theirs = {
    Ix: row.Ix * 1e6,
    Zx: row.Zx * 1e3,
    Sx: row.Sx * 1e3,
    Iy: row.Iy * 1e6,
    J: row.J * 1e3,
    Iw: row.Iw * 1e9,
  }
  for (const [name, figure] of Object.entries(theirs))
    expect(Math.abs(ours[name as 'Ix'] / figure - 1), name).toBeLessThan(0.007)
})

test.each(beams)('$row.section: published section moment and web shear', ({ row, dimensions }) => {
  const Z_e = lastValue(effectiveModulus(dimensions, sectionProperties(dimensions), row.flangeYield))
  const moment = CAPACITY_FACTOR * value(sectionMoment({ f_y: row.flangeYield, Z_e }))
  expect(Math.abs(moment / row.momentCapacity - 1)).toBeLessThan(0.01)
  const webYield = row.webThickness <= 11 ? 320 : 300
  const shear = CAPACITY_FACTOR * lastValue(shearOfWeb(dimensions, webYield))
  expect(Math.abs(shear / row.shearCapacity - 1)).toBeLessThan(0.01)
})

test('plates beyond their limits reduce the modulus and the shear', () => {
  const thin = { d: 400, bf: 300, tf: 5, tw: 3, r: 0 }
  const properties = sectionProperties(thin)
  expect(lastValue(effectiveModulus(thin, properties, 320))).toBeLessThan(properties.Zx)
  const medium = { d: 200, bf: 150, tf: 6, tw: 5, r: 0 }
  const gross = sectionProperties(medium)
  const reduced = lastValue(effectiveModulus(medium, gross, 320))
  expect(reduced).toBeGreaterThan(gross.Zx)
  expect(reduced).toBeLessThan(gross.Sx)
  expect(lastValue(shearOfWeb(thin, 320))).toBeLessThan((0.6 * 320 * 400 * 3) / 1000)
})

test('three plates have the properties of a section without fillets', () => {
  const plates = { d: 400, bf: 200, tf: 12, tw: 6.72 }
  const { properties, steps } = plateSection(plates)
  for (const [name, figure] of Object.entries(sectionProperties({ ...plates, r: 0 })))
    expect(properties[name as 'Ix'] / figure, name).toBeCloseTo(1, 12)
  expect(steps.map(value).length).toBe(6)
})

test('a longer beam never carries more', () => {
  const at = (L_e: number) => {
    const M_o = value(
      referenceBucklingMoment({ E: YOUNGS_MODULUS, G: SHEAR_MODULUS, I_y: 4.42e6, J: 86_500, I_w: 92.9e9, L_e }),
    )
    const alpha_s = value(slendernessReduction({ M_s: 149.4, M_o }))
    return value(memberMoment({ alpha_m: 1.13, alpha_s, M_s: 149.4 }))
  }
  const capacities = [500, 1000, 2000, 4000, 8000, 16_000].map(at)
  expect([...capacities].sort((a, b) => b - a)).toEqual(capacities)
  expect(capacities[0]).toBe(149.4)
})
