import { mostCounted } from '@soundroof/contract/review/figures/figures-console'
import {
  type Product,
  type ProductKind,
  type ProductRow,
  productKinds,
} from '@soundroof/contract/review/figures/products-console'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { isOutOfDate } from '@soundroof/contract/roofs/catalogue/products/product'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { readRules } from './figure-rules.ts'
import { productKindOf } from './limits/product-kind.ts'
import { resultsByFigure } from './list-figures.ts'
import { shownSignOffs } from './shown-sign-off.ts'
import { openSignOffs, type StoredSignOff } from './sign-off-rows.ts'

type Listed = {
  readonly kind: ProductKind
  readonly id: string
  readonly product: Product
  readonly isInForce: boolean
}

const idOf = ({ kind, id }: Pick<Listed, 'kind' | 'id'>): string => `${kind}/${id}`

const inForceOf = (catalogue: Catalogue): readonly Listed[] =>
  productKinds.flatMap((kind) =>
    Object.entries<Product>(catalogue[kind]).map(([id, product]) => ({ kind, id, product, isInForce: true })),
  )

/** Entries that wait for another engineer and are not in force. */
const waitingOf = (rows: readonly StoredSignOff[], known: ReadonlySet<string>): readonly Listed[] =>
  rows.flatMap(({ figure, entry, state }) => {
    const kind = productKindOf(figure)
    if (kind === null || entry === null || state !== 'waiting' || known.has(figure)) return []
    return [{ kind, id: String(entry.id), product: entry as Product, isInForce: false }]
  })

/** Racking systems and modules in force or waiting. */
export const consoleProducts: RoofHandler<'consoleProducts'> = async (context) => {
  const { db, catalogue, clock } = context
  const open = await openSignOffs(db)
  const inForce = await catalogue.get()
  const known = inForceOf(inForce.catalogue)
  const listed = [...known, ...waitingOf(open, new Set(known.map(idOf)))]
  const results = await resultsByFigure(db, listed.map(idOf))
  const today = clock().toISOString().slice(0, 10)
  const signOffOf = shownSignOffs(context, open, inForce)
  const rows = listed.map(({ kind, id, product, isInForce }): ProductRow => {
    const figure = idOf({ kind, id })
    const signed = signOffOf(figure, 'approved')
    const { name, source, edition, validFrom, validUntil, status, origin } = product
    return {
      kind,
      id,
      name,
      source,
      edition,
      validFrom,
      validUntil,
      origin: signed?.entry ? 'console' : origin,
      status,
      isOutOfDate: isOutOfDate(product, today),
      entry: isInForce ? { ...product } : null,
      signed,
      waiting: signOffOf(figure, 'waiting'),
      results: Math.min(mostCounted, results.get(figure) ?? 0),
    }
  })
  const { secondEngineer } = await readRules(db)
  return { data: { rows, secondEngineer } }
}
