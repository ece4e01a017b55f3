import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { hasBattenCrossings } from '../src/members/crossing/crossing.ts'
import { type PurlinRow, rowsOf, type SteelPurlin, tableOf } from '../src/members/purlin/purlin-table.ts'
import { chosenReturnPeriod } from '../src/scope/return-period.ts'
import { roofGeometry } from '../src/spacing/roof-geometry.ts'

/** One way to make a roof worse; null where this roof has no such way. @param chance 0 to 1, below 1: which of several */
export type Worsening = (input: AssessmentInput, chance: number) => AssessmentInput | null

type Options = AssessmentInput['options']

const withOptions = (input: AssessmentInput, options: Partial<Options>): AssessmentInput => ({
  ...input,
  options: { ...input.options, ...options },
})

const oneOf = <T>(list: readonly T[], chance: number): T | undefined => list[Math.floor(chance * list.length)]

const periods = [25, 50, 100, 200, 250, 500, 1000, 2000, 2500] as const
const longerPeriod: Worsening = (input, chance) => {
  const years = chosenReturnPeriod(input, catalogue)?.value ?? Number.POSITIVE_INFINITY
  const longer = oneOf(
    periods.filter((period) => period > years),
    chance,
  )
  return longer === undefined ? null : withOptions(input, { returnPeriod: longer })
}

const categories = [4, 3, 2.5, 2, 1.5, 1] as const
const moreExposed: Worsening = (input, chance) => {
  const terrainCategory = oneOf(
    categories.filter((category) => category < input.site.terrainCategory),
    chance,
  )
  return terrainCategory === undefined ? null : { ...input, site: { ...input.site, terrainCategory } }
}

/** Away from hills, where the zones stay as they are: the two clauses with which height helps. Method 8. */
const higher: Worsening = (input, chance) => {
  if (input.options.topography !== null || input.options.zoning === 'panel-clause') return null
  const height = Math.min(50, input.building.height * (1.01 + chance))
  const after = { ...input, building: { ...input.building, height } }
  return roofGeometry(after, catalogue).a < roofGeometry(input, catalogue).a ? null : after
}

const inside = ['permeable', 'enclosed', 'dominant-opening'] as const
const moreOpen: Worsening = (input, chance) => {
  const { internalPressure, sides, parapetCredit } = input.options
  if (sides !== 'enclosed') return null
  const from = internalPressure === 'by-region' ? 1 : inside.indexOf(internalPressure)
  const worse: readonly Partial<Options>[] = [
    ...inside.slice(from + 1).map((each) => ({ internalPressure: each })),
    ...(parapetCredit ? [] : [{ sides: 'partly-open' as const }]),
  ]
  const chosen = oneOf(worse, chance)
  return chosen === undefined ? null : withOptions(input, chosen)
}

/** The rows of a table on either side of the span, by support. */
const rowsAbout = (purlin: SteelPurlin): readonly PurlinRow[] => {
  const table = tableOf(catalogue, purlin)
  const rows = table === null ? [] : rowsOf(table, purlin)
  const next = rows.findIndex(({ span }) => span >= purlin.span)
  return next === -1 ? rows : rows.slice(Math.max(0, next - 1), next + 1)
}

/** Over a middle support bending and shear act together: there a line of single spans may carry more. Method 8. */
const carriesMore = (single: SteelPurlin, line: SteelPurlin): boolean =>
  rowsAbout(single).some(({ span, inward, outward, service }) => {
    const beside = rowsAbout(line).find((row) => row.span === span)
    return beside && (inward > beside.inward || outward > beside.outward || service > beside.service)
  })

const supports = ['lapped', 'continuous', 'simply-supported'] as const
const lessSupported: Worsening = ({ purlin, ...input }, chance) => {
  const support = oneOf(supports.slice(supports.indexOf(purlin.support) + 1), chance)
  if (support === undefined) return null
  const after = assessmentInput.parse({ ...input, purlin: { ...purlin, support } })
  const isStronger = purlin.material === 'steel' && carriesMore(after.purlin as SteelPurlin, purlin)
  return isStronger ? null : after
}

