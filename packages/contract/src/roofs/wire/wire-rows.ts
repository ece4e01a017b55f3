import type { SubscriptionPackage } from '../../money/subscription.ts'
import type { ProjectStatus } from '../../review/review.ts'
import type { ProjectRow } from '../project-calls.ts'

/** Wire names of what the server answers about an account and its projects, without schemas: clients load it at once. */

export type Subscription = {
  readonly active: boolean
  /** Calculations bought for the month, and what is left of them. */
  readonly total: number
  readonly remaining: number
  /** `YYYY-MM-DD`; null without a subscription. */
  readonly expiresOn: string | null
}

export const subscriptionFromWire = (wire: SubscriptionPackage): Subscription => ({
  active: wire.isSubscribe,
  total: wire.total_times,
  remaining: wire.times,
  expiresOn: wire.end_time,
})

/** One row of the project list. */
export type ProjectSummary = {
  readonly hash: string
  readonly name: string
  readonly number: string
  /** Wall clock of the project's maker, shown unchanged. */
  readonly madeAt: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
  readonly deliveryDate: string | null
  readonly status: ProjectStatus
  readonly engineerName: string
  /** Address of the signed review file, where there is one. */
  readonly reviewFile: string | null
  readonly hasResult: boolean
}

export const projectSummaryFromWire = (row: ProjectRow): ProjectSummary => ({
  hash: row.hash,
  name: row.name,
  number: row.number,
  madeAt: row.date_time,
  updatedAt: row.updated_at,
  deliveryDate: row.end_time,
  status: row.status,
  engineerName: row.engineer_name,
  reviewFile: row.manual_review,
  hasResult: row.is_result === 1,
})
