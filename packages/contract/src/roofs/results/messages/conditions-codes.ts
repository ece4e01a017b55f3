/** The conditions of a result: messages without values. */
export type ConditionsCode =
  | 'clip-fixed-sheeting'
  | 'rails-stand-on-ribs'
  | 'round-down-to-ribs'
  | 'sub-region-not-known'
  | 'figures-to-confirm'
  | 'rafters-without-capacity'
  | 'no-estimated-capacity'
  | 'span-looks-like-a-truss'
  | 'panels-lift-the-frame-first'
