import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { FormChange, FormInForce } from '@soundroof/contract/review/certificate/form-changes'
import { useState } from 'react'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { editedOf, newForm } from './edited-form.ts'
import { FormEditor } from './form-editor.tsx'
import { FormPreview } from './form-preview.tsx'
import { ProposalCard, ProposedWords } from './proposal-card.tsx'

const decided: Readonly<Record<Exclude<FormChange['state'], 'proposed'>, PlainCode>> = {
  approved: 'review.form-approved',
  declined: 'review.form-declined',
  withdrawn: 'review.form-withdrawn',
}

const History = ({ changes }: { readonly changes: readonly FormChange[] }) => {
  const say = useSay()
  const former = changes.flatMap((change) => (change.state === 'proposed' ? [] : [{ change, state: change.state }]))
  if (former.length === 0) return null
  return (
    <details>
      <summary>{say('review.form-history')}</summary>
      <Stack gap="xs" mt="xs">
        {former.map(({ change, state }) => (
          <div key={change.id}>
            <Text
              fw={700}
            >{`${say('review.form-correction', { number: change.number })}: ${say(decided[state])}`}</Text>
            <ProposedWords change={change} />
            <Text size="sm">
              {say('review.form-decided-by', {
                name: change.decidedBy,
                moment: shownMoment(say, change.decidedAt ?? change.proposedAt),
                note: change.note,
              })}
            </Text>
          </div>
        ))}
      </Stack>
    </details>
  )
}

type CardProps = { readonly inForce: FormInForce; readonly onDone: () => void }

const FormCard = ({ inForce: { form, number, changes }, onDone }: CardProps) => {
  const say = useSay()

  const isEngineer = useSession()?.customer.role === 'engineer'
  const [isEditing, setEditing] = useState(false)
  const open = changes.find(({ state }) => state === 'proposed')
  const done = () => {
    setEditing(false)
    onDone()
  }
  const origin = number === 0 ? say('review.form-as-published') : say('review.form-correction', { number })
  return (
    <Paper component="li" withBorder px={18} py={14} style={{ overflowWrap: 'anywhere' }}>
      <Stack gap="xs">
        <Title order={3} fz="md">
          {form.title}
        </Title>
        <Text size="sm" c="dimmed">
          {[
            say('review.form-states', { states: form.states.join(', ') }),
            form.version,
            origin,
            ...(form.status === 'check' ? [say('review.form-to-check')] : []),
          ].join(' · ')}
        </Text>
        {!isEditing && (
          <details>
            <summary>{say('review.form-preview')}</summary>
            <FormPreview form={form} />
          </details>
        )}
        {open && <ProposalCard proposal={open} onDone={done} />}
        {isEngineer && !open && !isEditing && (
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            aria-label={say('review.form-correct-of', { title: form.title })}
            onClick={() => setEditing(true)}
          >
            {say('review.form-correct')}
          </Button>
        )}
        {isEditing && (
          <FormEditor
            start={editedOf(form)}
            base={number}
            isNew={false}
            onClose={() => setEditing(false)}
            onDone={done}
          />
        )}
        <History changes={changes} />
      </Stack>
    </Paper>
  )
}

const AddForm = ({ onDone }: { readonly onDone: () => void }) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  if (isOpen) return <FormEditor start={newForm} base={0} isNew onClose={() => setOpen(false)} onDone={done} />
  return (
    <Button style={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
      {say('review.form-add')}
    </Button>
  )
}

/** Forms of the states: corrected or added by an engineer, approved by another. */
export const CertificateForms = () => {
  const say = useSay()

  const isEngineer = useSession()?.customer.role === 'engineer'
  const { data, error, refetch } = useCallData('certificateForms', ['console', 'certificate-forms'])
  const reload = () => void refetch()
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={480} radius="lg" />
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm" maw="70ch">
        {say('review.certificate-forms-lead')}
      </Text>
      {isEngineer && <AddForm onDone={reload} />}
      {data.waiting.map((proposal) => (
        <Paper key={proposal.id} withBorder px={18} py={14}>
          <Title order={3} fz="md">
            {proposal.form.title}
          </Title>
          <ProposalCard proposal={proposal} onDone={reload} />
        </Paper>
      ))}
      <Stack component="ul" gap="sm">
        {data.forms.map((inForce) => (
          <FormCard key={inForce.form.id} inForce={inForce} onDone={reload} />
        ))}
      </Stack>
    </Stack>
  )
}
