import type { Role, Session } from '../../identity/account.ts'
import type { SubscriptionPackage } from '../../money/subscription.ts'
import type { ProjectStatus } from '../../review/review.ts'
import type { ProjectDraft } from '../project/draft.ts'
import type { ProjectRow } from '../project-calls.ts'
import { toWireProject } from './wire.ts'
import type { Subscription } from './wire-rows.ts'

/** Domain names → wire names of what the server answers. */

export const toWireSubscription = (subscription: Subscription): SubscriptionPackage => ({
  isSubscribe: subscription.active,
  total_times: subscription.total,
  times: subscription.remaining,
  end_time: subscription.expiresOn,
})

export type OpenedSession = {
  readonly token: string
  readonly email: string
  readonly phone: string
  readonly name: string
  readonly companyName: string
  readonly role: Role
  readonly subscribed: boolean
}

export const toWireSession = (session: OpenedSession): Session => ({
  token: session.token,
  customer: {
    email: session.email,
    phone: session.phone,
    name: session.name,
    company_name: session.companyName,
    role: session.role,
    is_subscribe: session.subscribed ? 1 : 0,
  },
})

/** A project as it is kept, with what the server decided. */
export type KeptProject = {
  readonly hash: string
  readonly draft: ProjectDraft
  readonly status: ProjectStatus
  readonly hasResult: boolean
  /** Signed; null until it is rendered. */
  readonly reportAddress: string | null
  readonly output: string
  readonly engineerName: string
  readonly deliverAt: Date | null
  readonly reviewAddress: string | null
  readonly updatedAt: Date
}

export const toWireRow = (kept: KeptProject): ProjectRow => ({
  ...toWireProject(kept.draft),
  hash: kept.hash,
  id: kept.hash,
  name: kept.draft.header.name,
  number: kept.draft.header.number,
  date_time: kept.draft.dateTime,
  end_time: kept.deliverAt?.toISOString() ?? null,
  status: kept.status,
  engineer_name: kept.engineerName,
  manual_review: kept.reviewAddress,
  is_result: kept.hasResult ? 1 : 0,
  result: kept.reportAddress,
  result_type: kept.hasResult ? 0 : 1,
  output: kept.output,
  updated_at: kept.updatedAt.toISOString(),
})
