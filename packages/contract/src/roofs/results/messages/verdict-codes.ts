/** The verdict, the result of a zone and its derivation: messages without values. */
export type VerdictCode =
  | 'nothing-calculated'
  | 'zone-without-room'
  | 'assessment'
  | 'setting-out'
  | 'no-rail-layout'
  | 'wind-region-table-draft'
  | 'keep-ridge-ends-clear'
  | 'largest-spacing-before-setting-out'
  | 'spacing-set-out'
  | 'whole-number-of-member-pitches'
  | 'whole-number-of-marking-steps-or-ribs'

/** Messages with values that are no messages. */
export type VerdictValues = {
  readonly 'at-ridge-ends': { readonly rails: number; readonly spacing: number }
  readonly 'pressure-above-warning': { readonly pressure: number; readonly warning: number }
  readonly 'rails-tried': { readonly rails: number }
  readonly 'rails-do-not-pass': { readonly rails: number }
  readonly 'rails-chosen': { readonly rails: number }
  readonly 'zone-not-applicable': { readonly zone: string }
}
