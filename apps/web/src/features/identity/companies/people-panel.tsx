import { Button, Group } from '@mantine/core'
import type { Company, Member } from '@soundroof/contract/identity/company'
import { useRef, useState } from 'react'
import { Beside, Entry } from '../../../components/lists/entry.tsx'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import entries from '../../../components/page/entries.module.css'
import { focusAfterDialog } from '../../../components/page/focus-after-dialog.ts'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { useRefetch } from './use-company.ts'

/** An owner's actions on a member. */
type MemberAction = 'makeOwner' | 'makeMember' | 'handOver' | 'remove'

const labels: Readonly<Record<MemberAction, PlainCode>> = {
  makeOwner: 'identity.make-owner',
  makeMember: 'identity.make-member',
  handOver: 'components.hand-over',
  remove: 'components.remove',
}

const questions: Readonly<Record<MemberAction, PlainCode>> = {
  makeOwner: 'identity.an-owner-may-invite-and-remove',
  makeMember: 'identity.a-member-works-on-the-projects',
  handOver: 'identity.this-person-becomes-an-owner-in',
  remove: 'identity.this-person-can-no-longer-open',
}

const send = ({ id }: Member, action: MemberAction) => {
  if (action === 'handOver') return call('handOverCompany', { body: { id } })
  if (action === 'remove') return call('removeMember', { body: { id } })
  return call('changeMember', { body: { id, role: action === 'makeOwner' ? 'owner' : 'member' } })
}

const actionsFor = (person: Member, owners: number): readonly MemberAction[] => {
  if (person.isSelf) return owners > 1 ? ['makeMember'] : []
  return person.role === 'owner' ? ['makeMember', 'remove'] : ['makeOwner', 'handOver', 'remove']
}

type PersonProps = {
  readonly person: Member
  readonly actions: readonly MemberAction[]
  readonly onAsk: (action: MemberAction) => void
}

const Person = ({ person, actions, onAsk }: PersonProps) => {
  const say = useSay()
  return (
    <Entry
      name={
        <>
          {person.name}
          <Beside>
            {person.role === 'owner' ? say('identity.owner') : say('identity.member')}
            {person.isSelf && say('identity.you')}
          </Beside>
        </>
      }
      details={[person.email]}
    >
      {actions.length > 0 && (
        <Group gap={8}>
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'remove' ? 'subtle' : 'default'}
              {...(action === 'remove' ? { color: 'red' } : {})}
              aria-label={say('components.value', { label: say(labels[action]), name: person.name })}
              onClick={() => onAsk(action)}
            >
              {say(labels[action])}
            </Button>
          ))}
        </Group>
      )}
    </Entry>
  )
}

type Asked = { readonly person: Member; readonly action: MemberAction }

type DialogProps = { readonly asked: Asked | null; readonly onClose: () => void; readonly onDone: () => void }

const MemberActionDialog = ({ asked, onClose, onDone }: DialogProps) => {
  const say = useSay()

  const confirm = async () => {
    if (asked === null) return
    const answer = await send(asked.person, asked.action)
    onClose()
    if (answer.ok) toast(asked.action === 'remove' ? 'memberRemoved' : 'saved', 'success')
    onDone()
  }
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={asked ? say('components.value', { label: say(labels[asked.action]), name: asked.person.name }) : ''}
      confirmLabel={asked ? say(labels[asked.action]) : ''}
      danger={asked?.action !== 'makeOwner'}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {asked && say(questions[asked.action])}
    </ConfirmDialog>
  )
}

export const PeoplePanel = ({ company }: { readonly company: Company }) => {
  const say = useSay()

  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useRef<HTMLElement>(null)
  const refetchAll = useRefetch()
  const owners = company.members.filter(({ role }) => role === 'owner').length
  const onDone = async () => {
    await refetchAll()
    focusAfterDialog(list.current)
  }
  return (
    <Panel title={say('components.people')}>
      <section ref={list} tabIndex={-1} aria-label={say('identity.people-of-the-company')}>
        <ul className={`${entries.entries} ${entries.unclosed}`}>
          {company.members.map((person) => (
            <Person
              key={person.id}
              person={person}
              actions={company.role === 'owner' ? actionsFor(person, owners) : []}
              onAsk={(action) => setAsked({ person, action })}
            />
          ))}
        </ul>
      </section>
      <MemberActionDialog asked={asked} onClose={() => setAsked(null)} onDone={() => void onDone()} />
    </Panel>
  )
}
