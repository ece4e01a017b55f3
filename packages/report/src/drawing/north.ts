import { northOnPlan } from '@soundroof/contract/roofs/places/facing'
import type { Say } from '@soundroof/words/language/say'
import { ink, paper } from './palette.ts'
import type { Point, SceneItem } from './scene.ts'

/** Length of the needle, points. */
const needle = 24

/**
 * North on a plan with the front at its bottom; nothing where the direction is not known.
 * @param at corner of the plan that it stands beside
 * @param shift from there to the middle of its needle, points right and up
 */
export const northItems = (
  say: Say,
  frontFacing: number | null,
  at: Point,
  shift: Point,
): readonly Extract<SceneItem, { kind: 'north' }>[] =>
  frontFacing === null
    ? []
    : [
        {
          kind: 'north',
          at,
          shift,
          turn: northOnPlan(frontFacing),
          size: needle,
          text: say('report.north-letter'),
          colour: ink,
          plate: paper,
        },
      ]
