import { say } from '@soundroof/contract/platform/messages'
import { expect, test } from 'vitest'
import { positionOf } from './device-position.ts'

const cairns = { latitude: -16.92, longitude: 145.77 }

test('a position counts where it is known well enough to tell the wind region', () => {
  expect(positionOf({ ...cairns, accuracy: 5000 })).toEqual({ found: true, ...cairns })
})

test('the position of a network, which may be a town away, fills nothing in', () => {
  const problem = say('devicePositionRough', { km: 26 })
  expect(positionOf({ ...cairns, accuracy: 25_500 })).toEqual({ found: false, problem })
  expect(positionOf({ ...cairns, accuracy: 5001 })).toMatchObject({ found: false })
})
