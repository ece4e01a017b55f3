import type { TimberSpecies } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue, DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { verbatim } from '../../calculation/verbatim.ts'
import type { ApplicableGrade } from './timber-grade.ts'

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
  readonly name: Message
  readonly source: Message
  readonly status: DataStatus
}

/** Members of houses and secondary members are category 1, method 6. */
const CATEGORY_1 = 0.9
/** Category 2 of the grades that the defaults represent (F5 to F14, MGP10). */
const DEFAULT_CATEGORY_2 = 0.7

/** Why a grade has no value at a depth, mm; null when it has. */
export const outsideGrades = ({ deepMgp }: Grades, grade: string | null, depth: number): Message | null => {
  const rows = deepMgp.filter((row) => row.grade === grade)
  const deepest = Math.max(...rows.map((row) => row.depthTo))
  return grade !== null && rows.length > 0 && depth > deepest
    ? { code: 'deeper-than-grade-table', values: { grade, deepest } }
    : null
}

const DEEP_DEFAULT = 'MGP10'

/** The row of a grade whose strength falls with depth, mm: beyond its table the deepest; null: depth does not matter. */
const deepRow = ({ deepMgp }: Grades, grade: string, depth: number): DeepMgp | null => {
  const reached = deepMgp.filter((row) => row.grade === grade && depth > row.depthAbove)
  return reached.reduce<DeepMgp | null>((least, row) => (least && least.bending < row.bending ? least : row), null)
}

/** Depths for which a row holds; null: all. */
const rangeOf = (row: DeepMgp | null, depth: number): Message | null => {
  if (row === null) return null
  const { depthAbove: above, depthTo: to } = row
  return depth > to ? { code: 'above-depth', values: { depth: above } } : { code: 'depth-range', values: { above, to } }
}

/** Softwood may be MGP10, whose strength falls with depth. */
const defaultOf = (grades: Grades, species: TimberSpecies, depth: number): TimberMaterial => {
  const { bending, shear, E, density, source } = grades.defaults[species]
  const deep = species === 'softwood' ? deepRow(grades, DEEP_DEFAULT, depth) : null
  return {
    bending: Math.min(bending, deep?.bending ?? bending),
    shear: Math.min(shear, deep?.shear ?? shear),
    E,
    density,
    capacityFactors: [CATEGORY_1, DEFAULT_CATEGORY_2],
    name: { code: 'timber-default', values: { species, range: rangeOf(deep, depth) } },
    source: verbatim(source),
    status: grades.status,
  }
}

const gradeAt = (grades: Grades, species: TimberSpecies, grade: string, depth: number): TimberMaterial | null => {
  const row = grades.rows.find((entry) => entry.grade === grade)
  if (!row) return null
  const deep = deepRow(grades, grade, depth)
  return {
    bending: deep?.bending ?? row.bending,
    shear: deep?.shear ?? row.shear,
    E: row.E,
    density: grades.defaults[species].density,
    capacityFactors: [CATEGORY_1, row.capacityFactors[1]],
    name: { code: 'timber-grade-used', values: { grade: row.grade, range: rangeOf(deep, depth) } },
    source: 'chosen',
    status: grades.status,
  }
}

/** The lesser strength of both, property by property. */
const noStronger = (own: TimberMaterial, given: TimberMaterial): TimberMaterial => {
  const { bending, shear, E, capacityFactors } = given
  if (bending >= own.bending && shear >= own.shear && E >= own.E) return own
  return {
    ...own,
    bending: Math.min(own.bending, bending),
    shear: Math.min(own.shear, shear),
    E: Math.min(own.E, E),
    capacityFactors: [CATEGORY_1, Math.min(own.capacityFactors[1], capacityFactors[1])],
    name: { code: 'timber-no-stronger', values: { own: own.name, bound: given.name } },
  }
}

/** Strengths by grade and depth, mm; without a grade the default of the species, no stronger than its bound. Method 0. */
export const timberMaterial = (
  grades: Grades,
  species: TimberSpecies,
  { grade, bound }: Pick<ApplicableGrade, 'grade' | 'bound'>,
  depth: number,
): TimberMaterial => {
  const named = (name: string | null) => (name === null ? null : gradeAt(grades, species, name, depth))
  const own = named(grade) ?? defaultOf(grades, species, depth)
  const given = named(bound)
  return given === null ? own : noStronger(own, given)
}
