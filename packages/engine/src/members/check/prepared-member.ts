import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, UsedTable } from '@soundroof/contract/roofs/results/result'
import type { Step } from '../../calculation/step.ts'
import type { Member } from '../loads/member.ts'
import type { MemberLimit } from './member-limit.ts'

/** Why the capacities of a member do not decide: there is no table, or only an estimate. Method 6. */
export type ByRatio = { readonly reason: Message; readonly status: DataStatus }

export type Assumed = CodedResult['assumptions'][number]

/** A member of the roof with what it can carry. */
export type PreparedMember = {
  readonly member: Member
  readonly limits: readonly MemberLimit[]
  /** Null: the capacities decide; else the loads with and without panels do. */
  readonly byRatio: ByRatio | null
  readonly title: Message
  readonly steps: readonly Step[]
  /** The capacity table that was read; null where there is none. */
  readonly table: UsedTable | null
  /** Entries for the list of assumptions. */
  readonly assumed: readonly Assumed[]
}
