import type { Reconsideration } from '@soundroof/contract/review/console-review'
import type { Db } from '../../platform/database/db.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { namesOfEntries } from '../figures/sign-off-rows.ts'
import type { Mark } from './marks.ts'
import { identityOf } from './seen-differences.ts'

/** Names of figures and products, those that are gone too; without one, the id itself. */
export const namesOfFigures = async (
  { db, catalogue }: Pick<RoofServices, 'catalogue'> & { readonly db: Db },
  ids: readonly string[],
): Promise<(id: string) => string> => {
  const { confirmations = {} } = await catalogue.listed()
  const products = await namesOfEntries(db, [...ids])
  return (id) => confirmations[id]?.name ?? catalogue.figures().get(id)?.name ?? products.get(id) ?? id
}

export const figuresOf = ({ figures }: Mark): readonly string[] => Object.keys(figures ?? {})

/** A mark as engineers read it. */
export const shownMark = (mark: Mark, nameOf: (id: string) => string): Reconsideration => {
  const { id, cause, verdictBefore, verdictAfter, openedAt, differences } = mark
  return {
    ...{ id, cause, verdictBefore, verdictAfter },
    since: openedAt.toISOString(),
    differences: [...differences],
    figures: figuresOf(mark).map((figure) => ({ id: figure, name: nameOf(figure) })),
    seen: identityOf(mark),
  }
}
