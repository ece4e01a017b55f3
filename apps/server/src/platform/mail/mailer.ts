import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { readSmtpAddress, type SmtpAddress } from '../smtp-address.ts'
import type { TakenMail } from './mail-queue.ts'

/** Sends mails. Throws when one was not accepted. */
export type Mailer = {
  readonly deliver: (mail: TakenMail) => Promise<void>
  readonly close: () => void
}

/** A mail that will never be accepted. */
export class Undeliverable extends Error {}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const isFinal = (error: unknown): boolean => {
  const { responseCode, code } = Object(error) as { readonly responseCode?: number; readonly code?: string }
  // A wrong SMTP password or missing TLS is for the operator to fix, so the mail waits.
  return (
    code !== 'EAUTH' && code !== 'ETLS' && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  )
}

type Sender = { readonly name: string; readonly email: string }
type Settled = Pick<Config, 'provider' | 'publicUrl'>

/** Sent from the configured address, which the mail server permits; replies go to the provider's current address. */
const headOf = (configured: Sender, now: Sender) => ({
  from: { name: now.name, address: configured.email },
  ...(now.email === configured.email ? {} : { replyTo: { name: now.name, address: now.email } }),
})

/** An SMTP server; addresses are passed one by one and never parsed as a list. */
const smtpOffice = (server: SmtpAddress, { provider, publicUrl }: Settled, sender: () => Promise<Sender>): Mailer => {
  const transport = createTransport({ ...server, ...timeouts })
  const { hostname } = new URL(publicUrl)
  return {
    deliver: async ({ id, to, subject, text, createdAt }) => {
      const mail = {
        ...headOf(provider, await sender()),
        to: { name: '', address: to },
        subject,
        text,
        date: createdAt,
      }
      // The same Message-ID at every attempt, so that a mailbox can recognise a duplicate.
      const headers = { 'Auto-Submitted': 'auto-generated' }
      try {
        await transport.sendMail({ ...mail, headers, messageId: `<${id}@${hostname}>` })
      } catch (error) {
        if (!isFinal(error)) throw error
        throw new Undeliverable('the mail server refused it for good', { cause: error })
      }
    },
    close: () => transport.close(),
  }
}

/** A mail as a file of the outbox. */
export type OutboxMail = Pick<TakenMail, 'id' | 'to' | 'subject' | 'text'> & { readonly at: string }

/** In DATA_DIR. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** Writes mails to a folder instead of a mail server, each file complete or not at all. */
const outboxOffice = (folder: string): Mailer => ({
  deliver: async ({ id, to, subject, text, createdAt }) => {
    const at = createdAt.toISOString()
    const mail: OutboxMail = { id, at, to, subject, text }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const place = join(folder, `${at.replace(/[:.]/g, '-')}-${id}.json`)
    await writeFile(`${place}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
    await rename(`${place}.part`, place)
  },
  close: () => undefined,
})

/** `sender`: the present provider; by default that of the configuration. */
export const openMailer = (config: Config, sender: () => Promise<Sender> = async () => config.provider): Mailer => {
  const server = config.smtpUrl === null ? null : readSmtpAddress(config.smtpUrl)
  return server === null ? outboxOffice(outboxFolder(config)) : smtpOffice(server, config, sender)
}
