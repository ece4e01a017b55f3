/** A combination of AS/NZS 1170.0: 0.9 G + W_u, 1.35 G, 1.2 G + 1.5 Q, 1.2 G + W_u. */
export type LoadCombination = 'uplift' | 'permanent' | 'live' | 'wind'

/** Steel frames, trusses and rails that were not assessed in full: messages with values that are no messages. */
export type FramesValues = {
  readonly 'tilt-frames-push-sideways': { readonly push: number; readonly limit: number }
  readonly 'portal-of-ratio': { readonly ratio: number }
  readonly 'truss-forces-not-checked': { readonly mass: number; readonly share: number }
  readonly 'rails-certified-for': { readonly moment: number; readonly zones: readonly string[] }
  readonly 'splices-certified-for': { readonly moment: number; readonly zones: readonly string[] }
  readonly 'few-feet-in-zone': { readonly zone: string; readonly spacing: number }
  readonly 'four-feet-in-zone': { readonly zone: string }
  readonly 'frame-not-assessed': { readonly added: number; readonly downward: number }
  readonly 'excluded-portal': { readonly mass: number; readonly added: number }
  readonly 'excluded-truss-forces': { readonly mass: number; readonly share: number }
  readonly 'truss-chord-spans': { readonly span: number }
  readonly 'two-spans': { readonly span: number }
  readonly 'simple-span': { readonly span: number }
  readonly 'yield-stress': { readonly stress: number }
  readonly 'measured-section': { readonly depth: number; readonly width: number; readonly flange: number }
}
