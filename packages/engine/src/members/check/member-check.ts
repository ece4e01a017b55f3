import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedCheckResult, CodedNode, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { LocalPressure, Rails } from '../loads/strip.ts'
import type { CrossingStatus } from './crossing-status.ts'
import type { Sag } from './sag.ts'

/** Coefficients of panels that hold in a zone alone, magnitudes. */
export type ZoneCoefficients = {
  readonly suction: number
  readonly downward: number
  /** The coefficient of the clause for panels, on this roof or on the same one built lower. */
  readonly ofClause: number
}

/** What a member check needs to know about a zone. */
export type MemberZone = {
  readonly local: LocalPressure
  /** Net pressure coefficient of panels, local pressure included, magnitude. */
  readonly coefficient: number
  /** How sure the coefficient is. */
  readonly status: DataStatus
  /** Null: the coefficients of the roof. */
  readonly panel: ZoneCoefficients | null
}

/** Outcome of a check for an arrangement; its results and derivation are calculated only when reported. */
export type MemberJudgement = {
  /** Largest utilisation that rules out the arrangement; 0: it passes; infinite: there is no capacity. */
  readonly failingUtilisation: number
  /** Whether an open building loads the member less than the same one shut. */
  readonly isLoadedMoreWhenShut: () => boolean
  /** The sag that the owner must accept with this arrangement; null: none. */
  readonly sag: () => Sag | null
  /** Status of the member in each of its checks. */
  readonly statuses: () => readonly (MemberStatus | CrossingStatus)[]
  readonly results: () => readonly CodedCheckResult[]
  readonly trace: () => CodedNode
}

/**
 * A check of a purlin or rafter, prepared for the roof, called with a zone and then with an arrangement of rails.
 * If it fails, the search tries the next smaller spacing.
 */
export type MemberCheck = (zone: MemberZone) => (rails: Rails) => MemberJudgement
