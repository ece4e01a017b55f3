import { emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { expect, it } from 'vitest'
import { placeOfPicture, secondPlaces } from './same-pictures.ts'

const setback = { subject: 'setback', zone: 'Edge' } as const
const clamp = { subject: 'end-clamp', zone: 'Edge' } as const
const splice = { subject: 'rail-splice', zone: null } as const
const sent = (...photos: (typeof setback | typeof clamp | typeof splice)[]) => ({
  ...emptyAsBuilt,
  photos: photos.map((photo, index) => ({ ...photo, address: `https://files/${index}?signature=1` })),
})

it('a picture that waits is the one that was sent, in whichever place', () => {
  const record = {
    content: sent(setback),
    pictures: { 'https://files/0': 'aa' },
    waiting: [
      { id: '1', name: 'a.jpg', ...clamp, picture: 'aa' },
      { id: '2', name: 'b.jpg', ...splice, picture: 'bb' },
      { id: '3', name: 'b.jpg', ...splice, picture: 'bb' },
    ],
  }
  expect(secondPlaces(record)).toEqual([clamp])
  expect([placeOfPicture(record, 'aa'), placeOfPicture(record, 'cc')]).toEqual([setback, null])
})

it('one address in two places is one picture; photos of the camera are not compared', () => {
  const { photos } = sent(setback)
  const twice = { ...emptyAsBuilt, photos: [...photos, ...photos.map((photo) => ({ ...photo, ...clamp }))] }
  const waiting = [
    { id: '1', name: 'a.jpg', ...clamp },
    { id: '2', name: 'a.jpg', ...clamp },
  ]
  expect(secondPlaces({ content: twice, waiting })).toEqual([clamp])
})
