/** What parts of an array are, and what a parts list rests on: messages without values. */
export type PartsCode =
  | 'foot-on-the-crest'
  | 'hook-for-the-tile'
  | 'caps-of-a-rail'
  | 'clips-of-a-row'
  | 'lug-of-a-rail'
  | 'clips-of-leads'
  | 'no-expansion-joint-named'

/** The same with values. A category of AS 4312 is null where the distance to the sea is not known. */
export type PartsValues = {
  readonly 'screw-into-steel': { readonly thickness: number; readonly category: string | null }
  readonly 'screw-into-timber': {
    /** mm in the timber that holds, and of the batten that it passes. */
    readonly thread: number
    readonly batten: number
    readonly category: string | null
  }
  readonly 'screw-of-hook': { readonly support: 'steel' | 'timber'; readonly category: string | null }
  readonly 'clamp-of-frame': { readonly height: number | null }
  readonly 'clamp-on-profile': { readonly sheeting: string }
  readonly 'use-racking': { readonly name: string; readonly edition: string }
  readonly 'joint-each': { readonly length: number }
  readonly 'bars-cut': { readonly kerf: number; readonly offcut: number; readonly offcuts: number }
}
