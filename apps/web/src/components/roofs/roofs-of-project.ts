import { nameWithRoof } from '@soundroof/contract/roofs/projects/copy'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import type { Say } from '../../platform/words/use-say.ts'

type Roof = Pick<ProjectSummary, 'hash' | 'roofName' | 'roofOf'>

/** Hash of the first roof, which names the project. */
export const projectOf = ({ hash, roofOf }: Roof): string => roofOf ?? hash

/** Name of a roof among the others. */
export const roofTitle = (say: Say, { roofName }: Pick<Roof, 'roofName'>): string =>
  roofName || say('components.first-roof')

/** The name of the project without that of the roof. */
export const nameWithoutRoof = ({ name, roofName }: Pick<ProjectSummary, 'name' | 'roofName'>): string =>
  nameWithRoof(name, '', roofName)

const byMaking = (a: ProjectSummary, b: ProjectSummary): number =>
  a.madeAt.localeCompare(b.madeAt) || a.hash.localeCompare(b.hash)

/** The first roof, then the others as made. */
export const inOrder = (roofs: readonly ProjectSummary[]): readonly ProjectSummary[] =>
  [...roofs].sort((a, b) => Number(a.roofOf !== null) - Number(b.roofOf !== null) || byMaking(a, b))

/** Projects in the order of their first row in the list, each with its roofs. */
export const groupedByProject = (rows: readonly ProjectSummary[]): readonly (readonly ProjectSummary[])[] => {
  const groups = new Map<string, ProjectSummary[]>()
  for (const row of rows) groups.set(projectOf(row), [...(groups.get(projectOf(row)) ?? []), row])
  return [...groups.values()].map(inOrder)
}

// In English: the name is printed in reports.
const printed = 'Roof'

/** A name that no other roof has. */
export const nextRoofName = (roofs: readonly Roof[]): string => {
  const taken = new Set(roofs.map(({ roofName }) => roofName.toLowerCase()))
  const numbers = Array.from({ length: roofs.length + 1 }, (_, index) => roofs.length + 1 + index)
  const names = numbers.map((number) => `${printed} ${number}`)
  return names.find((name) => !taken.has(name.toLowerCase())) ?? ''
}
