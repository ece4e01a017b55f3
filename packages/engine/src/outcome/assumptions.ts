import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { AssessmentResult } from '@soundroof/contract/result'
import { panelSize } from '../layout/arrangements.ts'
import { panelClauseCoefficients } from '../layout/zones.ts'
import { kilonewtons } from '../wording.ts'

type Assumption = AssessmentResult['assumptions'][number]

const assumption = (label: string, value: string, source: string): Assumption => ({ label, value, source })

const windAssumptions = ({ site, options }: AssessmentInput, years: number | null): readonly Assumption[] => [
  assumption('Wind standard', `AS/NZS 1170.2:${options.edition}`, 'Method §0'),
  assumption(
    'Return period',
    years === null ? 'none in the table' : `${years} years ultimate, 25 years service`,
    `importance level ${options.importanceLevel}, design life ${options.designLife === 1 ? 'under 5' : options.designLife} years`,
  ),
  assumption('Wind region', `${site.region}`, 'region table, location chosen'),
  assumption('Terrain category', `${site.terrainCategory}`, 'description chosen'),
  assumption(
    'Wind direction',
    options.directionMethod === 'maximum'
      ? 'largest multiplier of all directions'
      : 'eight directions, the worst counts',
    'AS/NZS 1170.2 cl 3.3',
  ),
  assumption('Shielding', options.shielding ? 'parameters by direction' : 'none counted', 'AS/NZS 1170.2 cl 4.3'),
  assumption('Topography', options.topography ? options.topography.feature : 'flat ground', 'AS/NZS 1170.2 cl 4.4'),
  assumption('Roof height', 'average height, midway between eaves and ridge', 'AS/NZS 1170.2 cl 2.1'),
]

const arrayAssumptions = (input: AssessmentInput): readonly Assumption[] => {
  const { options } = input
  const { length, width } = panelSize(input)
  const exact = (value: number | null) => (value === null ? 'upper bound of the band' : 'exact size')
  return [
    assumption('Array mass', `${options.arrayMass} kg/m2`, 'Method §0'),
    assumption('Panel length', `${length} mm`, exact(options.panelLengthExact)),
    assumption('Panel width', `${width} mm`, exact(options.panelWidthExact)),
    assumption('Gap between panel and roof', `${options.panelGap} mm`, 'Method §0'),
    assumption('Parapet', options.parapetCredit ? 'counted' : 'no credit', 'AS/NZS 1170.2 table 5.7'),
  ]
}

const zoning = (input: AssessmentInput, catalogue: Catalogue): Assumption => {
  if (panelClauseCoefficients(input, catalogue.wind.panelClause) !== null)
    return assumption('Zoning', 'Central and End zones of the clause for panels', 'Method §2')
  const asked = input.options.zoning === 'panel-clause'
  const why = asked ? 'the clause for panels is not entered or outside its conditions' : 'Method §2'
  return assumption('Zoning', 'four zones of local pressure factors', why)
}

const hardwareAssumptions = (input: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  const { foot, rail, clampCapacities } = catalogue.fixings
  const railWords = assumption('Rail', `deflection stiffness ${rail.stiffness} kN m2`, rail.edition)
  const cover = input.roofCover
  if (cover.kind === 'tile') return [assumption('Tile hook', 'two screws into the rafter', 'Method §5.2'), railWords]
  if (cover.kind === 'tin-clamped') {
    const capacity = clampCapacities.capacities[cover.sheeting] ?? 0
    return [assumption('Clamp', `design capacity ${kilonewtons(capacity)}`, `sheeting ${cover.sheeting}`), railWords]
  }
  const screws = `${input.options.screwsPerFoot} x 14g-10TPI per foot`
  return [
    assumption('Screws', screws, 'Method §0'),
    assumption('Foot', `bracket ${kilonewtons(foot.bracket)}`, foot.edition),
    railWords,
  ]
}

const purlinAssumptions = ({ purlin, options }: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  if (purlin.material === 'timber') {
    const { source } = catalogue.timber.grades.defaults[purlin.species]
    const value = options.timberGrade ?? `default of ${purlin.species}`
    return [assumption('Timber grade', value, options.timberGrade ? 'chosen' : source)]
  }
  const thickness = purlin.thicknessUnsure
    ? [assumption('Purlin thickness', `${purlin.thickness} mm`, 'unsure: default of the depth')]
    : []
  const support = purlin.supportUnsure
    ? [assumption('Purlin support', purlin.support, 'unsure: default of the section')]
    : []
  return [...thickness, ...support]
}

/** What was assumed, each with its value and where it comes from. Method §0. */
export const assumptionsOf = (
  input: AssessmentInput,
  catalogue: Catalogue,
  years: number | null,
): readonly Assumption[] => [
  ...windAssumptions(input, years),
  zoning(input, catalogue),
  ...arrayAssumptions(input),
  ...hardwareAssumptions(input, catalogue),
  ...purlinAssumptions(input, catalogue),
]
