import { catalogue } from '@soundroof/data'
import { expect, it } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { arrayMassOf } from './array-mass.ts'

const house = roof('house-timber-battens')
const unknown = changed(house, { options: { arrayMass: null } })
const tilted = changed(unknown, { array: { mount: 'tilt', tilt: 10 } })

it.each([
  ['nothing is known', unknown, 10, 15],
  ['nothing is known of tilted panels', tilted, 10, 18],
  ['the mass is given', changed(house, { options: { arrayMass: 13 } }), 13, 13],
  ['a light module is known', { ...unknown, moduleMass: 5 }, 5, 15],
  ['a usual module is known', { ...unknown, moduleMass: 11.5 }, 11.5, 15],
  ['a heavy module is known', { ...unknown, moduleMass: 20 }, 20, 23],
  ['a heavy module is tilted', { ...tilted, moduleMass: 20 }, 20, 26],
])('where %s the mass has both bounds', (_, input, lighter, heavier) => {
  expect(arrayMassOf(input, catalogue.panels.arrayMass)).toEqual({ lighter, heavier })
})
