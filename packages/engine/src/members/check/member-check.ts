import type { CodedCheckResult, CodedNode, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { LocalPressure, Rails } from '../loads/strip.ts'
import type { Sag } from './sag.ts'

/** What a member check reads of a zone. */
export type MemberZone = {
  readonly local: LocalPressure
  /** Coefficients of panels that hold in this zone alone, magnitudes; null: those of the roof. */
  readonly panel: { readonly suction: number; readonly downward: number } | null
}

/** What a check says about an arrangement; its results and derivation are made when they are reported. */
export type MemberJudgement = {
  /** The largest utilisation that refuses the arrangement; 0: none does; infinite: there is no capacity. */
  readonly refusal: number
  /** The sag that the owner must accept with this arrangement; null: none. */
  readonly sag: () => Sag | null
  /** How the member stands in each of its checks. */
  readonly statuses: () => readonly MemberStatus[]
  readonly results: () => readonly CodedCheckResult[]
  readonly trace: () => CodedNode
}

/**
 * A check of a purlin or rafter: what the roof comes to is known, a zone and then an arrangement of rails are given.
 * A refusal sends the search on to the next smaller spacing.
 */
export type MemberCheck = (zone: MemberZone) => (rails: Rails) => MemberJudgement
