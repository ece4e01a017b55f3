/** Steel frames, trusses and rails that were not assessed in full: messages with values that are no messages. */
export type FramesValues = {
  readonly 'frame-uplift-little-more': { readonly added: number }
  readonly 'frame-solar-allowance': { readonly weight: number; readonly added: number }
  readonly 'tilt-frames-push-sideways': { readonly push: number; readonly limit: number }
  readonly 'portal-of-ratio': { readonly ratio: number }
  readonly 'truss-forces-not-checked': { readonly mass: number; readonly share: number }
  readonly 'rails-certified-for': { readonly moment: number; readonly zones: readonly string[] }
  readonly 'splices-certified-for': { readonly moment: number; readonly zones: readonly string[] }
  readonly 'few-feet-in-zone': { readonly zone: string; readonly spacing: number }
  readonly 'four-feet-in-zone': { readonly zone: string }
  readonly 'frame-not-assessed': { readonly added: number; readonly downward: number }
  readonly 'panels-add-to-frame': { readonly added: number }
  readonly 'excluded-portal': { readonly mass: number; readonly added: number }
  readonly 'excluded-truss-forces': { readonly mass: number; readonly share: number }
}
