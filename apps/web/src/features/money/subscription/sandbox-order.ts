import type { SandboxEvent } from '@soundroof/contract/money/subscription'
import { call } from '../../../platform/api/api-client.ts'

type Signed = { readonly kind: 'transaction' | 'notice'; readonly signed: readonly string[] }

/** A transaction is presented as the app presents it, a notice goes where the store sends it. */
const handIn = async ({ kind, signed }: Signed): Promise<boolean> => {
  for (const part of signed) {
    const answer =
      kind === 'transaction'
        ? await call('purchase', { body: { store: 'sandbox', proof: part } })
        : await call('sandboxNotice', { body: { signedPayload: part } })
    if (!answer.ok) return false
  }
  return true
}

/** Lets the sandbox sign and hands in what it signed. False when it was refused; the user has been told. */
export const orderInSandbox = async (event: SandboxEvent, purchase?: string): Promise<boolean> => {
  const body = purchase === undefined ? { event } : { event, purchase }
  const ordered = await call('sandboxOrder', { body })
  return ordered.ok && handIn(ordered.data)
}
