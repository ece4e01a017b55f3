import { newUnderlay, underlay as schema } from '@soundroof/contract/roofs/underlay/underlay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withShift, withTurn } from './move-underlay.ts'

const picture = newUnderlay('/files/a.jpg')
const any = fc.double({ min: -5000, max: 5000, noNaN: true })

it('may be kept wherever and however the picture is moved and turned', () => {
  fc.assert(
    fc.property(any, any, any, (x, y, degrees) => {
      const moved = withTurn(withShift(picture, { x, y }), degrees)
      expect(schema.safeParse(moved).success).toBe(true)
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      expect(Math.cos((moved.turn * Math.PI) / 180)).toBeCloseTo(cos, 3)
      expect(Math.sin((moved.turn * Math.PI) / 180)).toBeCloseTo(sin, 3)
    }),
  )
})

it('turns on past half a turn and moves to the centimetre', () => {
  expect(withTurn(picture, 181).turn).toBe(-179)
  expect(withTurn(picture, 180).turn).toBe(-180)
  expect(withShift(picture, { x: 0.1 + 0.2, y: -1.004 }).shift).toEqual({ x: 0.3, y: -1 })
})
