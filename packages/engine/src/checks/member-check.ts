import type { CheckResult } from '@soundroof/contract/result'
import type { ZoneActions } from '../actions/zone-actions.ts'

/** An arrangement of rails and fixings that a roof member has to carry. */
export type Arrangement = {
  readonly title: string
  readonly localPressureFactor: number
  readonly actions: ZoneActions
  readonly numRails: number
  /** Panel width carried by one rail, m. */
  readonly tributary: number
  /** Fixing spacing along the rail, mm. */
  readonly spacing: number
}

/** A check of a purlin or rafter under an arrangement: a fail sends the search on to the next smaller spacing. */
export type MemberCheck = (arrangement: Arrangement) => readonly CheckResult[]
