import { spoken } from '@soundroof/contract/platform/coded/testing/spoken'
import { placeOrderProblem } from '@soundroof/contract/review/figures/place-order'
import type { Place } from '@soundroof/contract/roofs/catalogue/place-tables'
import { atPlaceInForce, replacedPlaces, withPlaces } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { describe, expect, it } from 'vitest'
import { choices } from './choices.ts'
import { catalogue } from './index.ts'

const { rows } = catalogue.regions.locations
const withRow = (id: string, change: Partial<Place>) => {
  const locations = {
    ...catalogue.regions.locations,
    rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
  }
  return { ...catalogue, regions: { ...catalogue.regions, locations } }
}
const rowOf = (id: string): Place => {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw new Error(`no place ${id}`)
  return row
}
const sydney = 'nsw-sydney/sydney-basin-up-to-50-km-from-the-coast'
const leafOf = (lists: typeof choices) => lists.states[0]?.areas[0]?.locations[0]

describe('places of the wizard', () => {
  it('are those of the published table, until engineers replace one', () => {
    expect(replacedPlaces(choices, catalogue)).toEqual([])
    expect(withPlaces(choices, [])).toBe(choices)
    const places = replacedPlaces(choices, withRow(sydney, { region: 'B1', latitude: -33.5 }))
    expect(places).toEqual([{ id: sydney, region: 'B1', coastBandFrom: null, latitude: -33.5 }])
    expect(leafOf(withPlaces(choices, places))).toEqual({
      ...leafOf(choices),
      region: 'B1',
      value: 1,
      northernLimit: -33.5,
    })
  })

  it('of a stored input are read again from the table in force', () => {
    const { state, region, coastBandFrom, latitude } = rowOf(sydney)
    const input = { site: { state, region, coastBandFrom, latitude, terrainCategory: 3 } } as unknown as Parameters<
      typeof atPlaceInForce
    >[0]
    const inForce = withRow(sydney, { region: 'A3' })
    expect(atPlaceInForce(input, [catalogue], catalogue)).toBe(input)
    expect(atPlaceInForce(input, [inForce, catalogue], inForce).site).toEqual({ ...input.site, region: 'A3' })
    const elsewhere = { ...input, site: { ...input.site, latitude: -20 } }
    expect(atPlaceInForce(elsewhere, [inForce, catalogue], inForce)).toBe(elsewhere)
  })
})

describe('the table of places', () => {
  const bands = rows.filter(({ id }) => id.startsWith('qld-gulf/'))

  it('as published is in order', () => {
    expect(placeOrderProblem(rows)).toBeNull()
  })

  it('names no two places by the same values', () => {
    const [one, other] = [rowOf(sydney), bands[0]]
    if (!other) throw new Error('no band')
    const { state, region, coastBandFrom, latitude } = one
    const twice = [one, { ...other, state, region, coastBandFrom, latitude }]
    expect([placeOrderProblem(twice)].map((one) => one && spoken(one)).join()).toContain('would be the same place')
  })

  it('lets no wind rise inland', () => {
    const risen = bands.map((row) => (row.coastBandFrom === 100 ? { ...row, region: 'D' as const } : row))
    expect(bands).toHaveLength(3)
    expect([placeOrderProblem(risen)].map((one) => one && spoken(one)).join()).toContain(
      'Wind must not rise with the distance from the coast',
    )
  })
})
