import type { ConsoleCompany, ConsoleUser } from '@soundroof/contract/administration/console'
import { type PendingCode, sentKinds } from '@soundroof/contract/administration/pending-codes'
import type { WaitingMail } from '@soundroof/contract/administration/waiting-mails'
import { call } from '../../../../platform/api/api-client.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'
import type { PlainCode } from '../../../../platform/words/use-say.ts'
import type { CardRequest } from './request-dialog.tsx'
import { roleVerbs } from './role-dialog.tsx'

type Look = { readonly label: PlainCode; readonly name: string; readonly danger?: true }
/** What a button of a row does: it opens a dialog, or sends a call and says so. */
export type CardAction = Look &
  ({ readonly request: CardRequest } | { readonly work: () => Promise<Sent<unknown>>; readonly done: PlainCode })

const withReason = (
  { label, name }: Look,
  means: PlainCode,
  send: (reason: string) => Promise<Sent<unknown>>,
): CardAction => ({
  label,
  name,
  danger: true,
  request: { kind: 'reason', request: { verb: label, name, means, send } },
})

const again = (name: string, work: () => Promise<Sent<unknown>>): CardAction => ({
  label: 'administration.send-again',
  name,
  work,
  done: 'administration.invitation-sent',
})

const withdrawal = (id: string, name: string): CardAction =>
  withReason(
    { label: 'administration.withdraw-the-invitation', name },
    'administration.withdrawing-explained',
    (reason) => call('withdrawStaffInvitation', { body: { id, reason } }),
  )

const roleOfMember = { owner: 'member', member: 'owner' } as const
const memberVerbs = { owner: 'administration.make-owner', member: 'administration.make-member' } as const
const memberMeans = { owner: 'administration.owner-explained', member: 'administration.member-explained' } as const

/** Of a person of a customer's company. */
export const memberActions = ({ id, role, state, company }: ConsoleUser, name: string): readonly CardAction[] => {
  if (role !== 'customer' || state === 'deleted') return []
  const other = roleOfMember[company.role]
  return [
    withReason({ label: memberVerbs[other], name }, memberMeans[other], (reason) =>
      call('changeConsoleMember', { body: { id, role: other, reason } }),
    ),
    withReason(
      { label: 'administration.remove-from-the-company', name },
      'administration.removal-explained',
      (reason) => call('removeConsoleMember', { body: { id, reason } }),
    ),
  ]
}

export const companyActions = ({ id, name, people }: ConsoleCompany): readonly CardAction[] =>
  id === 'provider' || people === 0
    ? []
    : [{ label: 'administration.rename', name, request: { kind: 'rename', request: { id, name } } }]

/** Of an account of the provider, but the reader's own. */
export const staffActions = ({ id, email, role, state }: ConsoleUser, name: string, ownEmail: string) => {
  if (role === 'customer' || email === ownEmail) return []
  if (state === 'invited')
    return [again(name, () => call('resendStaffInvitation', { body: { id } })), withdrawal(id, name)]
  if (state !== 'active') return []
  const other = role === 'engineer' ? 'administrator' : 'engineer'
  const request = { kind: 'role', request: { id, name, role: other } } as const
  return [{ label: roleVerbs[other], name, request }]
}

export const mailActions = ({ id, to, mayBeDiscarded, isBeingSent }: WaitingMail): readonly CardAction[] => {
  if (isBeingSent) return []
  const retry: CardAction = {
    label: 'administration.try-again-now',
    name: to,
    work: () => call('retryMail', { body: { id } }),
    done: 'administration.is-tried-again',
  }
  const discard = withReason(
    { label: 'administration.discard', name: to },
    'administration.discarding-explained',
    (reason) => call('discardMail', { body: { id, reason } }),
  )
  return mayBeDiscarded ? [retry, discard] : [retry]
}

export const codeActions = ({ kind, id, address }: PendingCode): readonly CardAction[] => [
  ...(sentKinds.includes(kind) ? [again(address, () => call('resendCode', { body: { kind, id } }))] : []),
  kind === 'staffInvitation'
    ? withdrawal(id, address)
    : withReason(
        { label: 'administration.make-void', name: address },
        'administration.making-void-explained',
        (reason) => call('revokeCode', { body: { kind, id, reason } }),
      ),
]
