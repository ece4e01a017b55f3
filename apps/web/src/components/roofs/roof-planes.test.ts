import { describe, expect, it } from 'vitest'
import { inPicture, roofPlanes } from './roof-planes.ts'

describe('the small picture of a roof', () => {
  it.each([
    ['gable', 2],
    ['hip', 4],
    ['skillion', 1],
    ['flat', 1],
  ] as const)('a %s roof has %i planes that cover it', (form, count) => {
    const planes = roofPlanes({ length: 24, width: 12, form })
    expect(planes).toHaveLength(count)
    const areaOf = (points: (typeof planes)[number]) =>
      points.reduce((sum, { x, y }, index) => {
        const next = points[(index + 1) % points.length] ?? { x, y }
        return sum + (x * next.y - next.x * y) / 2
      }, 0)
    expect(planes.map(areaOf).reduce((sum, area) => sum + area, 0)).toBeCloseTo(24 * 12)
  })

  it('keeps the proportion of the roof, upright or lying', () => {
    const picture = { width: 60, height: 44 }
    const corners = [
      { x: 0, y: 0 },
      { x: 24, y: 12 },
    ]
    expect(inPicture({ length: 24, width: 12, form: 'flat' }, picture)(corners)).toBe('0,37 60,7')
    const upright = [
      { x: 0, y: 0 },
      { x: 10, y: 40 },
    ]
    expect(inPicture({ length: 10, width: 40, form: 'flat' }, picture)(upright)).toBe('24.5,44 35.5,0')
  })
})
