import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { altitudeOf, positionOf } from './device-position.ts'

const say = sayIn('en-AU')

const cairns = { latitude: -16.92, longitude: 145.77 }

test('a position counts where it is known well enough to tell the wind region', () => {
  expect(positionOf(say, { ...cairns, accuracy: 5000 })).toEqual({ found: true, ...cairns, accuracy: 5000 })
})

test('the position of a network, which may be a town away, fills nothing in', () => {
  const problem = say('devicePositionRough', { km: 26 })
  expect(positionOf(say, { ...cairns, accuracy: 25_500 })).toEqual({ found: false, problem })
  expect(positionOf(say, { ...cairns, accuracy: 5001 })).toMatchObject({ found: false })
})

test('the upper end of an altitude is entered: more altitude never helps a roof', () => {
  expect(altitudeOf(say, { altitude: 571.2, altitudeAccuracy: 11.4 })).toEqual({
    found: true,
    measured: { altitude: 571, accuracy: 12, entered: 583 },
  })
  expect(altitudeOf(say, { altitude: -20, altitudeAccuracy: 5 })).toMatchObject({ measured: { entered: 0 } })
})

test('a device that gives no altitude, or a rough one, fills nothing in', () => {
  const none = { found: false, problem: say('deviceAltitudeNone') }
  expect(altitudeOf(say, { altitude: null, altitudeAccuracy: null })).toEqual(none)
  expect(altitudeOf(say, { altitude: 600, altitudeAccuracy: null })).toEqual(none)
  expect(altitudeOf(say, { altitude: 9000, altitudeAccuracy: 3 })).toEqual(none)
  const rough = { found: false, problem: say('deviceAltitudeRough', { accuracy: 51 }) }
  expect(altitudeOf(say, { altitude: 600, altitudeAccuracy: 50.1 })).toEqual(rough)
  expect(altitudeOf(say, { altitude: 600, altitudeAccuracy: 50 })).toMatchObject({ measured: { entered: 650 } })
  expect(altitudeOf(say, { altitude: 600, altitudeAccuracy: Number.NaN }).found).toBe(false)
})
