import { type Told, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { dayInWords } from '../../platform/time/australian-time.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isOutOfDate } from '../catalogue/products/product.ts'
import type { PvModule } from '../catalogue/products/pv-module.ts'
import type { RackingSystem } from '../catalogue/products/racking-system.ts'

type Chosen = { readonly racking: string | null; readonly module: string | null }

const warningOf = (
  what: string,
  id: string | null,
  product: RackingSystem | PvModule | undefined,
  today: string,
): readonly Told[] => {
  if (id === null) return []
  if (product === undefined) return [told('productWithdrawn', { what: word(what), id })]
  if (!isOutOfDate(product, today)) return []
  const { name, validFrom, validUntil } = product
  return validUntil !== null && today > validUntil
    ? [told('productExpired', { what: word(what), name, day: dayInWords(validUntil) })]
    : [told('productNotYet', { what: word(what), name, day: validFrom === null ? '' : dayInWords(validFrom) })]
}

/** Warnings about the chosen products as they stand today: withdrawn, or out of date. */
export const productWarnings = (
  { racking, module }: Chosen,
  catalogue: Pick<Catalogue, 'racking' | 'modules'>,
  today: string,
): readonly Told[] => [
  ...warningOf('racking system', racking, catalogue.racking[racking ?? ''], today),
  ...warningOf('module', module, catalogue.modules[module ?? ''], today),
]
