/** Wind, materials and screws by their standards: messages with values that are no messages. */
export type StandardsValues = {
  readonly 'panel-angle': { readonly angle: number }
  readonly 'feature-too-low': { readonly lowest: number }
  readonly 'zone-of': { readonly zone: string }
  readonly 'zone-behind-parapet': { readonly zone: string }
  readonly 'wind-speed-row': { readonly years: number; readonly column: string }
  readonly 'wind-speed-formula': { readonly column: string }
  readonly 'downward-coefficient-at-pitch': { readonly pitch: number }
  readonly 'pitch-and-height-ratio': { readonly pitch: number; readonly lower: number; readonly upper: number }
  readonly 'shielding-parameter': { readonly parameter: number }
  readonly 'terrain-and-height': { readonly category: number; readonly height: number }
  readonly region: { readonly region: string }
  readonly 'region-and-years': { readonly region: string; readonly years: number }
  readonly 'direction-governs': { readonly direction: string }
  readonly 'table-f2-row': { readonly life: number; readonly importance: number; readonly isCyclonic: boolean }
  readonly 'load-duration': { readonly duration: string }
  readonly 'north-of': { readonly degrees: number; readonly isNorth: boolean }
  readonly 'deeper-than': { readonly depth: number }
  readonly 'joint-group-and-gauge': { readonly group: string; readonly gauge: number }
  readonly 'plate-governs': { readonly slenderness: string; readonly plate: string }
  readonly 'steel-thickness': { readonly thickness: number }
}
