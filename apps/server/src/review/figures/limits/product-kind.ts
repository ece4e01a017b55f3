import { type ProductKind, productKinds } from '@soundroof/contract/review/figures/products-console'

/** Of `racking/example-rail`; null: no product, but another figure. */
export const productKindOf = (figure: string): ProductKind | null =>
  productKinds.find((kind) => figure.startsWith(`${kind}/`)) ?? null
