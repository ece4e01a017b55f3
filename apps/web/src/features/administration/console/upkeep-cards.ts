import type { PendingCode } from '@soundroof/contract/administration/pending-codes'
import type { WaitingMail } from '@soundroof/contract/administration/waiting-mails'
import { shownMoment } from '../../../platform/shown-date.ts'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'
import { codeActions, mailActions } from './actions/card-actions.ts'
import type { Card, Fact } from './cards.ts'

export const mailCard = (say: Say, mail: WaitingMail): Card => ({
  id: mail.id,
  title: mail.subject ?? say('administration.sealed-with-another-secret'),
  mark: mail.isBeingSent ? 'administration.being-sent' : mail.mayBeDiscarded ? null : 'administration.must-go-out',
  actions: mailActions(mail),
  facts: [
    ['administration.to-address', mail.to],
    ['administration.since', shownMoment(say, mail.since)],
    ['administration.attempts', String(mail.attempts)],
    ['administration.last-error', mail.lastError ?? '–'],
    ['administration.next-attempt', shownMoment(say, mail.nextAttemptAt)],
    ['administration.valid-until', shownMoment(say, mail.expiresAt)],
  ] satisfies readonly Fact[],
})

const kindLabels: Readonly<Record<PendingCode['kind'], PlainCode>> = {
  staffInvitation: 'administration.kind-staff-invitation',
  companyInvitation: 'administration.kind-company-invitation',
  newPassword: 'administration.kind-new-password',
  login: 'administration.kind-login',
  authenticator: 'administration.kind-authenticator',
}

export const codeCard = (say: Say, code: PendingCode, now: Date = new Date()): Card => ({
  id: `${code.kind} ${code.id}`,
  title: say(kindLabels[code.kind]),
  mark: new Date(code.expiresAt) <= now ? 'administration.link-is-over' : null,
  actions: codeActions(code),
  facts: [
    ['components.email', code.address],
    ...(code.company === '' ? [] : [['components.company', code.company] as const]),
    ['administration.sent', shownMoment(say, code.sentAt)],
    ['administration.valid-until', shownMoment(say, code.expiresAt)],
    ...(code.attempts === null ? [] : [['administration.wrong-codes', String(code.attempts)] as const]),
  ] satisfies readonly Fact[],
})
