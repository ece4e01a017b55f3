import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { MemberCheck } from '../checks/member-check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { arrangementsOf, fixingMembers, railsCrossMembers } from '../layout/arrangements.ts'
import { MARKING_STEP } from '../layout/setting-out.ts'
import { type Arrangements, type Candidate, firstPassing } from '../layout/solve-zone.ts'
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

/** A change with the arrangements that it leads to. */
export type Option = {
  readonly words: string
  readonly setup: Arrangements
  readonly kind: 'change' | 'closer-members'
}

const secondScrew = (input: AssessmentInput): Change | null =>
  input.roofCover.kind === 'tin-screwed' && input.options.screwsPerFoot === 1
    ? {
        words: 'Use feet with two screws (holes 20 mm or more apart)',
        input: { ...input, options: { ...input.options, screwsPerFoot: 2 } },
      }
    : null

const turnedRails = (input: AssessmentInput): Change => {
  const railDirection = input.array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  return {
    words: `Turn the rails: install them ${railDirection} to the purlins`,
    input: { ...input, array: { ...input.array, railDirection } },
  }
}

/** Changes from the smallest to the largest: a screw, the direction of the rails, both. */
const changes = (input: AssessmentInput): readonly Change[] => {
  const screw = secondScrew(input)
  const turned = turnedRails(input)
  if (screw === null) return [turned]
  return [screw, turned, { words: `${screw.words} and turn the rails`, input: turnedRails(screw.input).input }]
}

const setupOf = (input: AssessmentInput, situation: Situation, memberChecks: readonly MemberCheck[]): Arrangements => {
  const { hardware } = fitHardware(input, situation.catalogue, situation.cyclonic)
  return arrangementsOf(input, situation.catalogue, hardware, memberChecks)
}

/** Rails across with members wherever they are needed: what spacing the fixings alone allow. */
const closerMembers = (situation: Situation): readonly Option[] => {
  if (!railsCrossMembers(situation.input)) return []
  const setup = setupOf(situation.input, situation, [])
  const { name } = fixingMembers(situation.input)
  const free = { ...setup, settingOut: { kind: 'on-members', step: MARKING_STEP } } as const
  return [{ words: `Add members so that the ${name} spacing is at most`, setup: free, kind: 'closer-members' }]
}

/** Everything that may make a failing zone pass, the smallest change first. */
export const optionsFor = (situation: Situation): readonly Option[] => [
  ...changes(situation.input).map(
    ({ words, input }): Option => ({ words, setup: setupOf(input, situation, situation.memberChecks), kind: 'change' }),
  ),
  ...closerMembers(situation),
]

/** Where panels must not be, for a zone that has no passing arrangement. */
export const keepClear = ({ title, clearance }: Zone): string =>
  title === 'Ridge ends'
    ? `Keep panels off the ridge ends: ${clearance}.`
    : `Keep panels out of the ${title} zone: ${clearance}.`

const sentence = ({ words, kind }: Option, { layout, spacing }: Candidate, zone: Zone): string => {
  const every = millimetres(spacing as number)
  return kind === 'change'
    ? `${words}: then ${layout.numRails} rails with fixings every ${every} pass.`
    : `${words} ${every}, or keep panels out of ${zone.clearance}.`
}

/**
 * The smallest change that makes a failing zone pass, found with the same functions as the result: two screws per foot,
 * the other rail direction, closer members; else what to keep clear.
 */
export const smallestChange = (zone: Zone, actions: ZoneActions, options: readonly Option[]): string => {
  for (const option of options) {
    const passing = firstPassing(zone, actions, option.setup)
    if (passing !== null) return sentence(option, passing, zone)
  }
  return keepClear(zone)
}
