import { Button, Group, Skeleton, Text } from '@mantine/core'
import {
  invitation,
  invitationDays,
  invitationProblems,
  type OpenInvitation,
} from '@soundroof/contract/identity/company'
import { useRef } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { Entry } from '../../../components/lists/entry.tsx'
import { Moment } from '../../../components/lists/moment.tsx'
import entries from '../../../components/page/entries.module.css'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call, messageOfError } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { InlineForm } from './inline-form.tsx'
import { useInvitations, useRefetch } from './use-company.ts'

const InviteForm = () => {
  const say = useSay()

  const refetchAll = useRefetch()
  const { bind, sending, reset } = useCheckedForm({
    schema: invitation,
    start: { email: '' },
    problemsOf: invitationProblems,
    send: ({ email }) => call('invite', { body: { email: email.trim() } }),
    onDone: async () => {
      toast('invited', 'success')
      reset()
      await refetchAll()
    },
  })
  return (
    <InlineForm label={say('identity.invite')} {...sending}>
      <TextField
        {...bind('email')}
        hint={say('identity.the-link-in-the-email-is', { invitationDays })}
        type="email"
        required
      />
    </InlineForm>
  )
}

type RowProps = {
  readonly invitation: OpenInvitation
  readonly onSend: () => void
  readonly onWithdraw: () => void
}

const Row = ({ invitation, onSend, onWithdraw }: RowProps) => {
  const say = useSay()

  const { email, invitedBy, sentAt, expiresAt } = invitation
  return (
    <Entry
      name={email}
      details={[
        <Sentence
          key="sent"
          says={invitedBy ? 'identity.sent-by-open-until' : 'identity.sent-open-until'}
          sent={<Moment at={sentAt} />}
          name={invitedBy}
          end={<Moment at={expiresAt} isDay />}
        />,
      ]}
    >
      <Group gap={8}>
        <Button size="sm" variant="default" aria-label={say('identity.send-again-to', { email })} onClick={onSend}>
          {say('identity.send-again')}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          color="red"
          aria-label={say('identity.withdraw-the-invitation-of', { email })}
          onClick={onWithdraw}
        >
          {say('components.withdraw')}
        </Button>
      </Group>
    </Entry>
  )
}

const OpenInvitations = () => {
  const say = useSay()

  const { data, error, isLoading } = useInvitations()
  const refetchAll = useRefetch()
  const list = useRef<HTMLElement>(null)
  const change = async (name: 'resendInvitation' | 'withdrawInvitation', { id }: OpenInvitation) => {
    const answer = await call(name, { body: { id } })
    if (answer.ok) toast(name === 'resendInvitation' ? 'invited' : 'invitationWithdrawn', 'success')
    await refetchAll()
    list.current?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={say('identity.open-invitations')}>
      {isLoading && <Skeleton height={64} radius="lg" mt="md" />}
      {error && <Text mt="md">{say(messageOfError(error))}</Text>}
      <ul className={`${entries.entries} ${entries.unclosed}`}>
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
export const InvitationsPanel = () => {
  const say = useSay()
  return (
    <Panel title={say('identity.invitations')}>
      <InviteForm />
      <OpenInvitations />
    </Panel>
  )
}
