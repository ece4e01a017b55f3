import { expect, it } from 'vitest'
import { type Judged, othersThan } from './photo-looks.ts'

const judged = (draft: string): Judged => ({
  width: 4000,
  height: 3000,
  light: 120,
  sharpness: 200,
  hash: 'f0f0f0f0f0f0f0f0',
  draft,
  advice: null,
  isDismissed: false,
})

it('a photo is compared with the others of its draft, and not with itself', () => {
  const [own, other] = [judged('shed'), judged('shed')]
  const all = new Map([
    ['a', own],
    ['b', other],
    ['c', judged('barn')],
  ])
  expect(othersThan('a', 'shed', all)).toEqual([other])
  expect(othersThan('a', 'shed', new Map([['a', own]]))).toEqual([])
})
