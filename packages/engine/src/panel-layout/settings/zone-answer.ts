import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'

/** How panels are held in a zone, as the result says; lengths in mm. */
export type ZoneAnswer = {
  readonly zone: LayoutZone
  /** Rails below a panel, each from its lower edge (left edge where rails run up the slope), in order. */
  readonly rails: readonly number[]
  /** Largest distance between feet along a rail. */
  readonly spacing: number
  /** The same on a rail with two or three feet, before it is set out; no more than the spacing. Method 5.3. */
  readonly fewFeetSpacing: number
  /** Width of panel that one rail carries. */
  readonly tributary: number
  /** Ultimate net uplift of the lighter array, and downward load of the heavier, kPa, not below 0. */
  readonly uplift: number
  readonly downward: number
}

/** How panels are held, for each zone that may carry them. */
export type ZoneAnswers = ReadonlyMap<LayoutZone, ZoneAnswer>
