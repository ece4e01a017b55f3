import { Button } from '@mantine/core'
import type { Company, Member } from '@soundroof/contract/identity/company'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import entries from '../../../components/page/entries.module.css'
import { focusAfterDialog } from '../../../components/page/focus-after-dialog.ts'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './company.module.css'
import { useRefetch } from './use-company.ts'

/** An owner's actions on a member. */
type MemberAction = 'makeOwner' | 'makeMember' | 'handOver' | 'remove'

const labels: Readonly<Record<MemberAction, string>> = {
  makeOwner: 'Make owner',
  makeMember: 'Make member',
  handOver: 'Hand over',
  remove: 'Remove',
}

const questions: Readonly<Record<MemberAction, string>> = {
  makeOwner: 'An owner may invite and remove people, you included.',
  makeMember: 'A member works on the projects, but may neither invite nor remove people.',
  handOver: 'This person becomes an owner in your place, and you become a member.',
  remove: 'This person can no longer open the company’s projects. They keep their account and subscription.',
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

const Person = ({ person, actions, onAsk }: PersonProps) => (
  <li className={entries.entry}>
    <div className={entries.words}>
      <p className={entries.name}>
        {person.name}
        <span className={styles.role}>
          {person.role === 'owner' ? text('Owner') : text('Member')}
          {person.isSelf && text(', you')}
        </span>
      </p>
      <p className={entries.detail}>{person.email}</p>
    </div>
    {actions.length > 0 && (
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'remove' ? 'subtle' : 'default'}
            {...(action === 'remove' ? { color: 'red' } : {})}
            aria-label={text('{label}: {name}', { label: labels[action], name: person.name })}
            onClick={() => onAsk(action)}
          >
            {text(labels[action])}
          </Button>
        ))}
      </div>
    )}
  </li>
)

type Asked = { readonly person: Member; readonly action: MemberAction }

type DialogProps = { readonly asked: Asked | null; readonly onClose: () => void; readonly onDone: () => void }

const MemberActionDialog = ({ asked, onClose, onDone }: DialogProps) => {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (asked === null) return
    setBusy(true)
    const answer = await send(asked.person, asked.action)
    setBusy(false)
    onClose()
    if (answer.ok) toast(say(asked.action === 'remove' ? 'memberRemoved' : 'saved'), 'success')
    onDone()
  }
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={asked ? text('{label}: {name}', { label: labels[asked.action], name: asked.person.name }) : ''}
      confirmLabel={asked ? text(labels[asked.action]) : ''}
      cancelLabel={text('Cancel')}
      danger={asked?.action !== 'makeOwner'}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {asked && text(questions[asked.action])}
    </ConfirmDialog>
  )
}

export const PeoplePanel = ({ company }: { readonly company: Company }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useRef<HTMLElement>(null)
  const refetchAll = useRefetch()
  const owners = company.members.filter(({ role }) => role === 'owner').length
  const onDone = async () => {
    await refetchAll()
    focusAfterDialog(list.current)
  }
  return (
    <Panel title={text('People')}>
      <section ref={list} tabIndex={-1} className={styles.people} aria-label={text('People of the company')}>
        <ul className={entries.entries}>
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
