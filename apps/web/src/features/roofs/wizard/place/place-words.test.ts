import type { Locality, PlaceProposal } from '@soundroof/contract/roofs/calls/place-calls'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import {
  chosenWords,
  isCertain,
  reasonWords,
  searchProblem,
  stillHolds,
  stillWaits,
  strongerWords,
  takenByEnter,
} from './place-words.ts'

const say = sayIn('en-AU')

const entry = (region: PlaceProposal['region']) => ({ state: 2, area: 8, location: 0, name: `Entry ${region}`, region })
const nearest = { postcode: '4883', name: 'Atherton', state: 'QLD', latitude: -17.27, longitude: 145.48 } as const
const inland: PlaceProposal = {
  nearest,
  region: 'A0',
  coastKm: 296.4,
  nearby: [],
  boundary: null,
  listed: [entry('A0')],
}
const near: PlaceProposal = {
  nearest,
  region: 'B2',
  coastKm: 50.6,
  boundary: { region: 'C', distanceKm: 0.6 },
  nearby: [{ region: 'C', distanceKm: 0.6 }],
  listed: [entry('B2'), entry('C')],
}

test('far from a boundary the reason tells the region and that no other begins near', () => {
  expect(isCertain(inland)).toBe(true)
  expect(reasonWords(say, 'Dubbo NSW 2830', inland)).toBe(
    'Dubbo NSW 2830 lies in wind region A0. No other region begins within 25 km. Suburb, State, Area and Location are filled in: please check them.',
  )
  expect(strongerWords(say, inland)).toBe('')
})

test('near a boundary the person chooses, and is told which is the stronger', () => {
  expect(isCertain(near)).toBe(false)
  expect(reasonWords(say, 'Atherton', near)).toContain('Region C begins about 1 km away. Please choose')
  expect(strongerWords(say, near)).toContain('choose C')
  expect(chosenWords(say, 'Atherton', near, entry('C'))).toContain('you chose wind region C')
})

test('what the lists do not have, or give another region, is never filled in at once', () => {
  expect(isCertain({ ...inland, listed: [] })).toBe(false)
  expect(isCertain({ ...inland, listed: [entry('B1')] })).toBe(false)
  expect(reasonWords(say, 'Here', { ...inland, listed: [entry('A0'), entry('B1')] })).toContain('Please choose')
  expect(reasonWords(say, 'Here', { ...inland, listed: [] })).toContain('Choose State, Area and Location')
  expect(strongerWords(say, { ...inland, listed: [entry('A2'), entry('A3')] })).toBe('')
})

const locality = (name: string, postcode: string, latitude: number): Locality => ({
  name,
  state: 'QLD',
  postcode,
  latitude,
  longitude: 149,
})

test('Enter takes the first place, unless another of its name lies far away', () => {
  const parramatta = locality('Parramatta', '2150', -34)
  expect(takenByEnter([parramatta, locality('Parramatta Park', '4870', -17)], 'parram')).toBe(parramatta)
  expect(takenByEnter([parramatta, locality('Parramatta', '2151', -34.1)], 'parram')).toBe(parramatta)
  const nearBrisbane = locality('Mount Pleasant', '4521', -27.1)
  expect(takenByEnter([nearBrisbane, locality('Mount Pleasant', '4740', -21.1)], 'mount pleasant')).toBeUndefined()
  expect(takenByEnter([], 'zzz')).toBeUndefined()
})

test('Enter takes none of a postcode whose places lie far from each other', () => {
  const near = [locality('Harris Park', '2150', -33.82), locality('Parramatta', '2150', -33.81)]
  expect(takenByEnter(near, ' 2150 ')).toBe(near[0])
  expect(takenByEnter([...near, locality('Far', '2150', -33.1)], '2150')).toBeUndefined()
})

test('what was said of a place stands while State, Area and Location are those that it filled in', () => {
  const filledIn = { state: 2, area: 8, location: 0 }
  const nothing = { state: null, area: null, location: null }
  expect(stillHolds({ proposal: inland, chosen: null }, filledIn)).toBe(true)
  expect(stillHolds({ proposal: inland, chosen: null }, { ...filledIn, state: 3 })).toBe(false)
  expect(stillHolds({ proposal: near, chosen: null }, nothing)).toBe(true)
  expect(stillHolds({ proposal: near, chosen: null }, { ...nothing, state: 2 })).toBe(false)
  expect(stillHolds({ proposal: near, chosen: entry('C') }, filledIn)).toBe(true)
  expect(stillHolds({ proposal: near, chosen: entry('C') }, { ...filledIn, location: 1 })).toBe(false)
})

test('only an answer that lists nothing asks for the spelling', () => {
  const answered = { isSuccess: true, isError: false, isBehind: false, found: 0 }
  expect(searchProblem(answered)).toBe('placeNoneFound')
  expect(searchProblem({ ...answered, found: 3 })).toBeNull()
  expect(searchProblem({ ...answered, isBehind: true })).toBeNull()
  const unanswered = { ...answered, isSuccess: false }
  expect(searchProblem(unanswered)).toBeNull()
  expect(searchProblem({ ...unanswered, isError: true })).toBe('placeSearchFailed')
})

test('a suburb waits for its region until State or Area is chosen by hand', () => {
  const town = { state: 'VIC' } as const
  expect(stillWaits({ town }, { state: 1, area: null, location: null })).toBe(true)
  expect(stillWaits({ town }, { state: 1, area: 0, location: null })).toBe(false)
  expect(stillWaits({ town }, { state: 0, area: null, location: null })).toBe(false)
})
