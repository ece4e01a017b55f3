import type { TimberSpecies } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { JointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import type { ApplicableGrade } from './timber-grade.ts'

/** Joint group of a timber: of its grade where that has a group, else of its species or the weaker one of its bound. */
export const jointGroupOf = (
  grades: Catalogue['timber']['grades'],
  species: TimberSpecies,
  { grade, bound }: ApplicableGrade,
): JointGroup => {
  const groupOf = (name: string | null) => grades.rows.find((row) => row.grade === name)?.jointGroup ?? null
  const own = groupOf(grade) ?? grades.defaults[species].jointGroup
  const given = groupOf(bound)
  // JD1 is the strongest, JD6 the weakest.
  return given !== null && given > own ? given : own
}
