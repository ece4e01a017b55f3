import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { readSmtpAddress, type SmtpAddress } from '../smtp-address.ts'
import type { TakenMail } from './mail-queue.ts'

/** Where mails leave the server. Throws when one was not taken. */
export type Mailer = {
  readonly deliver: (mail: TakenMail) => Promise<void>
  readonly close: () => void
}

/** A mail that no later attempt would bring any further. */
export class Undeliverable extends Error {}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const isFinal = (error: unknown): boolean => {
  const { responseCode, code } = Object(error) as { readonly responseCode?: number; readonly code?: string }
  // A wrong password of ours, or a server without TLS, is not the recipient's fault: the operator may mend it.
  return (
    code !== 'EAUTH' && code !== 'ETLS' && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  )
}

type Sender = { readonly name: string; readonly email: string }
type Settled = Pick<Config, 'provider' | 'publicUrl'>

/** From the address that is configured, because the mail server has to permit it; answers go where the provider is now. */
const headOf = (configured: Sender, now: Sender) => ({
  from: { name: now.name, address: configured.email },
  ...(now.email === configured.email ? {} : { replyTo: { name: now.name, address: now.email } }),
})

/** An SMTP server; the addresses are handed over as they are and never read as a list. */
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
      // The same name at every attempt: a mailbox that was reached twice can tell.
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

export type OutboxMail = Pick<TakenMail, 'id' | 'to' | 'subject' | 'text'> & { readonly at: string }

export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** A folder instead of a mail server: one file for each mail, complete or not there. */
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

/** `sender`: who sends as of now; the provider of the configuration where nobody changes it. */
export const openMailer = (config: Config, sender: () => Promise<Sender> = async () => config.provider): Mailer => {
  const server = config.smtpUrl === null ? null : readSmtpAddress(config.smtpUrl)
  return server === null ? outboxOffice(outboxFolder(config)) : smtpOffice(server, config, sender)
}
