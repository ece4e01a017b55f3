/** The verdict, the result of a zone and its derivation: messages without values. */
export type VerdictCode =
  | 'nothing-calculated'
  | 'zone-without-room'
  | 'no-room-in-zone'
  | 'assessment'
  | 'setting-out'
  | 'no-rail-layout'
  | 'wind-region-table-draft'
  | 'keep-ridge-ends-clear'
  | 'largest-spacing-before-setting-out'
  | 'spacing-set-out'
  | 'whole-number-of-member-pitches'
  | 'whole-number-of-marking-steps-or-ribs'
  | 'whole-number-of-courses'
  | 'spacing-not-to-be-exceeded'

type Support = 'lapped' | 'continuous' | 'simply-supported'

/** Messages with values that are no messages. */
export type VerdictValues = {
  readonly 'at-ridge-ends': { readonly rails: number; readonly spacing: number }
  readonly 'pressure-above-warning': { readonly pressure: number; readonly warning: number }
  readonly 'rails-tried': { readonly rails: number }
  readonly 'rails-do-not-pass': { readonly rails: number }
  readonly 'rails-chosen': { readonly rails: number }
  readonly 'zone-not-applicable': { readonly zone: string }
  readonly 'stricter-than-closed': { readonly zone: string }
  readonly 'zones-without-room': {
    readonly zones: readonly string[]
    readonly length: number
    readonly width: number
    readonly setback: number
  }
  readonly 'members-decide-room': { readonly member: string }
  readonly 'photo-tells-support': { readonly section: string }
  readonly 'photo-excludes-support': { readonly section: string; readonly leftOut: readonly Support[] }
  readonly 'photo-shows-support': { readonly section: string; readonly support: Support }
  readonly 'provisional-on-support': { readonly section: string; readonly support: Support }
  readonly 'supports-counted': { readonly counted: readonly Support[]; readonly leftOut: readonly Support[] }
}
