import { Button, Skeleton, Text } from '@mantine/core'
import { invitationDays, invitationProblems, type OpenInvitation } from '@soundroof/contract/identity/company'
import { say } from '@soundroof/contract/platform/messages'
import { recognised, text } from '@soundroof/contract/platform/text'
import { useRef } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import entries from '../../../components/page/entries.module.css'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { shownDayOf, shownMoment } from '../../../platform/shown-date.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './company.module.css'
import { useInvitations, useRefetch } from './use-company.ts'

const InviteForm = () => {
  const refetchAll = useRefetch()
  const { bind, busy, submit, reset } = useCheckedForm({
    start: { email: '' },
    problemsOf: invitationProblems,
    send: async (form) => {
      const answer = await call('invite', { body: { email: form.email.trim() } })
      if (!answer.ok) return answer.issues
      toast(say('invited'), 'success')
      reset()
      await refetchAll()
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate className={styles.inline}>
      <TextField
        {...bind('email')}
        label={text('Email')}
        hint={text('The link in the email is valid for {invitationDays} days, for this address only.', {
          invitationDays,
        })}
        type="email"
        maxLength={225}
        required
      />
      <Button type="submit" loading={busy}>
        {text('Invite')}
      </Button>
    </form>
  )
}

type RowProps = {
  readonly invitation: OpenInvitation
  readonly onSend: () => void
  readonly onWithdraw: () => void
}

const Row = ({ invitation, onSend, onWithdraw }: RowProps) => (
  <li className={entries.entry}>
    <div className={entries.words}>
      <p className={entries.name}>{invitation.email}</p>
      <p className={entries.detail}>
        <Sentence
          text={invitation.invitedBy ? 'Sent {sent} by {name}, open until {end}' : 'Sent {sent}, open until {end}'}
          sent={<time dateTime={invitation.sentAt}>{shownMoment(invitation.sentAt)}</time>}
          name={invitation.invitedBy}
          end={<time dateTime={invitation.expiresAt}>{shownDayOf(invitation.expiresAt)}</time>}
        />
      </p>
    </div>
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="default"
        aria-label={text('Send again to {email}', { email: invitation.email })}
        onClick={onSend}
      >
        {text('Send again')}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        color="red"
        aria-label={text('Withdraw the invitation of {email}', { email: invitation.email })}
        onClick={onWithdraw}
      >
        {text('Withdraw')}
      </Button>
    </div>
  </li>
)

const OpenInvitations = () => {
  const { data, error, isLoading } = useInvitations()
  const refetchAll = useRefetch()
  const list = useRef<HTMLElement>(null)
  const change = async (name: 'resendInvitation' | 'withdrawInvitation', { id }: OpenInvitation) => {
    const answer = await call(name, { body: { id } })
    if (answer.ok) toast(say(name === 'resendInvitation' ? 'invited' : 'invitationWithdrawn'), 'success')
    await refetchAll()
    list.current?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} className={styles.people} aria-label={text('Open invitations')}>
      {isLoading && <Skeleton height={64} radius="lg" mt="md" />}
      {error && <Text mt="md">{recognised(error.message)}</Text>}
      <ul className={entries.entries}>
        {data?.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            onSend={() => void change('resendInvitation', invitation)}
            onWithdraw={() => void change('withdrawInvitation', invitation)}
          />
        ))}
      </ul>
    </section>
  )
}

/** For owners. */
export const InvitationsPanel = () => (
  <Panel title={text('Invitations')}>
    <InviteForm />
    <OpenInvitations />
  </Panel>
)
