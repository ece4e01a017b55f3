import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { factor, kilonewtons } from '../calculation/wording.ts'
import { jointGroupOf } from '../fixings/hardware.ts'
import { panelSize } from '../layout/arrangements.ts'
import { panelClauseCoefficients } from '../layout/zones.ts'
import type { Members } from '../members/prepare-members.ts'
import { applicableGrade, gradeSource } from '../members/timber/timber-grade.ts'
import { regionIn2011, regionIn2021 } from '../site/region.ts'
import { periodSource } from './return-period.ts'

type Assumption = AssessmentResult['assumptions'][number]

const assumption = (label: string, value: string, source: string): Assumption => ({ label, value, source })

const regionUsed = ({ site, options }: AssessmentInput): string => {
  const { region, coastBandFrom } = site
  const used = options.edition === '2021' ? regionIn2021(region) : regionIn2011(region, coastBandFrom)
  if (used === region) return region
  return options.edition === '2021' ? `${region}; region ${used} used` : `${region} of 2021; region ${used} used`
}

const terrainUsed = ({ site, options }: AssessmentInput): string => {
  const chosen = site.terrainCategory
  if (options.edition === '2021' && site.region === 'A0' && chosen !== 2)
    return `${chosen} chosen; category 2 used (region A0)`
  return chosen === 1.5 ? '1.5 chosen; category 1 used' : `${chosen}`
}

const shieldingUsed = ({ building, options }: AssessmentInput): string => {
  if (options.shielding === null) return 'none counted'
  return building.height > 25 ? 'chosen; not counted above 25 m' : 'parameters by direction'
}

const windAssumptions = (input: AssessmentInput, years: number | null): readonly Assumption[] => {
  const { options } = input
  const direction =
    options.directionMethod === 'maximum'
      ? 'largest multiplier of all directions'
      : 'eight directions, the worst counts'
  const period = years === null ? 'none in the table' : `${years} years ultimate, 25 years service`
  return [
    assumption('Wind standard', `AS/NZS 1170.2:${options.edition}`, 'Method 0'),
    assumption('Return period', period, periodSource(input)),
    assumption('Wind region', regionUsed(input), 'region table, location chosen'),
    assumption('Terrain category', terrainUsed(input), 'description chosen'),
    assumption('Wind direction', direction, 'AS/NZS 1170.2 cl 3.3'),
    assumption('Shielding', shieldingUsed(input), 'AS/NZS 1170.2 cl 4.3'),
    assumption('Topography', options.topography ? options.topography.feature : 'flat ground', 'AS/NZS 1170.2 cl 4.4'),
    assumption('Roof height', 'average height, midway between eaves and ridge', 'AS/NZS 1170.2 cl 2.1'),
    assumption('Building', 'enclosed on all sides', 'Method 0'),
  ]
}

const parapetUsed = ({ options }: AssessmentInput, factorUsed: number): string => {
  if (!options.parapetCredit) return 'no credit'
  return factorUsed < 1 ? `counted, factor ${factor(factorUsed)}` : 'chosen; without effect on this roof'
}

const arrayAssumptions = (input: AssessmentInput, parapet: number): readonly Assumption[] => {
  const { options } = input
  const { length, width } = panelSize(input)
  const exact = (value: number | null) => (value === null ? 'upper bound of the band' : 'exact size')
  return [
    assumption('Array mass', `${options.arrayMass} kg/m2`, 'Method 0'),
    assumption('Panel length', `${length} mm`, exact(options.panelLengthExact)),
    assumption('Panel width', `${width} mm`, exact(options.panelWidthExact)),
    assumption('Gap between panel and roof', `${options.panelGap} mm`, 'Method 0'),
    assumption('Parapet', parapetUsed(input, parapet), 'AS/NZS 1170.2 table 5.7'),
  ]
}

const zoning = (input: AssessmentInput, isPanelClause: boolean): Assumption => {
  if (isPanelClause) return assumption('Zoning', 'Central and End zones of the clause for panels', 'Method 2')
  const asked = input.options.zoning === 'panel-clause'
  const why = asked ? 'the clause for panels is not entered or outside its conditions' : 'Method 2'
  return assumption('Zoning', 'four zones of local pressure factors', why)
}

