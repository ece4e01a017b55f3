import { expect, test } from 'vitest'
import { roofOf } from '../../../testing/arrays/array-case.ts'
import { fewestFeet, fewestOfTwo } from '../../../testing/arrays/fewest-feet.ts'
import { twentyRoofs } from '../../../testing/arrays/twenty-roofs.ts'
import { layOut } from '../lay-out.ts'
import { roofPlanes } from '../roof/roof-planes.ts'
import { zoneRegions } from '../roof/zone-regions.ts'

/** Steps between the places that are tried along the eave and up the slope, mm. */
const STEPS = [100, 50] as const

/** The same of two blocks beside one another. */
const STEPS_OF_TWO = [150, 75] as const

/** More panels take too long. */
const MOST = 16

/** Feet on each small face, beside the fewest of all blocks at all places. */
const faces = twentyRoofs.flatMap((given) => {
  const roof = roofOf(given)
  const { planes, blocks } = layOut(roof)
  return planes.flatMap(({ name, panels, rails }) => {
    const block = blocks.find((each) => each.plane === name)
    const plane = roofPlanes(roof.building).find((each) => each.name === name)
    if (block === undefined || plane === undefined || panels.length > MOST) return []
    const zoned = { plane, regions: zoneRegions(plane, roof.zoning) }
    const fewest = (mayStickOut: boolean) => fewestFeet(zoned, roof, panels.length, block.gaps, STEPS, mayStickOut)
    const clean = fewest(false)
    const feet = rails.reduce((sum, rail) => sum + rail.feet.length, 0)
    const two = fewestOfTwo(zoned, roof, panels.length, block.gaps, STEPS_OF_TWO, 0.9 * feet)
    return [{ name: `${given.name}: ${name}`, feet, two, fewest: Number.isFinite(clean) ? clean : fewest(true) }]
  })
})

test.each(faces)('$name has at most a tenth more feet than the fewest', ({ feet, fewest }) => {
  expect(feet).toBeLessThanOrEqual(1.1 * fewest)
})

test.each(faces)('two rectangles anywhere on $name save no tenth of the feet', ({ two }) => {
  expect(two).toBe(Number.POSITIVE_INFINITY)
})

test('most faces hold their panels in one block somewhere else too', () => {
  expect(faces.filter(({ fewest }) => Number.isFinite(fewest)).length).toBeGreaterThan(10)
})
