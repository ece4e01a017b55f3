import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { boundsOf, distanceFromSide } from '../face/plane-field.ts'
import { clipped, planShare, type Rectangle } from '../roof/plan-line.ts'
import type { RoofPlane } from '../roof/roof-planes.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { stepsWithin } from '../settings/whole-steps.ts'

/** The rectangle around everything on a plane where setbacks let panels lie; null where they let none. */
const roomOn = ({ outline, sides }: RoofPlane, roof: ArrayRoof): Rectangle | null => {
  const inside = sides.reduce((left, side) => {
    return clipped(left, side.line, distanceFromSide(side, roof) * planShare(side.line))
  }, outline)
  return inside.length < 3 ? null : boundsOf(inside)
}

const common = (one: Rectangle, other: Rectangle): Rectangle => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  }
}

const times = (room: number, size: number, gap: number): number => Math.max(0, stepsWithin(room + gap, size + gap))

const panelsIn = ({ width, height }: Rectangle, { panel, railsUpSlope, request: { gaps } }: ArrayRoof): number =>
  railsUpSlope
    ? times(width, panel.length, gaps.betweenRows) * times(height, panel.width, gaps.alongRails)
    : times(width, panel.width, gaps.alongRails) * times(height, panel.length, gaps.betweenRows)

/** Places that were given to the array and reach past where panels may lie, by so many panels. */
export const placesPastRoof = (planes: readonly RoofPlane[], roof: ArrayRoof): readonly Message[] =>
  roof.request.areas.flatMap((area): readonly Message[] => {
    const plane = planes.find(({ name }) => name === area.plane)
    if (plane === undefined) return []
    const room = roomOn(plane, roof)
    const panels = panelsIn(area, roof) - (room === null ? 0 : panelsIn(common(area, room), roof))
    return panels > 0 ? [{ code: 'place-reaches-past-roof', values: { plane: area.plane, panels } }] : []
  })
