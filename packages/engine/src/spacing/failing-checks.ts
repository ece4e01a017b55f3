import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { isFailing } from '../checks/check.ts'
import { type Arrangements, closestOf, fixingsAt, railsAt } from './solve-zone.ts'
import type { Zone } from './zones.ts'

/** Checks of the fixings that fail with every number of rails. */
export const failingFixings = (
  zone: Zone,
  actions: ZoneActions,
  setup: Arrangements,
): readonly Pick<CodedCheckResult, 'id' | 'title'>[] => {
  const [first, ...others] = closestOf(zone, actions, setup).map(({ attempt, trial }) =>
    fixingsAt(attempt, trial, setup.checks).filter(isFailing),
  )
  if (first === undefined) return []
  return first.filter(({ id }) => others.every((checks) => checks.some((check) => check.id === id)))
}

/** Positions of the member checks that fail with every number of rails. */
export const failingMembers = (zone: Zone, actions: ZoneActions, setup: Arrangements): readonly number[] => {
  const closest = closestOf(zone, actions, setup)
  if (closest.length === 0) return []
  const positions = [...setup.members.checks.keys()]
  return positions.filter((position) =>
    closest.every(
      ({ attempt, trial }) => attempt.members()[position]?.(railsAt(attempt, trial)).failingUtilisation !== 0,
    ),
  )
}
