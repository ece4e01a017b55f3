import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, UsedTable } from '@soundroof/contract/roofs/results/result'
import type { Step } from '../../calculation/step.ts'
import type { Member } from '../loads/member.ts'
import type { MemberLimit } from './member-limit.ts'
import type { SagLimit } from './sag.ts'

/** A frame as a portal: span between columns L, height to the eave h, rise to the apex f, m. */
export type PortalShape = { readonly L: number; readonly h: number; readonly f: number }

/** How its rise and its height to the eave follow. */
export type DerivedShape = PortalShape & { readonly steps: readonly Step[] }

/** What decides about a member: its capacities, estimates of them, or, without any, the loads with and without panels. Method 6. */
export type Basis =
  | { readonly kind: 'capacity' }
  | { readonly kind: 'estimate' | 'loads'; readonly reason: Message; readonly status: DataStatus }
  /** A frame beyond this share of what a simple span carries was not assessed. Method 7. */
  | { readonly kind: 'frame'; readonly share: number; readonly portal: DerivedShape | null }

/** Members that are judged by their capacity. */
export const BY_CAPACITY: Basis = { kind: 'capacity' }

/** One entry of the assumptions of a result. */
export type Assumed = CodedResult['assumptions'][number]

/** A member of the roof with what it can carry. */
export type PreparedMember = {
  readonly member: Member
  readonly limits: readonly MemberLimit[]
  readonly basis: Basis
  /** Sags that the owner may have to accept. */
  readonly sags: readonly SagLimit[]
  readonly title: Message
  readonly steps: readonly Step[]
  /** The capacity table that was read; null where there is none. */
  readonly table: UsedTable | null
  /** Entries for the list of assumptions. */
  readonly assumed: readonly Assumed[]
}
