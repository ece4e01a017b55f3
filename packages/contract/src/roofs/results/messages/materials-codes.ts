/** Steel, timber and screws by their standards: messages without values. */
export type MaterialsCode =
  | 'design-bending-capacity'
  | 'design-shear-capacity'
  | 'material-constant-in-bending'
  | 'seasoned'
  | 'unseasoned'
  | 'slenderness'
  | 'compression-edge-held'
  | 'tension-edge-held'
  | 'stability-factor'
  | 'depth-not-above-breadth'
  | 'slenderness-up-to-10'
  | 'slenderness-10-to-20'
  | 'slenderness-above-20'
  | 'duration-50-years'
  | 'duration-5-days'
  | 'duration-5-seconds'
  | 'duration-of-load-factor'
  | 'temperature-factor'
  | 'characteristic-bending-strength'
  | 'characteristic-withdrawal-capacity'
  | 'characteristic-lateral-capacity'
  | 'design-withdrawal-capacity'
  | 'design-lateral-capacity'
  | 'reference-buckling-moment'
  | 'slenderness-reduction-factor'
  | 'member-moment-capacity'
  | 'design-member-moment-capacity'
  | 'design-web-shear-capacity'
  | 'plate-slenderness'
  | 'flange'
  | 'web'
  | 'section-moment-capacity'
  | 'web-shear-capacity'
  | 'shear-buckling-factor-of-the-web'
  | 'slender-web'
  | 'stocky-web'
  | 'yield-stress-of-the-flange'
  | 'yield-stress-of-the-web'
  | 'nominal-pull-out-capacity-of-one-screw'
  | 'design-pull-out-capacity-of-one-screw'
  | 'tensile-strength-of-the-support'

/** Sizes, grades and capacities: messages with values that are no messages. */
export type MaterialsValues = {
  readonly 'steel-size': { readonly section: string; readonly depth: number; readonly thickness: number }
  readonly 'timber-size': { readonly depth: number; readonly breadth: number }
  readonly 'species-of-density': { readonly species: string; readonly density: number }
  readonly 'above-depth': { readonly depth: number }
  readonly 'depth-range': { readonly above: number; readonly to: number }
  readonly 'deeper-than-grade-table': { readonly grade: string; readonly deepest: number }
  readonly 'default-grade': { readonly species: string; readonly bound: string | null }
  readonly 'downward-load-of-duration': { readonly duration: string }
  readonly 'capacities-are-estimates': { readonly table: string }
}
