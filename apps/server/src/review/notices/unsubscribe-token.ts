import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlatformServices } from '../../platform/http/handler.ts'

type Needs = { readonly secrets: Pick<PlatformServices['secrets'], 'files'> }

const signatureOf = ({ secrets }: Needs, accountId: string): string =>
  createHmac('sha256', secrets.files).update(`unsubscribe\n${accountId}`).digest('base64url')

/** Stops mails and allows nothing else; never expires, since people keep old mails. */
export const unsubscribeToken = (needs: Needs, accountId: string): string =>
  `${accountId}.${signatureOf(needs, accountId)}`

/** The account of a genuine token; null otherwise. */
export const accountOfToken = (needs: Needs, token: string): string | null => {
  const split = token.lastIndexOf('.')
  const accountId = token.slice(0, Math.max(0, split))
  const [expected, given] = [Buffer.from(signatureOf(needs, accountId)), Buffer.from(token.slice(split + 1))]
  return expected.length === given.length && timingSafeEqual(expected, given) ? accountId : null
}
