import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { assessInWords } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

const shed = changed(roof('shed-region-a-roof-8'), {
  building: { length: 12, width: 9, height: 4, roofSlope: 8 },
  options: { sides: 'open-sided', internalPressure: 'dominant-opening' },
})
type Building = Partial<(typeof shed)['building']>
type Options = Partial<(typeof shed)['options']>

const assessed = (building: Building = {}, options: Options = {}) =>
  assessInWords(changed(shed, { building, options }), catalogue)

const values = (result: ReturnType<typeof assessed>, symbol: string) =>
  stepsOf(result.trace).flatMap(({ step }) => (step.symbol === symbol ? [step.value] : []))

describe('a roof that is open on all sides', () => {
  it('takes the worst net coefficients of a pitched roof, or of one slope, without internal pressure and K_c', () => {
    const pitched = assessed()
    expect(values(pitched, 'C_pe')[0]).toBeCloseTo(-1.2, 12)
    expect(values(pitched, 'C_down')[0]).toBeCloseTo(0.4, 12)
    const skillion = assessed({ roofSlope: 6 }, { roofForm: 'skillion' })
    expect(values(skillion, 'C_pe')[0]).toBeCloseTo(-1.2, 12)
    expect(values(skillion, 'C_down')[0]).toBeCloseTo(0.56, 12)
    for (const symbol of ['C_o', 'C_i']) expect(new Set(values(pitched, symbol))).toEqual(new Set([0]))
    expect(new Set(values(pitched, 'K_c'))).toEqual(new Set([1]))
  })

  it('has the zones of a roof with walls, and no doors to keep shut', () => {
    const open = assessed()
    expect(open.zoneResults.map(({ localPressureFactor }) => localPressureFactor)).toEqual([1, 1.5, 2, 3])
    expect(open.conditions.join(' ')).not.toContain('doors')
    expect(JSON.stringify(open.trace)).not.toContain('door')
    expect(open.exclusions).not.toContain('Open-sided buildings, carports and awnings')
    expect(open.basis).toBe('unconfirmed')
    expect(open.unverified.map(({ item }) => item).join()).toContain('free-standing roof')
    expect(open.assumptions.find(({ label }) => label === 'Building')?.value).toContain('open on all sides')
  })

  it('never gets credit for a parapet', () => {
    const [with_, without] = [assessed({ parapetHeight: 2 }, { parapetCredit: true }), assessed()]
    expect(with_.zoneResults.map(({ uplift }) => uplift)).toEqual(without.zoneResults.map(({ uplift }) => uplift))
  })

  it('is lifted more than the same roof with walls', () => {
    const walls = assessed({}, { sides: 'enclosed' })
    for (const [index, { uplift }] of assessed().zoneResults.entries())
      expect(uplift).toBeGreaterThan(walls.zoneResults[index]?.uplift ?? 0)
  })

  it.each([
    ['too steep', { roofSlope: 15.1 }, {}, 'up to a slope of 15 degrees'],
    ['too high', { height: 9.1 }, {}, 'up to a height of 1 times its shorter side'],
    ['a hip roof', {}, { roofForm: 'hip' }, 'skillion, flat or gable'],
    ['of irregular plan', { shape: 'irregular' }, {}, 'only rectangular ones'],
  ] as const)('is refused by name where it is %s', (_, building, options, words) => {
    const result = assessed(building, options)
    expect(result.verdict).toBe('not-supported')
    expect(result.resultString).toContain(words)
    expect(result.chargeable).toBe(false)
  })

  it('takes the row 0.25 where it is lower, and says so', () => {
    const [low, row] = [assessed({ height: 1.5 }), assessed({ height: 2.25 })]
    expect(values(low, 'C_pe')[0]).toBe(values(row, 'C_pe')[0])
    const said = (result: typeof low) =>
      result.assumptions.find(({ label }) => label === 'Height over the shorter side')
    expect(said(low)?.value).toContain('the row 0.25 is held')
    expect(said(row)).toBeUndefined()
  })

  it.each([
    ['15 degrees', { roofSlope: 15 }],
    ['a quarter as high as deep', { height: 2.25 }],
    ['as high as deep', { height: 9 }],
  ] as const)('is covered at %s', (_, building) => {
    expect(assessed(building).verdict).not.toBe('not-supported')
  })
})