const ALTITUDES = 2300
const furtherUp: Worsening = (input, chance) => {
  const from = Math.max(input.options.altitude ?? 0, input.options.topography?.elevation ?? 0)
  return withOptions(input, { altitude: from + chance * (ALTITUDES - from) })
}

const fixings = ['two-screws', 'one-screw', 'two-nails', 'one-nail'] as const
/** What was looked at and holds less; of a fixing that is not known any that was looked at. */
const weakerBattens: Worsening = (input, chance) => {
  const { battenFixing: fixing, battenCapacity } = input.options
  if (!hasBattenCrossings(input)) return null
  if (battenCapacity !== null) return withOptions(input, { battenCapacity: battenCapacity * (0.3 + 0.6 * chance) })
  const worse = fixing === 'unsure' ? fixings : fixings.slice(fixings.indexOf(fixing) + 1)
  const battenFixing = oneOf(worse, chance)
  return battenFixing === undefined ? null : withOptions(input, { battenFixing })
}

const older: Worsening = (input, chance) => {
  if (input.options.built === 'before-1980') return null
  const built = input.options.built === null || chance < 0.5 ? 'before-1980' : null
  return withOptions(input, { built })
}

const thinnerSteel: Worsening = ({ purlin, ...input }, chance) => {
  if (purlin.material !== 'steel') return null
  const size = choices.purlins[purlin.section].depths.find(({ depth }) => depth === purlin.depth)
  const sold = size?.thicknesses.filter((each) => each < purlin.thickness) ?? []
  const thickness = oneOf(sold, chance)
  return thickness === undefined ? null : { ...input, purlin: { ...purlin, thickness } }
}

const LEAST_DEPTH = 4
const thinnerTimber: Worsening = ({ purlin, ...input }, chance) => {
  if (purlin.material !== 'timber') return null
  const depth = Math.max(LEAST_DEPTH, purlin.depth * (0.7 + 0.29 * chance))
  return depth < purlin.depth ? { ...input, purlin: { ...purlin, depth } } : null
}

const lessBridging: Worsening = ({ purlin, ...input }) =>
  purlin.material === 'steel' && purlin.bridging !== null && purlin.bridging > 0
    ? assessmentInput.parse({ ...input, purlin: { ...purlin, bridging: purlin.bridging - 1 } })
    : null

const fewerScrews: Worsening = (input) =>
  input.options.screwsPerFoot === 2 ? withOptions(input, { screwsPerFoot: 1 }) : null

const fewerBraces: Worsening = (input, chance) => {
  const { flyBraceSpacing: spacing } = input.options
  if (spacing === null) return null
  return withOptions(input, { flyBraceSpacing: chance < 0.3 ? null : spacing * (1 + chance) })
}

const noColumn: Worsening = (input) => (input.options.ridgeColumn ? withOptions(input, { ridgeColumn: false }) : null)

const noShielding: Worsening = (input) =>
  input.options.shielding === null ? null : withOptions(input, { shielding: null })

const noParapetCredit: Worsening = (input) =>
  input.options.parapetCredit ? withOptions(input, { parapetCredit: false }) : null

/** Every way to make a roof worse that must open no zone, by the name that a summary gives it. */
export const worsenings: Readonly<Record<string, Worsening>> = {
  'longer return period': longerPeriod,
  'more exposed terrain': moreExposed,
  'more height': higher,
  'more internal pressure': moreOpen,
  'less support of purlins': lessSupported,
  'more altitude': furtherUp,
  'weaker fixing of battens': weakerBattens,
  'older building': older,
  'thinner steel': thinnerSteel,
  'shallower timber': thinnerTimber,
  'less bridging': lessBridging,
  'fewer screws': fewerScrews,
  'fewer fly braces': fewerBraces,
  'no column under the ridge': noColumn,
  'no shielding': noShielding,
  'no credit for a parapet': noParapetCredit,
}
