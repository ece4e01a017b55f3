import type { Figure } from '../../calculation/figure.ts'

/** A purlin or rafter as a beam that carries a strip of roof. */
export type Member = {
  readonly name: 'purlin' | 'rafter'
  /** Span L and spacing p, m, above 0. */
  readonly span: number
  readonly spacing: number
  /** Weight of the roof, kPa, and of the member itself, kN/m. */
  readonly roofWeight: number
  readonly selfWeight: number
  /** Span that the live load is taken at, which panels displace, m. */
  readonly liveSpan: number
  /** That the live load is taken at a span shorter than the member's; null: it is not. */
  readonly liveFigure: Figure | null
  /** Live load that stands under panels too, kPa; 0: panels displace it. */
  readonly standingLive: number
  /** Moment by a point load beside the same load spread over the span, per t/L. Method 6. */
  readonly pointLoadFactor: number
}
