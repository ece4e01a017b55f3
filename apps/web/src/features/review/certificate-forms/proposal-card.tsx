import { Button, Group, Stack, Text } from '@mantine/core'
import type { FormChange, formDecisions } from '@soundroof/contract/review/certificate/form-changes'
import { useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { DecisionDialog, decisionWords } from './decision-dialog.tsx'
import { FormPreview } from './form-preview.tsx'

type Decision = (typeof formDecisions)[number]

export const ProposedWords = ({ change }: { readonly change: FormChange }) => {
  const say = useSay()
  const { proposedBy, proposedAt, reason } = change
  const moment = shownMoment(say, proposedAt)
  return <Text size="sm">{say('review.form-proposed-by', { name: proposedBy, moment, reason })}</Text>
}

type Props = { readonly proposal: FormChange; readonly onDone: () => void }

/** An open proposal: its page, and what this engineer may decide. Administrators only see it. */
export const ProposalCard = ({ proposal, onDone }: Props) => {
  const say = useSay()

  const isEngineer = useSession()?.customer.role === 'engineer'
  const [asked, setAsked] = useState<Decision | null>(null)
  const decisions: readonly Decision[] = proposal.isOwn ? ['withdraw'] : ['approve', 'decline']
  return (
    <Stack gap="xs">
      <Text fw={700}>{say('review.form-waits')}</Text>
      <ProposedWords change={proposal} />
      <details>
        <summary>{say('review.form-preview')}</summary>
        <FormPreview form={proposal.form} />
      </details>
      {isEngineer && (
        <Group gap="sm">
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'approve' ? 'filled' : 'default'}
              onClick={() => setAsked(decision)}
            >
              {say(decisionWords[decision].verb)}
            </Button>
          ))}
        </Group>
      )}
      {asked !== null && (
        <DecisionDialog
          proposal={proposal}
          decision={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onDone()
          }}
        />
      )}
    </Stack>
  )
}
