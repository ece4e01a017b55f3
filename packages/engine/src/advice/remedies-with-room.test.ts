import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { adviceInWords } from '@soundroof/words/result-in-words'
import { expect, test } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'
import { turnedRails } from '../possible-changes/fixing-variants.ts'
import { advise } from './advise.ts'

/** In region C rails along the slope open the zone Internal, a strip between the bands along eaves and ridge. */
const windy = (width: number) =>
  changed(roof('house-timber-battens'), {
    site: { region: 'C', terrainCategory: 1 },
    building: { width, height: 4 },
  })
const turned = (width: number) => {
  const input = windy(width)
  return assess(turnedRails(input).change(input), catalogue)
}
const adviceOf = (width: number, zone: string) => {
  const { zones } = adviceInWords(advise(windy(width), catalogue, onOfferIn(choices, '2026-11-23')), 'en-AU')
  return zones.find(({ title }) => title === zone)
}
const told = (width: number, zone: string) =>
  assess(windy(width), catalogue).zoneResults.find(({ title }) => title === zone)

test('a change that opens a zone without room for a panel is no remedy', () => {
  expect(turned(3).verdict).toBe('no-panel-fits')
  expect(told(3, 'Internal')).toMatchObject({ installable: false, advice: null })
  expect(adviceOf(3, 'Internal')).toMatchObject({
    remedies: [],
    nothingHelps: 'With what would make the zone pass, no panel fits on the roof: keep clear of panels.',
  })
})

test('one that opens another zone beside it, so that a panel fits, is', () => {
  expect(told(5, 'Internal')?.advice).toBeNull()
  expect(adviceOf(5, 'Internal')?.remedies).toHaveLength(1)
})

test('it is a remedy where a panel fits', () => {
  expect(turned(18).verdict).not.toBe('no-panel-fits')
  expect(told(18, 'Intermediate')?.advice).not.toBeNull()
  expect(adviceOf(18, 'Intermediate')?.remedies.length).toBeGreaterThan(0)
})
