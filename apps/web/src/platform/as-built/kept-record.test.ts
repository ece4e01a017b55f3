import { emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { expect, it } from 'vitest'
import { isUnsaved, type KeptRecord, readRecord, recordText } from './kept-record.ts'

const zone = { zone: 'Edge', rails: 2, widestSpacing: 99_999, smallestSetback: null } as const
const record: KeptRecord = {
  hash: 'h',
  title: 'Shed',
  record: 'r',
  version: 3,
  isOpen: true,
  base: emptyAsBuilt,
  content: {
    ...emptyAsBuilt,
    zones: [zone],
    photos: [{ subject: 'module-label', zone: null, address: 'https://files/a' }],
  },
  waiting: [
    { id: '1', name: 'photo.jpg', subject: 'setback', zone: 'Edge' },
    { id: '2', name: 'photo.jpg', subject: 'setback', zone: 'Edge', picture: 'e3b0' },
  ],
  elsewhere: [{ field: 'moduleLabel', theirs: 'Theirs' }],
  pictures: { 'https://files/a': 'e3b1' },
}

it('is read as it was kept, also with a value beyond the limits', () => {
  expect(readRecord(recordText(record))).toEqual(record)
})

it.each([null, '', '{}', '[]', '{"hash":1}'])('%s is none', (text) => {
  expect(readRecord(text)).toBeNull()
})

it('what a later release keeps otherwise is left out', () => {
  const kept = { hash: 'h', content: { zones: [{ zone: 'Attic' }, zone], photos: [{ subject: 'cat', address: 'a' }] } }
  expect(readRecord(JSON.stringify(kept))).toMatchObject({ content: { zones: [zone], photos: [] }, version: 0 })
})

it('an empty zone, and the order of zones, are no change', () => {
  const other = { ...zone, zone: 'Corner', rails: 3 } as const
  const base = { ...emptyAsBuilt, zones: [zone, other] }
  const empty = { zone: 'Internal', rails: null, widestSpacing: null, smallestSetback: null } as const
  expect(isUnsaved({ base, content: { ...base, zones: [empty, other, zone] } })).toBe(false)
  expect(isUnsaved({ base, content: { ...base, zones: [other] } })).toBe(true)
})
