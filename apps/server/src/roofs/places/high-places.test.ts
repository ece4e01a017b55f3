import { leafOf } from '@soundroof/contract/roofs/projects/option-lists'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { loadLocalities } from '@soundroof/data/localities'
import { expect, test } from 'vitest'
import { listEntries } from './list-entries.ts'
import { proposePlace } from './propose-place.ts'

const localities = await loadLocalities()
const entries = listEntries(choices, localities)

/** What the search enters for a suburb or town: the list entry of its own wind region. */
const filledIn = (name: string, postcode: string) => {
  const town = localities.find((one) => one.name === name && one.postcode === postcode)
  if (town === undefined) throw new Error(`no ${name} ${postcode}`)
  const proposal = proposePlace(town, town.state, { localities: [town], entries, lines: catalogue.regions })
  const entry = proposal?.listed.find(({ region }) => region === proposal.region)
  if (entry === undefined) throw new Error(`no entry for ${name}`)
  return { town, leaf: leafOf(choices, entry) }
}

// Towns with well-known altitudes: above 600 m, in Tasmania above 300 m.
const towns = [
  ['Cooma', '2630'],
  ['Jindabyne', '2627'],
  ['Nimmitabel', '2631'],
  ['Cabramurra', '2629'],
  ['Batlow', '2730'],
  ['Tumbarumba', '2653'],
  ['Braidwood', '2622'],
  ['Crookwell', '2583'],
  ['Goulburn', '2580'],
  ['Bowral', '2576'],
  ['Katoomba', '2780'],
  ['Lithgow', '2790'],
  ['Oberon', '2787'],
  ['Bathurst', '2795'],
  ['Orange', '2800'],
  ['Armidale', '2350'],
  ['Guyra', '2365'],
  ['Walcha', '2354'],
  ['Glen Innes', '2370'],
  ['Tenterfield', '2372'],
  ['Dorrigo', '2453'],
  ['Omeo', '3898'],
  ['Dinner Plain', '3898'],
  ['Falls Creek', '3699'],
  ['Mount Buller', '3723'],
  ['Trentham', '3458'],
  ['Stanthorpe', '4380'],
  ['Springbrook', '4213'],
  ['Miena', '7030'],
  ['Fern Tree', '7054'],
  ['Waratah', '7321'],
] as const

test.each(towns)('%s %s is filled in as a place that may lie high', (name, postcode) => {
  expect(filledIn(name, postcode).leaf?.mayLieHigh).toBe(true)
})

test('suburbs of Canberra are all filled in as such a place', () => {
  const suburbs = localities.filter(({ state, latitude }) => state === 'ACT' && latitude > -35.13 && latitude < -35.1)
  for (const { name, postcode, longitude } of suburbs)
    if (longitude < 150) expect(filledIn(name, postcode).leaf?.mayLieHigh, name).toBe(true)
})

const lowTowns = [
  ['Parramatta', '2150'],
  ['Newcastle', '2300'],
  ['Melbourne', '3000'],
  ['Warburton', '3799'],
  ['Mildura', '3500'],
  ['Brisbane', '4000'],
  ['Currie', '7256'],
] as const

test.each(lowTowns)('%s %s is not', (name, postcode) => {
  expect(filledIn(name, postcode).leaf?.mayLieHigh).toBe(false)
})

test('every place named lies in the lists, in the state of its area', () => {
  const states: ReadonlyMap<string, string> = new Map(
    choices.states.flatMap(({ code, areas }) =>
      areas.flatMap(({ id, locations }) => locations.map((leaf) => [`${id}/${leaf.id}`, code] as const)),
    ),
  )
  for (const { id, state, places } of catalogue.regions.highPlaces.rows)
    expect([id, ...places.map((place) => states.get(place))]).toEqual([id, ...places.map(() => state)])
})
