import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = changed(roof('house-timber-battens'), {
  building: { roofSlope: 0, height: 3 },
  options: { panelLengthExact: 1800, panelWidthExact: 1100, panelGap: 100 },
})
const onPlan = (length: number, width: number, more: Parameters<typeof changed>[1] = {}) => {
  const result = assess(changed(changed(house, { building: { length, width } }), more), catalogue)
  return { ...result, fits: !/No panel fits/.test(result.resultString) }
}

describe('a roof smaller than a panel inside its setbacks', () => {
  test('takes no panel, says why and is not charged', () => {
    const result = onPlan(1.5, 1.5)
    expect(result).toMatchObject({ verdict: 'no-panel-fits', chargeable: false })
    expect(result.resultString).toContain('1800 mm by 1100 mm')
    expect(
      result.zoneResults.every(({ installable, reason }) => !installable && /No panel fits/.test(reason ?? '')),
    ).toBe(true)
  })

  test('ends where one panel fits, with its long side across the rails', () => {
    expect(onPlan(2.2, 1.5).fits).toBe(true)
    expect(onPlan(1.5, 2.2).fits).toBe(false)
    expect(onPlan(1.5, 2.2, { array: { railDirection: 'parallel' } }).fits).toBe(true)
    expect(onPlan(2.199, 1.5).fits).toBe(false)
    expect(onPlan(1.499, 30).fits).toBe(false)
    expect(onPlan(2.2, 1.5, { options: { panelGap: 150 } }).fits).toBe(false)
  })

  test('counts the slope of the roof and the tilt of the panel in its favour', () => {
    const onePlane = { building: { roofSlope: 30 }, array: { railDirection: 'parallel' } } as const
    expect(onPlan(1.5, 2, { ...onePlane, options: { roofForm: 'skillion' } }).fits).toBe(true)
    expect(onPlan(1.5, 2, onePlane).fits).toBe(false)
    expect(onPlan(2.15, 1.5, { array: { mount: 'tilt', tilt: 20 } }).fits).toBe(true)
  })
})
