import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

const id = 'by-the-sea'
const withSystem = (corrosivity: { C4: number | null; C5: number | null } | undefined) => ({
  ...catalogue,
  racking: { ...catalogue.racking, [id]: { ...sampleRacking, id, ...(corrosivity ? { corrosivity } : {}) } },
})
const house = changed(roof('house-timber-battens'), { options: { racking: id, seaWater: 'open-surf' } })
const footAt = (seaDistance: number | null, corrosivity?: { C4: number | null; C5: number | null }) => {
  const { trace } = assess(changed(house, { options: { seaDistance } }), withSystem(corrosivity))
  const steps = stepsOf(trace).map(({ step }) => step)
  return (steps.findLast(({ symbol }) => symbol === 'R_k') ?? steps.find(({ symbol }) => symbol === 'R_f'))?.value
}

describe('a racking system by the sea', () => {
  const full = footAt(null) ?? 0
  const published = { C4: 0.95, C5: 0.8 }

  test('holds what its maker says is left, in C4 and C5 alone', () => {
    expect(full).toBe(1.5)
    expect([footAt(20_000, published), footAt(null, published), footAt(300)]).toEqual([full, full, full])
    expect(footAt(800, published)).toBeCloseTo(0.95 * full, 9)
    expect(footAt(300, published)).toBeCloseTo(0.8 * full, 9)
  })

  test('nearer is never stronger: C5 has no more than C4', () => {
    expect(footAt(300, { C4: 0.9, C5: null })).toBeCloseTo(0.9 * full, 9)
    expect(footAt(300, { C4: 0.9, C5: 0.95 })).toBeCloseTo(0.9 * full, 9)
  })
})
