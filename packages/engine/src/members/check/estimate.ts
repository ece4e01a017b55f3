import type { MemberStatus } from '@soundroof/contract/roofs/results/result'
import { TOLERANCE } from '../../checks/check.ts'
import { LARGEST_EXISTING } from './exemption.ts'

/** Share of an estimated capacity that counts. Method 6. */
export const USABLE_SHARE = 0.8

/** Whether a utilisation stays within the share of an estimated capacity that counts. @param u demand over the whole estimate */
export const isWithinEstimate = (u: number): boolean => u <= USABLE_SHARE + TOLERANCE

/**
 * Status of a member whose capacities are estimates. Method 6.
 * @param u largest utilisation with panels, u_0 without
 * @param isLittleMore whether panels add no more than 5 % in both directions
 */
export const estimateStatus = (u: number, u_0: number, isLittleMore: () => boolean): MemberStatus => {
  if (isWithinEstimate(u)) return 'ok'
  if (u_0 > LARGEST_EXISTING) return 'existing'
  return isLittleMore() ? 'unchanged' : 'increased'
}
