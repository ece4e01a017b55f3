import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { RoofPlane } from '../roof/roof-planes.ts'
import type { ArrayRoof, Lines } from '../settings/array-settings.ts'
import { stepsWithin } from '../settings/whole-steps.ts'

type Line = LaidPlane['lines'][number]

const up = (
  { first, pitch, numberOfFirst: number = 1 }: Lines,
  kind: Line['kind'],
  run: Line['run'],
  far: number,
): readonly Line[] => {
  const count = pitch > 0 ? stepsWithin(far - first, pitch) + 1 : 0
  return count > 0 ? [{ kind, run, first, step: pitch, count, number }] : []
}

/** Courses, ribs, and rafters below feet on battens: what rails or feet stand on besides the members. */
export const supportLines = ({ width, height }: RoofPlane, { courses, ribs, feetOn }: ArrayRoof): readonly Line[] => {
  if (courses !== null) {
    const noses = { first: courses.second, pitch: courses.gauge, last: null, numberOfFirst: 2 }
    return up(noses, 'course', 'along-eave', height)
  }
  if (ribs !== null) return up(ribs, 'rib', 'up-slope', width)
  return typeof feetOn === 'object' ? up(feetOn, 'rafter', 'up-slope', width) : []
}
