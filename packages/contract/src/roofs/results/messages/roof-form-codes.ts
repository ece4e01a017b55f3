/** Form of the roof: messages without values. */
export type RoofFormCode =
  | 'roof-form'
  | 'gable-roof'
  | 'hip-roof'
  | 'hip-counted-as-gable'
  | 'skillion-roof'
  | 'flat-roof'
  | 'hip-suction'
  | 'hip-suction-in-a-row'
  | 'no-corner-on-a-hip-roof'
  | 'no-corner-on-a-skillion'
  | 'free-roof-suction'
  | 'free-roof-downward'
  | 'free-roof-downward-in-the-table'
  | 'free-roof-table'
  | 'free-monoslope-roof'
  | 'free-pitched-roof'
  | 'open-on-all-sides'
  | 'some-sides-open'
  | 'both-faces-in-net-coefficients'
  | 'partly-open-building'
  | 'free-roof-of-other-form'
  | 'reach-of-the-higher-wall'
  | 'two-or-three-walls-permeable'
  | 'sides-open-for-good'
  | 'same-roof-walls-alike'
  | 'height-over-shorter-side'
  | 'keep-overhangs-clear'

/** The same with values. */
export type RoofFormValues = {
  readonly 'hip-suction-slopes': { readonly lower: number; readonly upper: number }
  readonly 'hip-suction-rows': { readonly lower: number; readonly upper: number }
  readonly 'high-edge-squares': { readonly side: number }
  readonly 'free-roof-too-steep': { readonly slope: number; readonly steepest: number }
  readonly 'free-roof-height': { readonly ratio: number; readonly lowest: number; readonly highest: number }
  readonly 'free-roof-too-high': { readonly ratio: number; readonly highest: number }
  readonly 'row-held': { readonly ratio: number; readonly lowest: number }
  readonly 'engineer-looks-at-wall': { readonly height: number; readonly reach: number }
  readonly 'too-flat-for-a-hip-roof': { readonly slope: number }
}
