import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { MemberJudgement } from '../members/check/member-check.ts'
import type { CrossingRemedy } from '../members/crossing/crossing.ts'
import {
  type Arrangements,
  type Candidate,
  closestOf,
  fixingsAt,
  judgeArrangement,
  memberZoneOf,
  railsAt,
} from '../spacing/solve-zone.ts'
import type { Zone } from '../spacing/zones.ts'

/** A zone of a roof with its loads, and what may be laid on it. */
export type ZoneAt = { readonly zone: Zone; readonly actions: ZoneActions; readonly setup: Arrangements }

/** Rails at a spacing, mm, with every check of fixings and members there. */
export type LaidRails = {
  readonly checks: readonly CodedCheckResult[]
  readonly members: readonly MemberJudgement[]
  /** What a batten crossing must hold beyond what it holds as it is; null: nothing. */
  readonly crossing: CrossingRemedy | null
}

/** Null: the roof was not calculated with so many rails. */
export const laidRails = (at: ZoneAt, numRails: number, spacing: number): LaidRails | null => {
  const { zone, actions, setup } = at
  const found = closestOf(zone, actions, setup).find(({ attempt }) => attempt.layout.numRails === numRails)
  if (found === undefined) return null
  const rails = railsAt(found.attempt, spacing)
  const laid: Pick<Candidate, 'rails'> = { rails }
  const members = judgeArrangement(zone, laid, setup.members.checks)
  return {
    checks: [
      ...fixingsAt(found.attempt, spacing, setup.checks),
      ...members.flatMap((judgement) => [...judgement.results()]),
    ],
    members,
    crossing: setup.members.crossing?.remedy(memberZoneOf(zone), rails) ?? null,
  }
}
