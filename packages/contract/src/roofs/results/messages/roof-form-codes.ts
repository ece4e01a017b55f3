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

/** The same with values. */
export type RoofFormValues = {
  readonly 'hip-suction-slopes': { readonly lower: number; readonly upper: number }
  readonly 'hip-suction-rows': { readonly lower: number; readonly upper: number }
  readonly 'high-edge-squares': { readonly side: number }
  readonly 'too-flat-for-a-hip-roof': { readonly slope: number }
}
