import { locality } from '@soundroof/contract/roofs/calls/place-calls'
import { leafOf } from '@soundroof/contract/roofs/projects/option-lists'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { loadLocalities } from '@soundroof/data/localities'
import { regionIn2011 } from '@soundroof/engine/site/region'
import { temperatureFactor } from '@soundroof/engine/standards/as_1720_1_2010/modification-factors'
import { expect, test } from 'vitest'
import { listEntries } from './list-entries.ts'
import { proposePlace } from './propose-place.ts'

const localities = await loadLocalities()
const sources = { localities, entries: listEntries(choices, localities), lines: catalogue.regions }

const proposed = (name: string, state: string) => {
  const place = localities.find((one) => one.name === name && one.state === state)
  if (place === undefined) throw new Error(`no ${name}`)
  const proposal = proposePlace(place, place.state, sources)
  return proposal?.listed.map((entry) => `${entry.region}: ${entry.name}`)
}

test('every row of the list of localities is one', () => {
  const wrong = localities.filter((row) => !locality.safeParse(row).success || !/^\d{4}$/.test(row.postcode))
  expect(wrong).toEqual([])
  expect(localities.filter(({ latitude, longitude }) => !(latitude < -9 && latitude > -44 && longitude > 96))).toEqual(
    [],
  )
})

test('a town far from every boundary has one entry', () => {
  expect(proposed('Dubbo', 'NSW')).toEqual(['A0: Central West, Orange, Dubbo, Parkes, Cowra and west'])
  expect(proposed('Hobart', 'TAS')).toEqual(['A4: Hobart and South'])
  expect(proposed('Emerald', 'QLD')).toEqual([
    'A0: Rockhampton and Capricorn, More than 100 km (Blackwater, Emerald, Moranbah)',
  ])
})

test('near a boundary both regions have one', () => {
  expect(proposed('Malanda', 'QLD')?.map((entry) => entry.slice(0, 2))).toEqual(['C:', 'B2'])
})

test('a town that the lists give the higher region of a boundary is offered it, its neighbours the general entry', () => {
  expect(proposed('Inverell', 'NSW')).toContain('B1: New England, Inverell')
  expect(proposed('Batchelor', 'NT')).toContain('C: Darwin hinterland, Batchelor')
  expect(proposed('Yungaburra', 'QLD')?.join()).not.toContain('Atherton')
})

test('a place whose region the lists of its state do not have has no entry', () => {
  expect(proposed('Norfolk Island', 'NSW')).toEqual([])
  expect(proposed('Eucla', 'WA')).toEqual([])
})

test('a position alone finds its state; outside Australia there is none', () => {
  expect(proposePlace({ latitude: -36.08, longitude: 146.92 }, undefined, sources)?.nearest.state).toBe('NSW')
  expect(proposePlace({ latitude: 51.5, longitude: 0 }, undefined, sources)).toBeNull()
})

// The seven on the Nullarbor have region A5, which the lists give to no place in Western Australia.
const isOnNullarbor = ({ state, longitude }: (typeof localities)[number]) =>
  state === 'WA' && longitude > 125 && longitude < 129.1
const sampled = localities.filter((one, position) => position % 60 === 0 && !isOnNullarbor(one))

test.each(sampled)('$name $state $postcode: the entry of its region is no milder than the position', (place) => {
  const proposal = proposePlace(place, place.state, sources)
  const entry = proposal?.listed.find(({ region }) => region === proposal.region)
  const leaf = entry && leafOf(choices, entry)
  expect(leaf?.region).toBe(proposal?.region)
  if (!leaf || !proposal) throw new Error('no entry')
  expect(choices.states[entry.state]?.code).toBe(place.state)
  const former = (distance: number | null) => regionIn2011(leaf.region, distance)
  expect(former(leaf.coastBandFrom) >= former(proposal.coastKm)).toBe(true)
  const timber = (latitude: number) => temperatureFactor(latitude, place.state === 'QLD').value
  expect(timber(leaf.northernLimit ?? leaf.latitude)).toBeLessThanOrEqual(timber(place.latitude))
})
