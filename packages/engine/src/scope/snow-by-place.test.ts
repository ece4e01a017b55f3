import { defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = roof('house-timber-battens')

const siteAt = (id: string) => {
  const row = catalogue.regions.locations.rows.find((one) => one.id === id)
  if (row === undefined) throw new Error(`no place ${id}`)
  const { state, region, coastBandFrom, latitude } = row
  return { state, region, coastBandFrom, latitude }
}

const answerAt = (id: string, altitude: number | null) => {
  const input = changed(house, { site: siteAt(id), options: { ...defaultOptions, altitude } })
  const { conditions, assumptions, verdict } = assess(input, catalogue)
  return {
    asked: conditions.filter((condition) => condition.includes('snow')),
    altitude: assumptions.find(({ label }) => label === 'Altitude of the site')?.value,
    verdict,
  }
}

const notGiven = (altitude: number, id: string) =>
  `The altitude of the site is not given, and the place may lie above ${altitude} m: enter the altitude${id.startsWith('tas') ? '. No snow is counted, nor the stronger wind above 500 m.' : ', or an engineer confirms the snow load on panels and roof.'}`

const high = [
  ['nsw-queanbeyan-monaro-and-snowy/all', 600],
  ['nsw-central-west/orange-dubbo-parkes-cowra-and-west', 600],
  ['nsw-new-england/south-of-30-s-armidale-tamworth', 600],
  ['act-canberra/all', 600],
  ['vic-goulburn-valley-and-north-east/seymour-mansfield-and-south', 600],
  ['tas-launceston-and-north/all', 300],
  ['qld-toowoomba-darling-downs-granite-belt/up-to-200-km-from-the-coast-toowoomba-wa', 600],
] as const

test.each(high)(
  '%s may lie high: without an altitude the altitude or an engineer is asked for; in Tasmania the altitude, for the wind too',
  (id, most) => {
    expect(answerAt(id, null)).toEqual({
      asked: [notGiven(most, id)],
      altitude: `not given: the place may lie above ${most} m; no snow is counted`,
      verdict: expect.not.stringMatching(/^pass$/),
    })
    expect(answerAt(id, most)).toMatchObject({ asked: [], altitude: `${most} m above sea level` })
    expect(answerAt(id, most + 1).asked).toEqual([
      `An engineer confirms the snow load on panels and roof: the site is ${most + 1} m above sea level.`,
    ])
    expect(answerAt(id, most + 301).verdict).toBe('needs-engineer')
  },
)

const low = [
  ['nsw-sydney/sydney-basin-up-to-50-km-from-the-coast', 600],
  ['vic-melbourne/all', 600],
  ['act-jervis-bay/all', 600],
  ['tas-king-and-flinders-islands/all', 300],
] as const

test.each(low)('%s may not: the altitude that is assumed is printed', (id, most) => {
  expect(answerAt(id, null)).toMatchObject({
    asked: [],
    altitude: `not given: below ${most} m, so no snow is counted`,
  })
})

test('a place of Queensland that may not lie high has no rule of snow', () => {
  const brisbane = 'qld-brisbane/all-with-logan-redland-moreton-bay-ipswi'
  expect(answerAt(brisbane, null)).toMatchObject({ asked: [], altitude: undefined })
  expect(answerAt(brisbane, 1200)).toMatchObject({ asked: [], altitude: '1200 m above sea level' })
})

test('a place that the table does not hold counts as one that may lie high', () => {
  const nowhere = changed(house, {
    site: { ...siteAt('nsw-sydney/sydney-basin-up-to-50-km-from-the-coast'), latitude: -33.5 },
  })
  expect(assess(nowhere, catalogue).conditions).toContain(notGiven(600, 'nsw'))
})

test('an altitude given with a hill answers the question', () => {
  const hill = { feature: 'hill', height: 1, halfHeightLength: 1000, crestDistance: 0, elevation: 400 } as const
  const input = changed(house, { site: siteAt('act-canberra/all'), options: { topography: hill } })
  expect(assess(input, catalogue).conditions.filter((one) => one.includes('snow'))).toEqual([])
})
