/** What a layout leaves on the roof, and what would bring it back: messages with values. */
export type HintValues = {
  readonly 'zone-costs-feet': { readonly zone: string; readonly panels: number; readonly feet: number }
  readonly 'zone-costs-no-feet': { readonly zone: string }
  readonly 'two-blocks-save-feet': {
    readonly plane: string
    readonly panels: number
    readonly others: number
    readonly gap: number
    readonly feet: number
  }
  readonly 'panels-lost-to-members': { readonly panels: number }
  readonly 'panels-lost-to-setbacks': { readonly panels: number; readonly distance: number }
  readonly 'panels-lost-to-obstacles': { readonly panels: number; readonly count: number }
  readonly 'panels-lost-to-zones': { readonly panels: number; readonly zones: readonly string[] }
  readonly 'rails-the-other-way': { readonly panels: number }
  readonly 'second-course-at': { readonly second: number; readonly panels: number }
  readonly 'first-rib-moved': { readonly first: number; readonly panels: number }
  readonly 'first-member-at': { readonly run: string; readonly first: number; readonly panels: number }
  readonly 'without-obstacle': {
    readonly kind: 'obstacle' | 'walkway'
    readonly number: number
    readonly panels: number
  }
}
