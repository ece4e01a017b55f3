/** The layout of panels on a roof: messages without values. */
export type ArrayCode =
  | 'no-member-below-rail-ends'
  | 'array-has-its-place'
  | 'gable-laid-out-as-one-plane'
  | 'kept-for-an-earlier-roof'
  | 'irregular-roof-is-not-laid-out'
  | 'tilt-frames-are-not-laid-out'
  | 'member-spacing-is-not-known'
  | 'result-is-older-than-layouts'
  | 'panel-past-the-roof'
  | 'frames-face-up-or-down-a-slope'
  | 'rails-lie-in-the-frames'
  | 'panel-on-another'
  | 'no-line-below-its-rails'
  | 'no-foot-below-its-rails'
  | 'its-rails-meet-others'
  | 'no-zone-takes-panels'

/** The same with values. */
export type ArrayValues = {
  readonly 'zones-kept-clear': { readonly zones: readonly string[] }
  readonly 'obstacles-in-the-way': { readonly count: number }
  readonly 'fewer-panels-fit': { readonly wanted: number; readonly fits: number }
  readonly 'rails-need-four-feet': { readonly rails: number }
  readonly 'more-panels-fit-than-laid': { readonly most: number; readonly fits: number }
  readonly 'too-many-panels-wanted': { readonly most: number; readonly wanted: number }
  readonly 'installed-power-does-not-fit': { readonly installed: number; readonly fits: number }
  readonly 'place-reaches-past-roof': { readonly plane: string; readonly panels: number }
  readonly 'kept-for-another-roof': {
    readonly length: number
    readonly width: number
    readonly form: string
    readonly slope: number
  }
  readonly 'planes-without-panels': { readonly planes: readonly string[]; readonly others: readonly string[] }
  readonly 'members-lie-at': {
    readonly run: string
    readonly first: number
    readonly pitch: number
    readonly last: number | null
  }
  readonly 'first-rib-at': { readonly first: number; readonly pitch: number }
  readonly 'panel-power-assumed': { readonly power: number }
  readonly 'too-steep-for-a-flat-roof': { readonly slope: number }
  readonly 'panel-too-near': { readonly side: 'edge' | 'ridge' | 'hip'; readonly distance: number }
  readonly 'panel-on-an-obstacle': { readonly kind: 'obstacle' | 'walkway'; readonly number: number }
  readonly 'panel-near-an-obstacle': {
    readonly kind: 'obstacle' | 'walkway'
    readonly number: number
    readonly clearance: number
  }
  readonly 'panel-in-a-closed-zone': { readonly zone: string }
  readonly 'panels-not-counted': { readonly panels: number }
  readonly 'rails-off-assumed-courses': { readonly rails: number }
  readonly 'pieces-on-one-foot': { readonly rails: number; readonly bar: number }
  readonly 'rails-end-at-their-clamps': { readonly rails: number; readonly least: number }
  readonly 'courses-lie-at': { readonly second: number; readonly gauge: number }
  readonly 'panels-lie-along-rails': { readonly orientation: string }
  readonly 'rows-shade-each-other': { readonly pitch: number; readonly clear: number; readonly share: number }
  readonly 'frames-face-from-north': { readonly azimuth: number }
  readonly 'frames-face': {
    readonly plane: string
    readonly faces: string
    readonly azimuth: number | null
  }
  readonly 'frames-clear-of-shadow': { readonly sun: number; readonly latitude: number }
  readonly 'legs-take-too-much': { readonly zones: readonly string[] }
  readonly 'legs-are-braced': { readonly lowEdge: number }
  readonly 'frames-would-overlap': { readonly pitch: number; readonly depth: number }
  readonly 'no-pitch-for-frames': { readonly sun: number; readonly tilt: number }
  readonly 'no-such-plane': { readonly plane: string; readonly planes: readonly string[] }
  readonly 'obstacle-outside-plane': { readonly plane: string; readonly width: number; readonly height: number }
  readonly 'panel-larger-than-roof': {
    readonly length: number
    readonly width: number
    readonly along: number
    readonly up: number
  }
}
