import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Variant } from './variant.ts'

const MOST_BRIDGING = 3

/** More rows of bridging; none under tiles, where there is no purlin to check. */
export const moreBridging = ({ purlin, roofCover }: AssessmentInput): readonly Variant[] => {
  if (purlin.material !== 'steel' || purlin.bridging === null || roofCover.kind === 'tile') return []
  const variants: Variant[] = []
  for (let rows = purlin.bridging + 1; rows <= MOST_BRIDGING; rows += 1)
    variants.push({
      kind: 'bridging',
      message: { code: 'bridge-purlins', values: { rows } },
      touches: ['members'],
      change: (input) => ({
        ...input,
        purlin: input.purlin.material === 'steel' ? { ...input.purlin, bridging: rows } : input.purlin,
      }),
    })
  return variants
}

/** Members added midway or at thirds: their spacing is divided by a whole number. */
const DIVISIONS = [2, 3] as const

const addedPurlins = (given: AssessmentInput): readonly Variant[] =>
  DIVISIONS.map((parts): Variant => {
    const spacing = given.purlin.spacing / parts
    return {
      kind: 'members',
      message: { code: 'add-purlins', values: { parts, spacing } },
      touches: ['members', 'rails'],
      change: (input) => ({ ...input, purlin: { ...input.purlin, spacing } }),
    }
  })

const addedRafters = (given: AssessmentInput): readonly Variant[] => {
  const spacing = given.rafter.spacing / 2
  return [
    {
      kind: 'members',
      message: { code: 'add-rafters', values: { spacing } },
      touches: ['members', 'rails'],
      change: (input) => ({ ...input, rafter: { ...input.rafter, spacing } }),
    },
  ]
}

/** More purlins, or more rafters under tiles. */
export const addedMembers = (given: AssessmentInput): readonly Variant[] =>
  given.roofCover.kind === 'tile' ? addedRafters(given) : addedPurlins(given)

/** Distance of fly braces that is tried, mm, to the nearest purlin. */
const BRACES = 1200

/** Fly braces on steel rafters. */
export const flyBraces = ({ rafter, purlin, options }: AssessmentInput): readonly Variant[] => {
  if (rafter.material !== 'steel' || purlin.spacing <= 0) return []
  const spacing = Math.max(1, Math.round(BRACES / purlin.spacing)) * purlin.spacing
  if (spacing >= (options.flyBraceSpacing ?? Number.POSITIVE_INFINITY)) return []
  return [
    {
      kind: 'braces',
      message: { code: 'show-fly-braces', values: { spacing } },
      touches: ['members'],
      change: (input) => ({ ...input, options: { ...input.options, flyBraceSpacing: spacing } }),
    },
  ]
}

/** Fly braces under tiles, where a zone depends on its rafters. */
export const flyBracesUnderTiles = (given: AssessmentInput): readonly Variant[] =>
  given.roofCover.kind === 'tile' ? flyBraces(given) : []
