/** What was assumed: messages with values that are no messages. */
export type AssumptionsValues = {
  readonly 'region-in-2021': { readonly region: string; readonly used: string }
  readonly 'region-in-2011': { readonly region: string; readonly used: string }
  readonly 'category-2-in-region-a0': { readonly chosen: number }
  readonly 'return-periods': { readonly years: number }
  readonly 'parapet-counted': { readonly factor: number }
  readonly 'mass-per-area': { readonly mass: number }
  readonly 'mass-not-known': { readonly lighter: number; readonly heavier: number }
  readonly 'deflection-stiffness': { readonly stiffness: number }
  readonly 'design-capacity': { readonly capacity: number }
  readonly 'screws-per-foot': { readonly screws: number }
  readonly 'bracket-capacity': { readonly capacity: number }
  readonly 'importance-and-life': { readonly importance: number; readonly life: number }
  readonly 'table-f2-years': { readonly years: number }
}
