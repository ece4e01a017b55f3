/** Rails, ribs and zones: messages without values. */
export type LayoutCode =
  | 'panel-width-carried-by-one-rail'
  | 'distance-between-rails'
  | 'overhang-of-the-panel-at-both-ends'
  | 'panel-width-carried-by-an-outer-rail'
  | 'rails-in-clamping-zones'
  | 'longest-panel-of-the-band'
  | 'shortest-panel-of-the-band'
  | 'panel-moment-over-a-rail'
  | 'panel-width-carried-by-an-inner-rail'
  | 'rib-pitch-of-the-roof-sheeting'
  | 'rails-on-the-ribs-of-the-roof-sheeting'
  | 'setback-from-roof-edges'
  | 'parapet-reduction-factor'
  | 'no-credit'
  | 'roof-height-over-plan-dimension'
  | 'smaller-plan-dimension-suction'
  | 'larger-plan-dimension-downward-pressure'
  | 'zones-of-the-roof'
  | 'roof-edges'
  | 're-entrant-corners'
  | 'reach-of-the-local-pressure'
  | 'downward-coefficient-of-panels-in-the-zone'
  | 'ridge'
  | 'hips'

/** Where rails lie and how far zones reach: messages with values that are no messages. */
export type LayoutValues = {
  readonly 'rails-at-shares': { readonly from: number; readonly to: number; readonly length: number }
  readonly 'rails-far-outside-clamping-zone': { readonly separation: number }
  readonly 'rails-outside-clamping-zone': { readonly separation: number }
  readonly 'two-rails-apart': { readonly separation: number }
  readonly 'rails-find-no-members': { readonly rails: number; readonly limit: number }
  readonly 'rails-carry-no-less-than-two': { readonly rails: number }
  readonly 'outer-rails-apart': { readonly outer: number; readonly between: number }
  readonly 'members-too-far-apart': { readonly pitch: number; readonly reach: number }
  readonly 'fixings-at-members': { readonly member: 'purlin' | 'batten' | 'rafter' | 'rib'; readonly every: number }
  readonly 'fixings-at-courses': { readonly every: number; readonly largest: number }
  readonly 'fixings-at-most': { readonly largest: number }
  readonly 'rails-on-members': { readonly member: string }
  readonly 'rails-on-ribs-apart': { readonly ribs: readonly number[]; readonly pitch: number }
  readonly 'rails-on-ribs-carry-no-less-than-two': { readonly rails: number }
  readonly 'ribs-too-far-apart': { readonly pitch: number; readonly reach: number }
  readonly 'two-rails-on-ribs': { readonly ribs: number; readonly separation: number }
  readonly 'corner-squares': { readonly side: number }
  readonly 'ridge-squares': { readonly side: number }
  readonly 'middle-third': { readonly length: number }
  readonly 'outer-thirds': { readonly length: number }
  readonly 'no-corner-zone': { readonly hasRidgeEnds: boolean }
}
