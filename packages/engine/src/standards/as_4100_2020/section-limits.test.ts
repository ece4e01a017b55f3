import { describe, expect, test } from 'vitest'
import { effectiveModulus, shearOfWeb } from './section-capacity.ts'
import { type ISectionDimensions, sectionProperties } from './section-properties.ts'

/** Width of the section at a height above its centre: flange, root fillet, web. */
const widthAt = ({ d, bf, tf, tw, r }: ISectionDimensions, y: number): number => {
  const inner = d / 2 - tf
  if (y > inner) return bf
  const v = y - (inner - r)
  return v <= 0 ? tw : tw + 2 * (r - Math.sqrt(r * r - v * v))
}

/** Slices of equal height, the flange apart: its edge is a jump. */
const integrated = (section: ISectionDimensions, of: (width: number, y: number) => number): number => {
  const inner = section.d / 2 - section.tf
  const over = (from: number, to: number): number => {
    const slices = 200_000
    const step = (to - from) / slices
    let sum = 0
    for (let slice = 0; slice < slices; slice += 1) {
      const y = from + (slice + 0.5) * step
      sum += of(widthAt(section, y), y) * step
    }
    return sum
  }
  return 2 * (over(0, inner) + over(inner, section.d / 2))
}

describe('properties of an I-section with root fillets', () => {
  const section = { d: 200, bf: 134, tf: 7.8, tw: 5.8, r: 30 }
  const properties = sectionProperties(section)

  test('are those of its slices', () => {
    expect(properties.A / integrated(section, (w) => w)).toBeCloseTo(1, 7)
    expect(properties.Ix / integrated(section, (w, y) => w * y * y)).toBeCloseTo(1, 5)
    expect(properties.Sx / integrated(section, (w, y) => w * y)).toBeCloseTo(1, 7)
    expect(properties.Iy / integrated(section, (w) => w ** 3 / 12)).toBeCloseTo(1, 5)
  })
})

describe('at a limit of slenderness', () => {
  const modulus = { Zx: 100_000, Sx: 115_000 }
  const withFlange = (slenderness: number) => ({ d: 120, bf: 6 + 20 * slenderness, tf: 10, tw: 6, r: 0 })

  test('a plate belongs to the stockier kind', () => {
    expect(effectiveModulus(withFlange(9), modulus, 250).at(-1)).toMatchObject({
      branch: { values: { slenderness: 'compact', plate: 'flange' } },
    })
    expect(effectiveModulus(withFlange(16), modulus, 250).at(-1)).toMatchObject({
      branch: { values: { slenderness: 'non-compact', plate: 'flange' } },
    })
    expect(effectiveModulus(withFlange(16.1), modulus, 250).at(-1)).toMatchObject({
      branch: { values: { slenderness: 'slender', plate: 'flange' } },
    })
    expect(shearOfWeb({ d: 430, bf: 100, tf: 10, tw: 5, r: 0 }, 250).at(-1)?.branch).toBe('stocky-web')
  })

  test('flange and web alike: the flange is named', () => {
    const both = { d: 250, bf: 164, tf: 10, tw: 4, r: 0 }
    expect(effectiveModulus(both, modulus, 250).at(-1)).toMatchObject({
      branch: { values: { slenderness: 'compact', plate: 'flange' } },
    })
  })
})
