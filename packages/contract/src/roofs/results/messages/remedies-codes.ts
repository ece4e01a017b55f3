/** Changes that help, and what to measure: messages without values. */
export type RemediesCode =
  | 'purlin-thickness'
  | 'measure-bare-steel'
  | 'purlin-support-condition'
  | 'look-at-purlins-over-rafters'
  | 'use-two-screws'
  | 'screw-feet-instead-of-clamps'
  | 'lay-panels-flush'
  | 'rails-that-fit'
  | 'nothing-to-try'
  | 'helps-without-room'

/** Changes that help: messages with values that are no messages. */
export type RemediesValues = {
  readonly 'turn-rails': { readonly direction: string; readonly member: string }
  readonly 'lower-tilt': { readonly from: number; readonly to: number }
  readonly 'shorter-panels': { readonly length: number }
  readonly 'bridge-purlins': { readonly rows: number }
  readonly 'add-purlins': { readonly parts: number; readonly spacing: number }
  readonly 'add-rafters': { readonly spacing: number }
  readonly 'screw-battens': { readonly screws: number }
  readonly 'hold-battens': { readonly capacity: number }
  readonly 'use-module': { readonly name: string }
  readonly 'module-rated-for': { readonly pull: number; readonly push: number }
  readonly 'show-fly-braces': { readonly spacing: number }
  readonly 'fly-braces-are-enough': { readonly spacing: number; readonly isHeavy: boolean }
  readonly 'fly-braces-are-not-enough': { readonly spacing: number }
  /** Zones by name; `frame`: for an engineer as before, only after the change, or not. */
  readonly 'after-the-change': {
    readonly open: readonly string[]
    readonly clear: readonly string[]
    readonly closed: readonly string[]
    readonly frame: 'as-before' | 'newly' | null
  }
}
