/** Racking systems and modules: messages with values. */
export type ProductValues = {
  readonly 'figure-of-product': { readonly name: string; readonly edition: string; readonly source: string }
  readonly 'capacity-of-racking': { readonly name: string }
  readonly 'rail-of-racking': { readonly stiffness: number; readonly moment: number | null }
  readonly 'largest-overhang': { readonly share: number; readonly length: number | null }
  readonly 'product-out-of-date': { readonly kind: string; readonly name: string; readonly edition: string }
  readonly 'racking-has-no-figure': { readonly name: string; readonly cover: string }
  readonly 'racking-not-in-catalogue': { readonly id: string }
  readonly 'module-not-in-catalogue': { readonly id: string }
}
