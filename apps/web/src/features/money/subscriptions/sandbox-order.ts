import type { SandboxEvent } from '@soundroof/contract/money/subscription'
import { call } from '../../../platform/api/api-client.ts'

type Signed = { readonly kind: 'transaction' | 'notice'; readonly signed: readonly string[] }

/** Submits a transaction as the app would, and a notice as the store would. */
const submitSigned = async ({ kind, signed }: Signed): Promise<boolean> => {
  for (const part of signed) {
    const answer =
      kind === 'transaction'
        ? await call('purchase', { body: { store: 'sandbox', proof: part } })
        : await call('sandboxNotice', { body: { signedPayload: part } })
    if (!answer.ok) return false
  }
  return true
}

/** The sandbox signs, then the result is submitted. False, with a toast, when refused. */
export const orderInSandbox = async (event: SandboxEvent, purchase?: string): Promise<boolean> => {
  const body = purchase === undefined ? { event } : { event, purchase }
  const ordered = await call('sandboxOrder', { body })
  return ordered.ok && submitSigned(ordered.data)
}
