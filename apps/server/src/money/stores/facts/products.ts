import { refuse } from '../../../platform/http/refused.ts'

/** Calculations that a paid month of each product brings, by the stores' name of the product. */
export type Products = Readonly<Record<string, number>>

export const quotaOf = (products: Products, product: string): number => {
  const quota = Object.hasOwn(products, product) ? products[product] : undefined
  if (quota === undefined) throw refuse(400, 'productUnknown')
  return quota
}
