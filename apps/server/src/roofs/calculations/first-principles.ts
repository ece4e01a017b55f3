import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { tableOf } from '@soundroof/engine/members/purlin/purlin-table'
import { tableAtSpan } from '@soundroof/engine/tables/rows/table-at-span'

type Exact = {
  readonly catalogue: Catalogue
  /** The table was calculated in the same way: comparing with it checks its reading alone. */
  readonly isOwnGenerator: boolean
}

/**
 * The catalogue with purlin capacities calculated from dimensions and steel at the span of this roof, in place of what its
 * table gives by rounding, interpolation or a maker's import. Null where no capacity table stands behind the roof.
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
