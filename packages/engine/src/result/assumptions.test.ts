import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = roof('house-timber-battens')
const shed = roof('shed-region-a-roof-8')
const tiles = roof('house-tile-on-trusses')
const clamps = roof('clamps-on-ribs')

const row = (input: AssessmentInput, label: string) =>
  assess(input, catalogue).assumptions.find((entry) => entry.label === label)
const said = (input: AssessmentInput, label: string) => row(input, label)?.value

describe('an assumption says what was used', () => {
  test('terrain: category 2 in region A0, 1 for 1.5', () => {
    const inland = changed(house, { site: { region: 'A0', terrainCategory: 3 } })
    expect(said(inland, 'Terrain category')).toBe('3 chosen; category 2 used (region A0)')
    expect(said(changed(inland, { options: { edition: '2011' } }), 'Terrain category')).toBe('3')
    expect(said(changed(inland, { site: { terrainCategory: 2 } }), 'Terrain category')).toBe('2')
    const shore = changed(house, { site: { region: 'A2', terrainCategory: 1.5 } })
    expect(said(shore, 'Terrain category')).toBe('1.5 chosen; category 1 used')
  })

  test('region: the one of the edition', () => {
    const at = (region: 'A0' | 'B' | 'B1' | 'A2', edition: '2021' | '2011', coastBandFrom: number | null = null) =>
      said(changed(house, { site: { region, coastBandFrom }, options: { edition } }), 'Wind region')
    expect(at('A0', '2011')).toBe('A0 of 2021; region A used')
    expect(at('B1', '2011', 100)).toBe('B1 of 2021; region A used')
    expect(at('B1', '2011', 0)).toBe('B1 of 2021; region B used')
    expect([at('B', '2021'), at('A2', '2021')]).toEqual(['B; region B2 used', 'A2'])
  })

  test('legs of tilt frames are braced, and take their moment', () => {
    const tilted = changed(shed, { array: { mount: 'tilt', tilt: 10 } })
    expect(said(tilted, 'Legs of tilt frames')).toContain('braced to each other')
    expect(said(shed, 'Legs of tilt frames')).toBeUndefined()
  })

  test('a parapet that has no effect is not counted', () => {
    const walled = changed(shed, { building: { parapetHeight: 1.2 }, options: { parapetCredit: true } })
    expect(said(walled, 'Parapet')).toMatch(/^counted, factor 0\.\d+$/)
    const none = 'chosen; without effect on this roof'
    expect(said(changed(walled, { building: { parapetHeight: 0.1 } }), 'Parapet')).toBe(none)
    expect(said(changed(walled, { building: { roofSlope: 12 } }), 'Parapet')).toBe(none)
    expect(said(changed(walled, { options: { parapetCredit: false } }), 'Parapet')).toBe('no credit')
  })

  test('shielding is not counted above 25 m', () => {
    const shielding = { N: 3, NE: 3, E: 3, SE: 3, S: 3, SW: 3, W: 3, NW: 3 }
    const shielded = changed(house, { options: { shielding } })
    expect(said(shielded, 'Shielding')).toBe('parameters by direction')
    expect(said(changed(shielded, { building: { height: 26 } }), 'Shielding')).toBe('chosen; not counted above 25 m')
  })

  test('timber only where screws are drawn out of it', () => {
    expect(said(house, 'Timber grade')).toBe('default of softwood, joint group JD5')
    expect(said(changed(house, { options: { timberGrade: 'MGP12' } }), 'Timber grade')).toBe('MGP12, joint group JD4')
    expect(row(tiles, 'Timber grade')).toBeUndefined()
    expect(row({ ...clamps, purlin: house.purlin }, 'Timber grade')).toBeUndefined()
  })

  test('the building is enclosed; sliding is excluded', () => {
    expect(said(house, 'Building')).toBe('enclosed on all sides')
    const { exclusions } = assess(house, catalogue)
    expect(exclusions).toContain('Sliding of panels along the roof slope')
  })
})

