import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

type Band = AssessmentInput['array']['panelLength']

/** A roof or array that is changed in one way. */
export type Variant = {
  /** Only one variant of a kind goes into a pair. */
  readonly kind: string
  readonly message: Message
  readonly change: (input: AssessmentInput) => AssessmentInput
}

type Found = readonly Variant[]

/** Null where feet have two screws already, or none. */
export const secondScrew = ({ roofCover, options }: AssessmentInput): Variant | null =>
  roofCover.kind === 'tin-screwed' && options.screwsPerFoot === 1
    ? {
        kind: 'screws',
        message: 'use-two-screws',
        change: (input) => ({ ...input, options: { ...input.options, screwsPerFoot: 2 } }),
      }
    : null

const secondScrews = (input: AssessmentInput): Found => {
  const screw = secondScrew(input)
  return screw === null ? [] : [screw]
}

export const turnedRails = ({ array, roofCover }: AssessmentInput): Variant => {
  const railDirection = array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  const member = roofCover.kind === 'tile' ? 'battens' : 'purlins'
  return {
    kind: 'rails',
    message: { code: 'turn-rails', values: { direction: railDirection, member } },
    change: (input) => ({ ...input, array: { ...input.array, railDirection } }),
  }
}

const screwsForClamps = ({ roofCover }: AssessmentInput): Found =>
  roofCover.kind === 'tin-clamped'
    ? [
        {
          kind: 'fixing',
          message: 'screw-feet-instead-of-clamps',
          change: (input) => ({
            ...input,
            array: { ...input.array, fixing: 'screw' },
            roofCover: { kind: 'tin-screwed' },
          }),
        },
      ]
    : []

/** Degrees between two tilts that are tried. */
const TILT_STEP = 5

const lowerTilts = ({ array }: AssessmentInput): Found => {
  if (array.mount === 'flush') return []
  const tilts: number[] = []
  for (let tilt = (Math.ceil(array.tilt / TILT_STEP) - 1) * TILT_STEP; tilt > 0; tilt -= TILT_STEP) tilts.push(tilt)
  const lower = tilts.map(
    (tilt): Variant => ({
      kind: 'tilt',
      message: { code: 'lower-tilt', values: { from: array.tilt, to: tilt } },
      change: (input) => ({ ...input, array: { ...input.array, tilt } }),
    }),
  )
  const flush: Variant = {
    kind: 'tilt',
    message: 'lay-panels-flush',
    change: (input) => ({ ...input, array: { ...input.array, mount: 'flush', tilt: 0 } }),
  }
  return [...lower, flush]
}

/** Panels of a shorter band; exact sizes give way to the band. */
const shorterPanels = ({ array, options }: AssessmentInput, bands: readonly Band[]): Found => {
  const length = options.panelLengthExact ?? array.panelLength.upper
  return bands
    .filter(({ upper }) => upper < length)
    .sort((a, b) => b.upper - a.upper)
    .map(
      (panelLength): Variant => ({
        kind: 'panels',
        message: { code: 'shorter-panels', values: { length: panelLength.upper } },
        change: (input) => ({
          ...input,
          array: { ...input.array, panelLength },
          options: { ...input.options, panelLengthExact: null },
        }),
      }),
    )
}

const MOST_BRIDGING = 3

const moreBridging = ({ purlin }: AssessmentInput): Found => {
  if (purlin.material !== 'steel' || purlin.bridging === null) return []
  const variants: Variant[] = []
  for (let rows = purlin.bridging + 1; rows <= MOST_BRIDGING; rows += 1)
    variants.push({
      kind: 'bridging',
      message: { code: 'bridge-purlins', values: { rows } },
      change: (input) => ({
        ...input,
        purlin: input.purlin.material === 'steel' ? { ...input.purlin, bridging: rows } : input.purlin,
      }),
    })
  return variants
}

/** Members added midway or at thirds: their spacing is divided by a whole number. */
const DIVISIONS = [2, 3] as const

const addedPurlins = (given: AssessmentInput): Found =>
  DIVISIONS.map((parts): Variant => {
    const spacing = given.purlin.spacing / parts
    return {
      kind: 'members',
      message: { code: 'add-purlins', values: { parts, spacing } },
      change: (input) => ({ ...input, purlin: { ...input.purlin, spacing } }),
    }
  })

const addedRafters = (given: AssessmentInput): Found => {
  const spacing = given.rafter.spacing / 2
  return [
    {
      kind: 'members',
      message: { code: 'add-rafters', values: { spacing } },
      change: (input) => ({ ...input, rafter: { ...input.rafter, spacing } }),
    },
  ]
}

const addedMembers = (given: AssessmentInput): Found =>
  given.roofCover.kind === 'tile' ? addedRafters(given) : addedPurlins(given)

/**
 * Single changes of a roof and array, from the smallest for the installer to the largest.
 * @param bands the panel length bands of the wizard, mm
 */
export const variantsOf = (input: AssessmentInput, bands: readonly Band[]): readonly Variant[] => [
  ...secondScrews(input),
  turnedRails(input),
  ...lowerTilts(input),
  ...shorterPanels(input, bands),
  ...screwsForClamps(input),
  ...moreBridging(input),
  ...addedMembers(input),
]

/** Both changes, in the order of the list. */
export const paired = (first: Variant, second: Variant): Variant => ({
  kind: `${first.kind}+${second.kind}`,
  message: { code: 'both-changes', values: { first: first.message, second: second.message } },
  change: (input) => second.change(first.change(input)),
})

/** Pairs of changes of different kinds, the smaller together first. */
export const pairsOf = (variants: readonly Variant[]): readonly Variant[] => {
  const pairs = variants.flatMap((first, i) =>
    variants
      .slice(i + 1)
      .flatMap((second, k) =>
        first.kind === second.kind ? [] : [{ size: i + (i + 1 + k), pair: paired(first, second) }],
      ),
  )
  return pairs.sort((a, b) => a.size - b.size).map(({ pair }) => pair)
}
