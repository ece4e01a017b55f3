import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { azimuthOfPlane, compassPointOf } from '@soundroof/contract/roofs/places/facing'
import type { Say } from '@soundroof/words/language/say'

/** A plane by where it looks, such as "north face"; by its place on the plan where the direction of the front is not known. */
export const faceName = (say: Say, plane: PlaneName, frontFacing: number | null): string => {
  if (frontFacing === null) return say(plane)
  const point = say(compassPointOf(azimuthOfPlane(plane, frontFacing)))
  return plane === 'roof' ? say('report.roof-falling', { point }) : say('report.face', { point })
}

/** Which way the plan looks; empty where it is not known. */
export const frontWords = (say: Say, frontFacing: number | null): string =>
  frontFacing === null
    ? ''
    : say('report.front-faces', { point: say(compassPointOf(frontFacing)), degrees: frontFacing })
