import type { TimberSpecies } from '@soundroof/contract/assessment-input'
import type { Catalogue, DataStatus } from '@soundroof/contract/catalogue'

type Grades = Catalogue['timber']['grades']
type DeepMgp = Grades['deepMgp'][number]

/** Strength of a timber, MPa, with its capacity factors by category 1 and 2. */
export type TimberMaterial = {
  readonly bending: number
  readonly shear: number
  readonly E: number
  readonly capacityFactors: readonly [number, number]
  /** kN/m3 */
  readonly density: number
  readonly name: string
  readonly source: string
  readonly status: DataStatus
}

/** Members of houses and secondary members count as category 1, method 6. */
const CATEGORY_1 = 0.9
/** Category 2 of the grades that the defaults stand for (F5 to F14, MGP10). */
const DEFAULT_CATEGORY_2 = 0.7

/** Why a grade has no value at a depth, mm; null when it has. */
export const outsideGrades = ({ deepMgp }: Grades, grade: string | null, depth: number): string | null => {
  const rows = deepMgp.filter((row) => row.grade === grade)
  const deepest = Math.max(...rows.map((row) => row.depthTo))
  return rows.length > 0 && depth > deepest
    ? `Timber of grade ${grade} deeper than ${deepest} mm is outside its table.`
    : null
}

const DEEP_DEFAULT = 'MGP10'

/** Softwood may be MGP10, which weakens with its depth, mm: beyond its table the deepest row holds. */
const deepDefault = ({ deepMgp }: Grades, species: TimberSpecies, depth: number): DeepMgp | null => {
  if (species === 'hardwood') return null
  const below = deepMgp.filter((row) => row.grade === DEEP_DEFAULT && depth > row.depthAbove)
  return below.reduce<DeepMgp | null>((least, row) => (least && least.bending < row.bending ? least : row), null)
}

const deepWords = ({ depthAbove, depthTo }: DeepMgp, depth: number): string =>
  depth > depthTo ? `above ${depthAbove} mm deep` : `${depthAbove} to ${depthTo} mm deep`

const defaultOf = (grades: Grades, species: TimberSpecies, depth: number): TimberMaterial => {
  const { bending, shear, E, density, source } = grades.defaults[species]
  const deep = deepDefault(grades, species, depth)
  return {
    bending: Math.min(bending, deep?.bending ?? bending),
    shear: Math.min(shear, deep?.shear ?? shear),
    E,
    density,
    capacityFactors: [CATEGORY_1, DEFAULT_CATEGORY_2],
    name: deep ? `default of ${species}, ${deepWords(deep, depth)}` : `default of ${species}`,
    source,
    status: grades.status,
  }
}

/** Strengths by grade and depth, mm; without a grade the default of the species. Method 0. */
export const timberMaterial = (
  grades: Grades,
  species: TimberSpecies,
  grade: string | null,
  depth: number,
): TimberMaterial => {
  const row = grades.rows.find((entry) => entry.grade === grade)
  if (!row) return defaultOf(grades, species, depth)
  const deep = grades.deepMgp.find(
    (entry) => entry.grade === grade && depth > entry.depthAbove && depth <= entry.depthTo,
  )
  return {
    bending: deep?.bending ?? row.bending,
    shear: deep?.shear ?? row.shear,
    E: row.E,
    density: grades.defaults[species].density,
    capacityFactors: [CATEGORY_1, row.capacityFactors[1]],
    name: deep ? `${row.grade}, ${deep.depthAbove} to ${deep.depthTo} mm deep` : row.grade,
    source: 'chosen',
    status: grades.status,
  }
}
