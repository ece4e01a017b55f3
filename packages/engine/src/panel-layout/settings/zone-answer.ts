import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'

/** Rails of one number that pass in a zone; lengths in mm. */
export type RailsHeld = {
  /** Largest distance between feet along a rail, as set out. */
  readonly spacing: number
  /** The same on a rail with two or three feet; no more than the spacing. Method 5.3. */
  readonly fewFeetSpacing: number
  /** Width of panel that one rail carries. */
  readonly tributary: number
  /** Wind that its feet were checked for beside that on this width, k_m; 1: flush, and in results of former releases. */
  readonly legMoment: number
}

/** How panels are held in a zone, as the result says; lengths in mm. */
export type ZoneAnswer = RailsHeld & {
  readonly zone: LayoutZone
  /** Rails below a panel, each from its lower edge (left edge where rails run up the slope), in order. */
  readonly rails: readonly number[]
  /** Centre of the outer clamps from the corner of the panel: least and most. */
  readonly clampZone: readonly [number, number]
  /** Other numbers of rails that pass too. */
  readonly alternatives: ReadonlyMap<number, RailsHeld>
  /** The largest share of a capacity that is used at this spacing, 0 to 1; above 1: not known. */
  readonly used: number
  /** Ultimate net uplift of the lighter array, and downward load of the heavier, kPa, not below 0. */
  readonly uplift: number
  readonly downward: number
}

/** How panels are held, for each zone that may carry them. */
export type ZoneAnswers = ReadonlyMap<LayoutZone, ZoneAnswer>
