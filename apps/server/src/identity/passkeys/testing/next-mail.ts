import { takeMail } from '../../../platform/mail/mail-queue.ts'
import type { TestServer } from '../../../testing/test-server.ts'

const minute = 60_000

/** The mail that waits longest, as it would be sent; null when none waits. */
export const nextMail = async ({ db, services, clock }: TestServer) => {
  const mail = await takeMail(db, services, clock(), new Date(clock().getTime() + minute))
  return mail && { to: mail.to, subject: mail.subject, text: mail.text }
}
