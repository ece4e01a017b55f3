import { createHmac, timingSafeEqual } from 'node:crypto'
import { maxFileBytes, maxPartBytes, maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'
import { type UploadTicket, uploadKinds } from '@soundroof/contract/roofs/upload-ticket'
import { z } from 'zod'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { fileHost } from './file-address.ts'

/** Names the signing key; there is one. */
const accessid = 'soundroof'

/** Upload permissions expire after ten minutes. */
export const ticketLife = 10 * 60 * 1000

/** `review`: a signed review as PDF, from an engineer. */
const ticketKinds = [...uploadKinds, 'review'] as const
export type TicketKind = (typeof ticketKinds)[number]

const policySchema = z.strictObject({
  expiration: z.iso.datetime(),
  id: z.string(),
  company: z.string(),
  account: z.string(),
  dir: z.string(),
  kind: z.enum(ticketKinds),
  maxBytes: z.number().int(),
})
export type UploadPolicy = z.infer<typeof policySchema>

const sizes: Readonly<Record<TicketKind, number>> = {
  photo: maxPhotoBytes,
  file: maxFileBytes,
  part: maxPartBytes,
  review: maxFileBytes,
}

const signatureOf = (secret: string, policy: string): string =>
  createHmac('sha256', secret).update(`upload\n${policy}`).digest('base64')

type Making = Pick<PlatformServices, 'clock' | 'secrets' | 'config'> & { readonly account: Account }

/** Attack: a permission beside a file that is stored already is not counted, so it permits nothing. */
export const expiredAtOnce = 0

/** A permission to upload one file to a folder of its own. @param life ms */
export const makeTicket = (
  { clock, secrets, config, account }: Making,
  kind: TicketKind,
  life = ticketLife,
): UploadTicket => {
  const id = newId()
  const content: UploadPolicy = {
    expiration: new Date(clock().getTime() + life).toISOString(),
    id,
    company: account.companyId,
    account: account.id,
    dir: `${account.companyId}/${id}/`,
    kind,
    maxBytes: sizes[kind],
  }
  const policy = Buffer.from(JSON.stringify(content)).toString('base64')
  return { host: fileHost(config), dir: content.dir, policy, signature: signatureOf(secrets.files, policy), accessid }
}

export type PolicyFields = { readonly policy: string; readonly signature: string; readonly accessid: string }

const isGenuine = (secret: string, { policy, signature, accessid: given }: PolicyFields): boolean => {
  const [expected, received] = [Buffer.from(signatureOf(secret, policy)), Buffer.from(signature)]
  return given === accessid && expected.length === received.length && timingSafeEqual(expected, received)
}

/** The permission after a check of signature and expiry. */
export const readPolicy = (
  { clock, secrets }: Pick<PlatformServices, 'clock' | 'secrets'>,
  fields: PolicyFields,
): UploadPolicy => {
  if (!isGenuine(secrets.files, fields)) throw refuse(403, 'policyInvalid')
  const policy = policySchema.parse(JSON.parse(Buffer.from(fields.policy, 'base64').toString('utf8')))
  if (Date.parse(policy.expiration) <= clock().getTime()) throw refuse(403, 'policyExpired')
  return policy
}
