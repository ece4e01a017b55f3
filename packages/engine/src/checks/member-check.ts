import type { CheckResult, TraceNode } from '@soundroof/contract/result'
import type { LocalPressure, Rails } from '../members/strip.ts'

/** What a member check reads of a zone. */
export type MemberZone = {
  readonly local: LocalPressure
  /** Coefficients of panels that hold in this zone alone, magnitudes; null: those of the roof. */
  readonly panel: { readonly suction: number; readonly downward: number } | null
}

/** What a check says about an arrangement, and its derivation, made when it is reported. */
export type MemberJudgement = { readonly results: readonly CheckResult[]; readonly trace: () => TraceNode }

/**
 * A check of a purlin or rafter: what the roof comes to is known, a zone and then an arrangement of rails are given.
 * A result that is neither pass nor beside the point sends the search on to the next smaller spacing.
 */
export type MemberCheck = (zone: MemberZone) => (rails: Rails) => MemberJudgement
