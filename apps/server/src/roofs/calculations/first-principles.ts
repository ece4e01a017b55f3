import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { tableOf } from '@soundroof/engine/members/purlin/purlin-table'
import { tableAtSpan } from '@soundroof/engine/tables/rows/table-at-span'

type Exact = {
  readonly catalogue: Catalogue
  /** The table was calculated in the same way, so the comparison checks only how it is read. */
  readonly isOwnGenerator: boolean
}

/**
 * The catalogue with purlin capacities calculated from dimensions and steel at this roof's span, in place of the table's
 * rounded, interpolated or imported values. Null where the roof uses no capacity table.
 */
export const firstPrinciples = (catalogue: Catalogue, { purlin }: AssessmentInput): Exact | null => {
  const table = purlin.material === 'steel' ? tableOf(catalogue, purlin) : null
  const exact = table && tableAtSpan(table, purlin.span)
  if (!(table && exact)) return null
  return {
    catalogue: { ...catalogue, purlins: { ...catalogue.purlins, [exact.name]: exact } },
    isOwnGenerator: table.origin === 'computed',
  }
}
