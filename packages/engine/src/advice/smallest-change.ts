import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { Hardware } from '../checks/check.ts'
import type { MemberCheck } from '../checks/member-check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { arrangementsOf } from '../layout/arrangements.ts'
import { firstPassing } from '../layout/solve-zone.ts'
import type { Zone } from '../layout/zones.ts'
import { millimetres } from '../wording.ts'
import { turnWords } from './variants.ts'

export type Situation = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  /** Regions C and D. */
  readonly cyclonic: boolean
  readonly memberChecks: readonly MemberCheck[]
  /** What the input is fitted with. */
  readonly hardware: Hardware
}

type Change = { readonly words: string; readonly input: AssessmentInput; readonly hardware: () => Hardware }

/** What a change would make of a zone, in words; null when the zone does not pass with it. */
export type Option = (zone: Zone, actions: ZoneActions) => string | null

/** Made when the first zone asks for it: most roofs need few of the changes. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const secondScrew = ({ input, catalogue, cyclonic }: Situation): Change | null => {
  if (input.roofCover.kind !== 'tin-screwed' || input.options.screwsPerFoot === 2) return null
  const twoScrews: AssessmentInput = { ...input, options: { ...input.options, screwsPerFoot: 2 } }
  return {
    words: 'Use feet with two screws (holes 20 mm or more apart)',
    input: twoScrews,
    hardware: once(() => fitHardware(twoScrews, catalogue, cyclonic).hardware),
  }
}

/** The direction of the rails changes nothing of the hardware. */
const turnedRails = (input: AssessmentInput, hardware: Change['hardware']): Change => {
  const railDirection = input.array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  return {
    words: turnWords(input),
    input: { ...input, array: { ...input.array, railDirection } },
    hardware,
  }
}

/** Changes from the smallest to the largest: a screw, the direction of the rails, both. */
const changes = (situation: Situation): readonly Change[] => {
  const { input, hardware } = situation
  const screw = secondScrew(situation)
  const turned = turnedRails(input, () => hardware)
  if (screw === null) return [turned]
  return [screw, turned, { ...turnedRails(screw.input, screw.hardware), words: `${screw.words} and turn the rails` }]
}

const changeOption = ({ catalogue, memberChecks }: Situation, { words, input, hardware }: Change): Option => {
  const setup = once(() => arrangementsOf(input, catalogue, hardware(), memberChecks))
  return (zone, actions) => {
    const passing = firstPassing(zone, actions, setup())
    if (passing === null) return null
    const every = millimetres(passing.spacing as number)
    return `${words}: then ${passing.layout.numRails} rails with fixings every ${every} pass.`
  }
}

/** What may make a failing zone pass and costs little to try, the smallest change first; `advise` searches further. */
export const optionsFor = (situation: Situation): readonly Option[] =>
  changes(situation).map((change) => changeOption(situation, change))

/** Where panels must not be, for a zone that has no passing arrangement. */
export const keepClear = ({ title, clearance }: Zone): string =>
  title === 'Ridge ends'
    ? `Keep panels off the ridge ends: ${clearance}.`
    : `Keep panels out of the ${title} zone: ${clearance}.`

/**
 * The smallest change that makes a failing zone pass, found with the same functions as the result: two screws per foot,
 * the other rail direction, both; else what to keep clear.
 */
export const smallestChange = (zone: Zone, actions: ZoneActions, options: readonly Option[]): string => {
  for (const option of options) {
    const words = option(zone, actions)
    if (words !== null) return words
  }
  return keepClear(zone)
}
