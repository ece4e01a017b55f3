import { type PlaneName, planeNames } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { azimuthOfPlane, compassPointOf } from '@soundroof/contract/roofs/places/facing'
import type { Say } from '@soundroof/words/language/say'

/** A plane by where it looks, such as "north face"; by its place on the plan where the direction of the front is not known. */
export const faceName = (say: Say, plane: PlaneName, frontFacing: number | null): string => {
  if (frontFacing === null) return say(plane)
  const point = say(compassPointOf(azimuthOfPlane(plane, frontFacing)))
  return plane === 'roof' ? say('report.roof-falling', { point }) : say('report.face', { point })
}

/** A sentence of a layout, which knows faces by their places on the plan, with their names as drawings have them. */
export const withFaceNames = (say: Say, sentence: string, frontFacing: number | null): string =>
  frontFacing === null
    ? sentence
    : planeNames
        .filter((plane) => plane !== 'roof')
        .reduce((text, plane) => {
          const named = say('sheet.plane-named', { plane: say(plane) })
          return text.replaceAll(named, say('sheet.face-named', { face: faceName(say, plane, frontFacing) }))
        }, sentence)

/** Which way the plan looks; empty where it is not known. */
export const frontWords = (say: Say, frontFacing: number | null): string =>
  frontFacing === null
    ? ''
    : say('report.front-faces', { point: say(compassPointOf(frontFacing)), degrees: frontFacing })
