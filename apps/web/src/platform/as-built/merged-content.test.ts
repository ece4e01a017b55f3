import {
  type AsBuiltContent,
  emptyAsBuilt,
  type MeasuredZone,
} from '@soundroof/contract/review/as-built/as-built-record'
import { expect, it } from 'vitest'
import { mergedContent, zoneIn } from './merged-content.ts'

const edge = (part: Partial<MeasuredZone>): MeasuredZone => ({ ...zoneIn(emptyAsBuilt, 'Edge'), ...part })
const withEdge = (part: Partial<MeasuredZone>): AsBuiltContent => ({ ...emptyAsBuilt, zones: [edge(part)] })
const photo = (address: string) => ({ subject: 'setback', zone: 'Edge', address }) as const
const withPhotos = (...addresses: string[]): AsBuiltContent => ({ ...emptyAsBuilt, photos: addresses.map(photo) })
const addressesOf = ({ photos }: AsBuiltContent) => photos.map(({ address }) => address)

it('two that measure different things lose nothing', () => {
  const { content, elsewhere } = mergedContent({
    base: emptyAsBuilt,
    mine: { ...withEdge({ rails: 2 }), moduleLabel: 'Mine' },
    theirs: { ...withEdge({ widestSpacing: 1200 }), differences: 'Theirs' },
  })
  expect(zoneIn(content, 'Edge')).toEqual(edge({ rails: 2, widestSpacing: 1200 }))
  expect(content).toMatchObject({ moduleLabel: 'Mine', differences: 'Theirs' })
  expect(elsewhere).toEqual([])
})

it('what both changed stays as entered here and names the other', () => {
  const { content, elsewhere } = mergedContent({
    base: withEdge({ widestSpacing: 1000 }),
    mine: withEdge({ widestSpacing: 1100 }),
    theirs: withEdge({ widestSpacing: 1200 }),
  })
  expect(zoneIn(content, 'Edge').widestSpacing).toBe(1100)
  expect(elsewhere).toEqual([{ field: 'zones.Edge.widestSpacing', theirs: 1200 }])
})

it('the same change twice is no conflict', () => {
  const { elsewhere } = mergedContent({
    base: emptyAsBuilt,
    mine: withEdge({ rails: 3 }),
    theirs: withEdge({ rails: 3 }),
  })
  expect(elsewhere).toEqual([])
})

it('photos of both stay, and one that either removed is gone', () => {
  const { content } = mergedContent({
    base: withPhotos('a', 'b', 'c'),
    mine: withPhotos('a', 'b', 'd'),
    theirs: withPhotos('b', 'c', 'e'),
  })
  expect(addressesOf(content)).toEqual(['b', 'd', 'e'])
})

it('a signature of an address makes no other photo', () => {
  const { content } = mergedContent({
    base: emptyAsBuilt,
    mine: withPhotos('a'),
    theirs: withPhotos('a?expires=1'),
  })
  expect(addressesOf(content)).toEqual(['a'])
})
