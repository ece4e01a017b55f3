import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Variation, VariedField } from '@soundroof/contract/roofs/what-if/variation'
import type { Say } from '../../../../platform/words/use-say.ts'
import {
  type Around,
  controlGroups,
  type Group,
  ownValue,
  steepestTilt,
  tiltOf,
  type Value,
  without,
  withTilt,
} from './controls.ts'

/** False for a tilt that the slider does not have, an angle without a tilted mount, and a tilted mount without an angle. */
const isOfferedTilt = (project: ProjectDraft, variation: Variation): boolean => {
  const tilt = tiltOf(project, variation)
  const isTold = (variation.tiltAngle ?? tilt) === tilt && (variation.mount !== 'tilt' || tilt > 0)
  return isTold && tilt >= 0 && tilt <= steepestTilt(project)
}

const isOffered = (name: string, value: unknown, { controls, sizes }: Group): boolean =>
  controls.some((each) => each.name === name && each.options.some((option) => option.value === value)) ||
  sizes.some((each) => each.name === name && typeof value === 'number' && value >= each.lower && value <= each.upper)

const isOwn = (name: string, value: unknown, { controls, sizes }: Group): boolean =>
  [...controls, ...sizes].some((each) => each.name === name && each.own === value)

/**
 * The part of a variation that the page could have made, and whether that is all: an address may hold any tilt, and
 * positions beyond a list. Drops the project's own values, which are no change.
 */
export const offeredOf = (
  say: Say,
  variation: Variation,
  around: Around,
): { readonly variation: Variation; readonly isWhole: boolean } => {
  const { project } = around
  const rest = without(variation, ['mount', 'tiltAngle'])
  const isTilt = isOfferedTilt(project, variation)
  const groups = controlGroups(say, around, rest)
  const told = Object.entries(rest) as readonly [VariedField, Value][]
  const known = told.filter(([name, value]) => groups.some((group) => isOffered(name, value, group)))
  const changed = known.filter(([name, value]) => !groups.some((group) => isOwn(name, value, group)))
  const others: Variation = Object.fromEntries(changed)
  return {
    variation: isTilt ? withTilt(project, tiltOf(project, variation), others) : others,
    isWhole:
      isTilt &&
      told.every(([name, value]) => known.some(([each]) => each === name) || value === ownValue(name, project)),
  }
}
