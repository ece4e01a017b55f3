import { choices } from '@soundroof/data/choices'
import { describe, expect, it } from 'vitest'
import { profileOutline, profileScale, profileSize } from './sheeting-profile.ts'

const products = choices.sheetings.slice(1)
const scale = profileScale(products)
const coordinates = (outline: string) =>
  [...outline.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])])

describe('the picture of a sheeting profile', () => {
  it('is drawn for every product, inside its frame', () => {
    expect(products).toHaveLength(6)
    for (const product of products)
      for (const [x = -1, y = -1] of coordinates(profileOutline(product, scale) ?? '')) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(profileSize.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(profileSize.height)
      }
  })

  it('differs between products of different pitch and height', () => {
    expect(new Set(products.map((product) => profileOutline(product, scale))).size).toBe(6)
  })

  it('is not invented where the sizes are not known', () => {
    expect(profileOutline({ ribPitch: null, ribHeight: null, picture: null }, scale)).toBeNull()
  })
})