const hardwareAssumptions = (input: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  const { foot, rail, clampCapacities } = catalogue.fixings
  const railWords = assumption('Rail', `deflection stiffness ${rail.stiffness} kN m2`, rail.edition)
  const cover = input.roofCover
  if (cover.kind === 'tile') return [assumption('Tile hook', 'two screws into the rafter', 'Method 5.2'), railWords]
  if (cover.kind === 'tin-clamped') {
    const capacity = clampCapacities.capacities[cover.sheeting] ?? 0
    return [assumption('Clamp', `design capacity ${kilonewtons(capacity)}`, `sheeting ${cover.sheeting}`), railWords]
  }
  const apart = input.options.screwsPerFoot === 2 ? ', holes 20 mm or more apart' : ''
  const screws = `${input.options.screwsPerFoot} x 14g-10TPI per foot${apart}`
  return [
    assumption('Screws', screws, 'Method 0'),
    assumption('Foot', `bracket ${kilonewtons(foot.bracket)}`, foot.edition),
    railWords,
  ]
}

/** Timber counts where screws are drawn out of it: not below hooks, which take a factor, nor below clamps. */
const timberAssumptions = (input: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  const { purlin, roofCover } = input
  if (purlin.material !== 'timber' || roofCover.kind !== 'tin-screwed') return []
  const { grades } = catalogue.timber
  const counted = applicableGrade(input, purlin.species)
  const own = grades.defaults[purlin.species]
  const group = jointGroupOf(grades, purlin.species, counted)
  const bound = counted.bound !== null && group !== own.jointGroup ? `, at most ${counted.bound}` : ''
  const grade = counted.grade ?? `default of ${purlin.species}${bound}`
  const source = counted.grade ? 'chosen' : gradeSource(counted, own.source)
  return [assumption('Timber grade', `${grade}, joint group ${group}`, source)]
}

const purlinAssumptions = ({ purlin }: AssessmentInput): readonly Assumption[] => {
  if (purlin.material === 'timber') return []
  const thickness = purlin.thicknessUnsure
    ? [assumption('Purlin thickness', `${purlin.thickness} mm`, 'unsure: default of the depth')]
    : []
  const support = purlin.supportUnsure
    ? [assumption('Purlin support', purlin.support, 'unsure: default of the section')]
    : []
  return [...thickness, ...support]
}

const insideUsed = ({ outward, inward }: Members['internal']): Assumption =>
  assumption(
    'Internal pressure',
    `${outward.source}: ${factor(outward.value)} outward, ${factor(inward.value)} inward`,
    `${outward.branch}`,
  )

const BATTENS = assumption('Battens', 'not loaded: hooks carry the panels to the rafters', 'Method 6')

/** What was taken for purlins and rafters. */
const memberAssumptions = ({ roofCover }: AssessmentInput, members: Members | null): readonly Assumption[] =>
  members === null
    ? []
    : [
        insideUsed(members.internal),
        ...(roofCover.kind === 'tile' ? [BATTENS] : []),
        ...(members.purlin?.assumed ?? []),
        ...(members.rafter?.assumed ?? []),
      ]

/**
 * What was assumed, each with its value and where it comes from. Method 0.
 * @param parapet factor K_r of the roof
 * @param members null: nothing was calculated
 */
export const assumptionsOf = (
  input: AssessmentInput,
  catalogue: Catalogue,
  years: number | null,
  parapet: number,
  members: Members | null,
): readonly Assumption[] => {
  const isPanelClause = panelClauseCoefficients(input, catalogue.wind.panelClause) !== null
  return [
    ...windAssumptions(input, years),
    zoning(input, isPanelClause),
    ...arrayAssumptions(input, isPanelClause ? 1 : parapet),
    ...hardwareAssumptions(input, catalogue),
    ...timberAssumptions(input, catalogue),
    ...purlinAssumptions(input),
    ...memberAssumptions(input, members),
  ]
}
