import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { LARGEST_RATIO } from '../members/check/bare-roof-comparison.ts'
import { largestAdded } from '../members/rafter/frame.ts'

/** Left out where no ratio is told. */
export const named = (compares: Message | undefined): { readonly compares?: Message } =>
  compares === undefined ? {} : { compares }

/** The ratio of this roof where that fails, else the reason, which names the comparison that does. */
const ratioOf = ({ title: check, loadRatio: ratio, loadRatioOf: compares, reason }: CodedCheckResult): Message => {
  if (ratio == null) return { code: 'no-load-without-panels', values: { check } }
  return ratio > LARGEST_RATIO
    ? { code: 'ratio-too-large', values: { check, ratio, largest: LARGEST_RATIO, ...named(compares) } }
    : { code: 'ratio-elsewhere', values: { check, reason } }
}

/** A frame that was not assessed has no capacity to give a share of. */
const frameUse = ({ id, title: check, loadRatio, loadRatioOf }: CodedCheckResult): Message =>
  loadRatio == null
    ? { code: 'no-load-without-panels', values: { check } }
    : { code: 'ratio-too-large', values: { check, ratio: loadRatio, largest: largestAdded(id), ...named(loadRatioOf) } }

/** A check with its utilisation, and that of the bare roof where it exceeds 1; compared loads as their ratio. */
export const checkUtilisation = (result: CodedCheckResult): Message => {
  const { id, title: check, utilisation: use, utilisationWithout: without, reason } = result
  if (id.startsWith('purlin-load-ratio')) return ratioOf(result)
  if (id.startsWith('rafter-frame')) return frameUse(result)
  if (use === null) return { code: 'check-without-capacity', values: { check, reason } }
  return { code: 'check-used', values: { check, use, bare: without != null && without > 1 ? without : null } }
}
