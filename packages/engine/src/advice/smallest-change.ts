import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { MemberCheck } from '../checks/member-check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { arrangementsOf, fixingMembers, railsCrossMembers } from '../layout/arrangements.ts'
import { type Candidate, solveZone } from '../layout/solve-zone.ts'
import type { Zone } from '../layout/zones.ts'
import { millimetres } from '../wording.ts'

export type Situation = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  /** Regions C and D. */
  readonly cyclonic: boolean
  readonly memberChecks: readonly MemberCheck[]
}

type Change = { readonly words: string; readonly input: AssessmentInput }

const secondScrew = (input: AssessmentInput): readonly Change[] =>
  input.roofCover.kind === 'tin-screwed' && input.options.screwsPerFoot === 1
    ? [
        {
          words: 'Use feet with two screws (holes 20 mm or more apart)',
          input: { ...input, options: { ...input.options, screwsPerFoot: 2 } },
        },
      ]
    : []

const turnedRails = (input: AssessmentInput): Change => {
  const railDirection = input.array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  return {
    words: `Turn the rails: install them ${railDirection} to the purlins`,
    input: { ...input, array: { ...input.array, railDirection } },
  }
}

/** Changes from the smallest to the largest: a screw, the direction of the rails, both. */
const changes = (input: AssessmentInput): readonly Change[] => {
  const [screw] = secondScrew(input)
  const turned = turnedRails(input)
  if (!screw) return [turned]
  const both = { words: `${screw.words} and turn the rails`, input: turnedRails(screw.input).input }
  return [screw, turned, both]
}

const found = (words: string, { layout, spacing }: Candidate): string =>
  `${words}: then ${layout.numRails} rails with fixings every ${millimetres(spacing as number)} pass.`

const tryChange = (change: Change, zone: Zone, actions: ZoneActions, situation: Situation): string | null => {
  const { catalogue, cyclonic, memberChecks } = situation
  const { hardware } = fitHardware(change.input, catalogue, cyclonic)
  const setup = arrangementsOf(change.input, catalogue, hardware, memberChecks)
  const { chosen } = solveZone(zone, actions, setup)
  return chosen === null ? null : found(change.words, chosen)
}

/** The member pitch at which rails across would pass, from the largest spacing of any number of rails. */
const closerMembers = (zone: Zone, actions: ZoneActions, situation: Situation): string | null => {
  const { input, catalogue, cyclonic } = situation
  if (!railsCrossMembers(input)) return null
  const { hardware } = fitHardware(input, catalogue, cyclonic)
  const setup = arrangementsOf(input, catalogue, hardware, [])
  const free = solveZone(zone, actions, { ...setup, settingOut: { kind: 'on-members', step: 5 } })
  if (free.chosen === null) return null
  const { name } = fixingMembers(input)
  return `Add members so that the ${name} spacing is at most ${millimetres(free.chosen.spacing as number)}, or keep panels out of ${zone.clearance}.`
}

/** Where panels must not be, for a zone that has no passing arrangement. */
export const keepClear = (zone: Zone): string => `Keep panels out of the ${zone.title} zone: ${zone.clearance}.`

/**
 * The smallest change that makes a failing zone pass, found with the same functions as the result: two screws per foot,
 * the other rail direction, closer members; else what to keep clear.
 */
export const smallestChange = (zone: Zone, actions: ZoneActions, situation: Situation): string => {
  for (const change of changes(situation.input)) {
    const words = tryChange(change, zone, actions, situation)
    if (words !== null) return words
  }
  return closerMembers(zone, actions, situation) ?? keepClear(zone)
}
