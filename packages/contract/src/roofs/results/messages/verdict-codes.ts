/** The verdict, the result of a zone and its derivation: messages without values. */
export type VerdictCode =
  | 'nothing-calculated'
  | 'assessment'
  | 'setting-out'
  | 'no-rail-layout'
  | 'wind-region-table-draft'
  | 'keep-ridge-ends-clear'
  | 'largest-spacing-before-setting-out'
  | 'spacing-set-out'
  | 'whole-number-of-member-pitches'
  | 'whole-number-of-marking-steps-or-ribs'
