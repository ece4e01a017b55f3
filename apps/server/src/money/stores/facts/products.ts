import { refuse } from '../../../platform/http/refused.ts'

/** Calculations of a paid month by product id of the stores. */
export type Products = Readonly<Record<string, number>>

/** Throws 400 for a product that is not sold here. */
export const quotaOf = (products: Products, product: string): number => {
  const quota = Object.hasOwn(products, product) ? products[product] : undefined
  if (quota === undefined) throw refuse(400, 'productUnknown')
  return quota
}