describe('purlins of which the installer is unsure', () => {
  const asked = (purlin: object, building: AssessmentInput = shed) => {
    const unsure = changed(building, { purlin: { supportUnsure: true, ...purlin } })
    const { conditions, ...result } = assess(unsure, catalogue)
    return { ...result, asked: conditions.filter((condition) => /photo over a rafter|on site/.test(condition)) }
  }

  test('hang on no support where each gives the same answer, which the assumptions say', () => {
    const short = asked({ span: 4000 })
    expect(short.asked).toEqual([])
    expect(short.assumptions).toContainEqual(
      expect.objectContaining({ value: 'not known: counted as simply-supported, continuous and lapped' }),
    )
    expect(short.zoneResults.some(({ ifSupport }) => ifSupport)).toBe(false)
  })

  test('stand provisionally where one support alone leaves room for panels, each zone beside what it gets otherwise', () => {
    const tall = { site: { region: 'A2', terrainCategory: 1 }, building: { height: 8 } } as const
    const long = asked({ span: 6300 }, changed(roof('members-lapped-z-region-a'), tall))
    expect(long.asked).toEqual([
      'Before anything is ordered or built, a photo over a rafter shows that the purlins are lapped: two lengths overlap over each inner rafter.',
    ])
    expect(long.provisional).toMatch(
      /^Provisional until a photo is there: this answer holds only where the purlins are lapped/,
    )
    expect(long.zoneResults[0]).toMatchObject({
      installable: true,
      ifSupport: [
        { support: 'simply-supported', installable: false },
        { support: 'continuous', installable: false },
      ],
    })
  })

  test('stand by the strictest of the supports that leave room', () => {
    const tall = { site: { region: 'A2', terrainCategory: 2.5 }, building: { width: 10, height: 8 } } as const
    const resultOf = (purlin: object) =>
      assess(changed(changed(shed, tall), { purlin: { span: 6000, ...purlin } }), catalogue)
    const openIn = ({ zoneResults }: ReturnType<typeof resultOf>) =>
      zoneResults.filter(({ installable }) => installable).length
    const known = (['simply-supported', 'continuous', 'lapped'] as const).map((support) => resultOf({ support }))
    expect(known.map(openIn)).toEqual([0, 1, 3])
    const unsure = resultOf({ supportUnsure: true })
    expect([openIn(unsure), unsure.provisional]).toEqual([1, expect.stringContaining('are continuous')])
  })

  test('have one condition for the support beside that for the thickness', () => {
    expect(asked({ thicknessUnsure: true }).asked).toEqual([
      'Confirm on site that the purlins are at least 1.5 mm thick.',
      expect.stringMatching(/a photo over a rafter shows/),
    ])
    expect(asked({ supportUnsure: false }).asked).toEqual([])
  })
})

describe('a return period that was chosen', () => {
  const chosen = (returnPeriod: 200 | 2500, importanceLevel: 2 | 4, designLife: 1 | 50 | 100 = 50) =>
    changed(house, { options: { returnPeriod, importanceLevel, designLife } })
  const conditions = (input: AssessmentInput) =>
    assess(input, catalogue).conditions.filter((condition) => condition.includes('return period'))

  test('is named with the one that the table requires, in assumptions and trace', () => {
    const source = 'chosen; table F2 asks for 2500 years for importance level 4, design life 50 years'
    expect(row(chosen(200, 4), 'Return period')).toMatchObject({
      value: '200 years ultimate, 25 years service',
      source,
    })
    expect(assess(chosen(200, 4), catalogue).trace.steps[0]).toMatchObject({ clause: 'Method 0', branch: source })
    expect(row(house, 'Return period')?.source).toBe('importance level 2, design life 50 years')
    expect(assess(house, catalogue).trace.steps[0]?.clause).toBe('AS/NZS 1170.0:2002 table F2')
  })

  test('is a condition below the value of the table, or where the table has none', () => {
    expect(conditions(chosen(200, 4))).toEqual([
      'The return period of 200 years was chosen, but table F2 asks for 2500 years for importance level 4, ' +
        'design life 50 years: an engineer must confirm it.',
    ])
    expect(conditions(chosen(2500, 4))).toEqual([])
    expect(conditions(chosen(2500, 2))).toEqual([])
    expect(conditions(chosen(2500, 4, 100))[0]).toContain('asks for a wind analysis')
    expect(conditions(chosen(2500, 4, 1))[0]).toContain(
      'has no value for importance level 4, design life under 5 years',
    )
  })
})

describe('the wind region', () => {
  test('a note of the location is a condition', () => {
    const noted = changed(house, { site: { regionNote: 'on the C/B2 line: use C if in doubt' } })
    expect(assess(noted, catalogue).conditions).toContain(
      `Confirm wind region ${house.site.region}: on the C/B2 line: use C if in doubt.`,
    )
    expect(assess(house, catalogue).conditions.join()).not.toContain('Confirm wind region')
  })

  test('its table is a draft until it is verified', () => {
    const item = 'Wind region table (draft, not verified by an engineer)'
    const items = (from: typeof catalogue) => assess(house, from).unverified.map((entry) => entry.item)
    expect(items(catalogue)[0]).toBe(item)
    const { locations } = catalogue.regions
    const regions = { ...catalogue.regions, locations: { ...locations, status: 'verified' as const } }
    expect(items({ ...catalogue, regions })).not.toContain(item)
  })
})
