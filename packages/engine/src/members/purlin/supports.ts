import type { AssessmentInput, Purlin, SupportCondition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { outsideTable, type SteelPurlin } from './purlin-table.ts'

/** C sections are not lapped: they do not nest. */
export const supportsListed = ({ section }: SteelPurlin): readonly SupportCondition[] =>
  section === 'C' ? ['simply-supported', 'continuous'] : ['simply-supported', 'continuous', 'lapped']

/** Supports that an answer stands for, and those that no capacity table has at this span. */
export type Supports = { readonly counted: readonly SupportCondition[]; readonly leftOut: readonly SupportCondition[] }

/** Purlins below tiles carry no panels: their support is not asked. */
export const unsurePurlin = ({
  purlin,
  roofCover,
}: Pick<AssessmentInput, 'purlin' | 'roofCover'>): SteelPurlin | null =>
  purlin.material === 'steel' && purlin.supportUnsure && roofCover.kind !== 'tile' ? purlin : null

/** An answer "Unsure" stands for every support on the list whose table reaches the span; where none does, for the usual one. */
export const supportsOf = (input: Pick<AssessmentInput, 'purlin' | 'roofCover'>, catalogue: Catalogue): Supports => {
  const purlin = unsurePurlin(input)
  if (purlin === null) return { counted: [input.purlin.support], leftOut: [] }
  const listed = supportsListed(purlin)
  const counted = listed.filter((support) => outsideTable(catalogue, { ...purlin, support }) === null)
  if (counted.length === 0) return { counted: [purlin.support], leftOut: [] }
  return { counted, leftOut: listed.filter((support) => !counted.includes(support)) }
}

/** The purlins with one of the supports that they may have. */
export const withSupport = (input: AssessmentInput, support: SupportCondition): AssessmentInput => {
  const purlin: Purlin =
    input.purlin.material === 'steel' ? { ...input.purlin, support, supportUnsure: false } : input.purlin
  return { ...input, purlin }
}
