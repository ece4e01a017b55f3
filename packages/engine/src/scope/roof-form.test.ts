import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { assessInWords } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = roof('house-timber-battens')
type Form = (typeof house)['options']['roofForm']

const as = (roofForm: Form, roofSlope = 22, edition: '2021' | '2011' = '2021') =>
  assessInWords(changed(house, { options: { roofForm, edition }, building: { roofSlope } }), catalogue)

const formUsed = (result: ReturnType<typeof as>) => result.assumptions.find(({ label }) => label === 'Roof form')?.value

describe('a hip roof', () => {
  it('has no ridge ends, says so where the corner stands, and less uplift than a gable', () => {
    const [hip, gable] = [as('hip'), as('gable')]
    expect(hip.ridgeCorner).toBeNull()
    expect(gable.ridgeCorner).not.toBeNull()
    expect(hip.zoneResults[3]?.notApplicable).toBe(true)
    expect(hip.zoneResults[3]?.reason).toContain('a hip roof has no ridge ends')
    expect(hip.zoneResults[2]?.place).toContain('roof edges, ridge and hips')
    for (const [index, zone] of hip.zoneResults.slice(0, 3).entries())
      expect(zone.uplift).toBeLessThan(gable.zoneResults[index]?.uplift ?? 0)
    expect(formUsed(hip)).toBe('hip: coefficients of hip roofs, no ridge ends')
  })

  it('below 10 degrees has the zones and loads of a gable', () => {
    const [hip, gable] = [as('hip', 9.9), as('gable', 9.9)]
    expect(hip.zoneResults).toEqual(gable.zoneResults)
    expect(formUsed(hip)).toContain('coefficients of a gable')
  })
})

describe('a skillion', () => {
  it('has no ridge, but ridge ends at its high edge in the edition of 2021', () => {
    const skillion = as('skillion')
    expect(skillion.zoneResults[2]?.place).toMatch(/from roof edges$/)
    expect(skillion.ridgeCorner?.place).toBe('squares of 1 m at both ends of the high edge')
    expect(skillion.zoneResults[3]?.reason).toContain('ends of the high edge')
    expect(as('skillion', 22, '2011').ridgeCorner).toBeNull()
    expect(as('skillion', 22, '2011').zoneResults[3]?.reason).not.toContain('Ridge ends')
  })

  it('has the spacings of a gable', () => {
    const spacings = (result: ReturnType<typeof as>) => result.zoneResults.map(({ fixingSpacing }) => fixingSpacing)
    expect(spacings(as('skillion'))).toEqual(spacings(as('gable')))
  })
})

describe('a form that contradicts the slope is refused with what to do', () => {
  it.each([
    ['flat', 3, 'choose skillion, gable or hip'],
    ['hip', 2.9, 'choose flat, or correct the slope'],
  ] as const)('%s at %s degrees', (form, slope, words) => {
    const result = as(form, slope)
    expect(result.verdict).toBe('not-supported')
    expect(result.resultString).toContain(words)
    expect(result.chargeable).toBe(false)
  })

  it.each([
    ['flat', 2.9],
    ['hip', 3],
    ['skillion', 1],
    ['gable', 0],
  ] as const)('%s at %s degrees is not', (form, slope) => {
    expect(as(form, slope).verdict).not.toBe('not-supported')
  })
})
