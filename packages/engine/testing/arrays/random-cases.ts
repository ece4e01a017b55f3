import { type RoofForm, roofForms } from '@soundroof/contract/roofs/fields/roof-form'
import fc from 'fast-check'
import { roofPlanes } from '../../src/panel-layout/roof/roof-planes.ts'
import { houses } from '../realistic-houses.ts'
import { sheds } from '../realistic-sheds.ts'
import { changed } from '../roofs.ts'
import type { ArrayCase } from './array-case.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })

/** Skylights, vents, chimneys: somewhere on the faces, in shares of their lengths. */
const thing = fc.record({
  face: whole(0, 3),
  x: whole(5, 80),
  y: whole(10, 70),
  width: whole(300, 1500),
  height: whole(300, 1500),
})

const asked = fc.record({
  base: fc.constantFrom(...houses, ...sheds.filter(({ input }) => input.array.mount === 'flush')),
  form: fc.constantFrom<RoofForm>(...roofForms, 'gable', 'hip'),
  length: whole(80, 260),
  width: whole(60, 160),
  slope: whole(3, 35),
  count: whole(6, 60),
  rails: fc.constantFrom('parallel', 'perpendicular'),
  frontFacing: fc.option(whole(0, 359)),
  things: fc.oneof(fc.array(thing, { maxLength: 0 }), fc.array(thing, { maxLength: 3 })),
  first: whole(0, 600),
  panel: fc.constantFrom([1722, 1134], [1762, 1134], [1903, 1134], [2279, 1134], [1690, 1046]),
})

type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never

/** Within the triangle or trapezium of a hip roof too. */
const obstaclesOf = ({ things: given, form }: Asked, building: Parameters<typeof roofPlanes>[0]) => {
  const planes = roofPlanes(building)
  return given.map(({ face, x, y, width, height }) => {
    const plane = planes[face % planes.length] as (typeof planes)[number]
    const up = Math.round((y / 100) * (plane.height - height) * (form === 'hip' ? 0.5 : 1))
    const reach = form === 'hip' ? ((up + height) / plane.height) * (plane.width / 2) : 0
    const along = Math.round(reach + (x / 100) * Math.max(0, plane.width - 2 * reach - width))
    return { kind: 'obstacle', plane: plane.name, x: along, y: Math.max(0, up), width, height }
  })
}

const caseOf = (given: Asked): ArrayCase => {
  const { base, form, count, rails, frontFacing, first, panel } = given
  const [length, width] = [Math.max(given.length, given.width) / 10, Math.min(given.length, given.width) / 10]
  const roofSlope = form === 'flat' ? given.slope % 3 : given.slope
  const input = changed(base.input, {
    building: { length, width, roofSlope },
    array: { railDirection: rails },
    options: { roofForm: form, panelLengthExact: panel[0] ?? null, panelWidthExact: panel[1] ?? null },
  })
  const building = {
    form: form === 'gable' && roofSlope < 3 ? 'flat' : form,
    length: length * 1000,
    width: width * 1000,
    slope: roofSlope,
  } as const
  const request = {
    wanted: { kind: 'count', count },
    frontFacing,
    firstMember: first,
    firstRafter: first,
    obstacles: obstaclesOf(given, building),
  }
  return { name: `${base.name}, ${rails}, ${form}, ${count}`, input, request }
}

/** Houses and sheds as built, of any usual size, with what an installer asks for. */
export const randomCases: fc.Arbitrary<ArrayCase> = asked.map(caseOf)
