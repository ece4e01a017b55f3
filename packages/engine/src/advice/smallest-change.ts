import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { Hardware } from '../checks/check.ts'
import type { MemberCheck } from '../checks/member-check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { arrangementsOf, fixingMembers, railsCrossMembers } from '../layout/arrangements.ts'
import { MARKING_STEP } from '../layout/setting-out.ts'
import { type Arrangements, firstPassing, solveZone } from '../layout/solve-zone.ts'
import type { Zone } from '../layout/zones.ts'
import { millimetres } from '../wording.ts'

export type Situation = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  /** Regions C and D. */
  readonly cyclonic: boolean
  readonly memberChecks: readonly MemberCheck[]
  /** Those of the roof with other members. */
  readonly memberChecksOf: (input: AssessmentInput) => readonly MemberCheck[]
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
    words: `Turn the rails: install them ${railDirection} to the purlins`,
    input: { ...input, array: { ...input.array, railDirection } },
    hardware,
  }
}

/** Changes from the smallest to the largest: a screw, the direction of the rails, both. */
const changes = ({ input, hardware }: Situation, screw: Change | null): readonly Change[] => {
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

type Closer = { readonly spacing: number; readonly numRails: number; readonly isTwoScrews: boolean }

/** Rails across with members wherever they are needed: the spacings that the fixings alone allow. */
const closerBy = ({ input, catalogue }: Situation, hardware: () => Hardware, isTwoScrews: boolean) => {
  const settingOut = { kind: 'on-members', step: MARKING_STEP } as const
  const setup = once((): Arrangements => ({ ...arrangementsOf(input, catalogue, hardware(), []), settingOut }))
  return (zone: Zone, actions: ZoneActions): readonly Closer[] =>
    solveZone(zone, actions, setup()).candidates.flatMap(({ spacing, layout }) =>
      spacing === null ? [] : [{ spacing, numRails: layout.numRails, isTwoScrews }],
    )
}

const closerSentence = (name: 'purlin' | 'rafter', { spacing, numRails, isTwoScrews }: Closer, zone: Zone): string => {
  const rails = `with ${numRails} rails${isTwoScrews ? ' and two screws per foot' : ''}`
  const most = `the ${name} spacing is at most ${millimetres(spacing)}, ${rails}`
  const clear = `or keep panels out of ${zone.clearance}`
  return name === 'rafter'
    ? `Have an engineer design added rafters so that ${most}, ${clear}.`
    : `Add purlins so that ${most}, ${clear}.`
}

const withSpacing = (input: AssessmentInput, name: 'purlin' | 'rafter', spacing: number): AssessmentInput =>
  name === 'rafter'
    ? { ...input, rafter: { ...input.rafter, spacing } }
    : { ...input, purlin: { ...input.purlin, spacing } }

/** What the fixings allow, tried with members at that spacing; null when those do not carry it. */
const tried = (situation: Situation, screw: Change | null, closer: Closer, zone: Zone, actions: ZoneActions) => {
  const { catalogue, memberChecksOf } = situation
  const { name } = fixingMembers(situation.input)
  const change = closer.isTwoScrews ? screw : null
  const input = withSpacing(change?.input ?? situation.input, name, closer.spacing)
  const hardware = change?.hardware() ?? situation.hardware
  const passing = firstPassing(zone, actions, arrangementsOf(input, catalogue, hardware, memberChecksOf(input)))
  return passing === null ? null : { ...closer, numRails: passing.layout.numRails }
}

/** The largest spacing of members that any number of rails and screws passes with: the fewest members to add. */
const closerMembers = (situation: Situation, screw: Change | null): readonly Option[] => {
  if (!railsCrossMembers(situation.input)) return []
  const one = closerBy(situation, () => situation.hardware, false)
  const two = screw === null ? null : closerBy(situation, screw.hardware, true)
  const { name } = fixingMembers(situation.input)
  return [
    (zone, actions) => {
      const all = [...one(zone, actions), ...(two === null ? [] : two(zone, actions))]
      for (const closer of all.sort((a, b) => b.spacing - a.spacing)) {
        const passing = tried(situation, screw, closer, zone, actions)
        if (passing !== null) return closerSentence(name, passing, zone)
      }
      return null
    },
  ]
}

/** Everything that may make a failing zone pass, the smallest change first. */
export const optionsFor = (situation: Situation): readonly Option[] => {
  const screw = secondScrew(situation)
  return [
    ...changes(situation, screw).map((change) => changeOption(situation, change)),
    ...closerMembers(situation, screw),
  ]
}

/** Where panels must not be, for a zone that has no passing arrangement. */
export const keepClear = ({ title, clearance }: Zone): string =>
  title === 'Ridge ends'
    ? `Keep panels off the ridge ends: ${clearance}.`
    : `Keep panels out of the ${title} zone: ${clearance}.`

/**
 * The smallest change that makes a failing zone pass, found with the same functions as the result: two screws per foot,
 * the other rail direction, closer members; else what to keep clear.
 */
export const smallestChange = (zone: Zone, actions: ZoneActions, options: readonly Option[]): string => {
  for (const option of options) {
    const words = option(zone, actions)
    if (words !== null) return words
  }
  return keepClear(zone)
}
